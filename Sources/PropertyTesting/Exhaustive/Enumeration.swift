/// Every value of a generator within a scope, once, the simplest first.
///
/// Fewer choices and elements come first; of values with as many, the one that at the first
/// difference has the shorter list or the earlier value. A value is there if its own spelling is
/// within the scope, however else it could be drawn; so nothing comes twice.
///
/// It is found by drawing with the wheels of an odometer, which are then kept: so the values are
/// counted before any is looked at, each can be had without those before it, and a walk can be
/// shared out or taken up again at any index.
///
/// One thing is asked of the generator and the scope where the scope has a size: that of all ways
/// to go on with a draw, none is smaller than the one that takes the first usual value and the
/// shortest length everywhere, and that a longer list makes more.
public struct Enumeration<Subject: Generator>: RandomAccessCollection, Sendable {
  /// What draws the values.
  public let generator: Subject
  /// Which of them there are.
  public let scope: Scope
  /// How many draws it took to find them.
  public let draws: Int
  /// Whether these are all of them; else the caller said to stop while they were being found.
  public let isWhole: Bool

  /// The settings of the wheels, one after the other.
  private let settings: [UInt16]
  /// Where each value's settings are, in the order of the values.
  private let places: [Range<Int>]
  /// What the scope said meanwhile, so that it is not asked again for every value.
  private let memory: Odometer.Memory

  /// Finds all values; nil if that takes more draws than the limit, or the caller says to stop, unless
  /// the part that was found until then is to be kept.
  ///
  /// `note` receives how many were found, again and again. `isWanted` may leave values out by their
  /// spelling, such as all but one of those that are alike.
  public init?(
    of generator: Subject, in scope: Scope, draws limit: Int = 1_000_000,
    keepsPart: Bool = false, note: (_ found: Int) -> Void = { _ in },
    shouldStop: () -> Bool = { false }, where isWanted: (ChoiceTree) -> Bool = { _ in true }
  ) {
    var settings: [UInt16] = []
    var found: [(size: Int, place: Range<Int>)] = []
    var next: [UInt16]? = []
    var draws = 0
    var memory = Odometer.Memory()
    while let setting = next {
      guard draws < limit else { return nil }
      if shouldStop() {
        guard keepsPart else { return nil }
        break
      }
      draws += 1
      var source = Source(supply: Odometer(setting[...], in: scope, memory: memory))
      let value = generator.draw(from: &source)
      guard let odometer = source.odometer else { return nil }
      memory = odometer.memory
      next = odometer.next
      if odometer.isTooLarge { continue }
      let tree = odometer.spelling.tree
      guard isWanted(tree), (try? generator.tree(of: value)) == tree else { continue }
      found.append((odometer.size, settings.count..<settings.count + setting.count))
      settings += setting
      note(found.count)
    }
    isWhole = next == nil
    self.generator = generator
    self.scope = scope
    self.draws = draws
    self.settings = settings
    self.memory = memory
    places = found.enumerated()
      .sorted { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }
      .map(\.element.place)
  }

  /// The index of the simplest value.
  public var startIndex: Int { 0 }
  /// How many values there are.
  public var endIndex: Int { places.count }

  /// The value at an index.
  public subscript(index: Int) -> Subject.Value {
    var source = source(at: index)
    return generator.draw(from: &source)
  }

  /// The spelling of the value at an index.
  public func tree(at index: Int) -> ChoiceTree {
    var source = source(at: index)
    _ = generator.draw(from: &source)
    return source.odometer?.spelling.tree ?? ChoiceTree()
  }

  private func source(at index: Int) -> Source {
    Source(supply: Odometer(settings[places[index]], in: scope, memory: memory))
  }
}
