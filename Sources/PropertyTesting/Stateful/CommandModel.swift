/// What a system should do, said by a simpler one: a model.
///
///     struct StackModel: CommandModel {
///       var items: [Int] = []
///
///       enum Command { case push(Int), pop }
///
///       var commands: some Generator<Command> {
///         oneOf(constant(Command.pop), integer().map { .push($0) })
///       }
///
///       func allows(_ command: Command) -> Bool {
///         if case .pop = command { !items.isEmpty } else { true }
///       }
///
///       mutating func apply(_ command: Command) {
///         switch command {
///         case .push(let item): items.append(item)
///         case .pop: items.removeLast()
///         }
///       }
///
///       func run(_ command: Command, on stack: inout Stack<Int>) {
///         switch command {
///         case .push(let item): stack.push(item)
///         case .pop: #expect(stack.pop() == items.last)
///         }
///       }
///     }
///
/// The value of the type is the state of the model. A command that the state does not allow is never drawn,
/// never run, and never left over when other commands are taken out while a failure shrinks.
public protocol CommandModel: Sendable {
  /// What can be asked of the system.
  associatedtype Command: Sendable
  /// The system under test: a class, an actor or a value.
  associatedtype System
  /// What draws commands.
  associatedtype Commands: Generator<Command>

  /// What draws the next command; it may depend on the state, such as on what there is to be removed.
  var commands: Commands { get }

  /// Whether the command makes sense in this state; true unless said otherwise.
  func allows(_ command: Command) -> Bool

  /// Changes the state as the command should change the system.
  mutating func apply(_ command: Command)

  /// Runs the command on the system, and expects what should come of it in this state, the one before.
  func run(_ command: Command, on system: inout System) async throws
}

extension CommandModel {
  /// Every command makes sense.
  public func allows(_ command: Command) -> Bool { true }
}

/// Commands one after the other, each of which the model allows when its turn comes; fewer are simpler.
///
///     let programs = commands(for: StackModel(), count: 1...20)
public func commands<Model: CommandModel>(
  for model: Model, count: ClosedRange<Int> = 0...50
) -> CommandsGenerator<Model> {
  CommandsGenerator(model, count)
}

/// Draws commands that a model allows; made by `commands`.
public struct CommandsGenerator<Model: CommandModel>: Generator {
  private let model: Model
  private let bounds: ClosedRange<Int>

  init(_ model: Model, _ bounds: ClosedRange<Int>) {
    precondition(bounds.lowerBound >= 0, "there are no fewer than zero commands")
    self.model = model
    self.bounds = bounds
  }

  private static var tag: Tag { "commands" }
  /// How often a search draws until the model allows a command.
  private static var tries: Int { 20 }

  /// Draws one command after the other.
  public func draw(from source: inout Source) -> [Model.Command] {
    collect(&source) { model, source, _ in model.commands.draw(from: &source) }
  }

  /// Whether commands have a way back.
  public var isTwoWay: Bool { model.commands.isTwoWay }

  /// Draws one command after the other, which write their choices.
  public func draw(
    from source: inout Source, writing spelling: inout Spelling
  ) -> [Model.Command] {
    spelling.enter(.list, Self.tag)
    defer { spelling.leave() }
    return collect(&source) { model, source, isAllowed in
      let mark = spelling.mark
      spelling.enter(.element, Self.tag)
      let command = model.commands.draw(from: &source, writing: &spelling)
      if isAllowed(command) { spelling.leave() } else { spelling.roll(back: mark) }
      return command
    }
  }

  /// Draws commands and keeps those that are allowed.
  private func collect(
    _ source: inout Source,
    _ next: (Model, inout Source, _ isAllowed: (Model.Command) -> Bool) -> Model.Command
  ) -> [Model.Command] {
    source.enter(.list, Self.tag)
    let count =
      source.isSearching
      ? source.random.integer(in: bounds) : source.count(of: Self.tag, in: bounds)
    let tries = source.isSearching ? Self.tries : 1
    var state = model
    var commands: [Model.Command] = []
    for _ in 0..<count {
      for _ in 0..<tries {
        source.enter(.element, Self.tag)
        let command = next(state, &source) { state.allows($0) }
        source.leave()
        guard state.allows(command) else { continue }
        commands.append(command)
        state.apply(command)
        break
      }
    }
    source.leave()
    if commands.count < bounds.lowerBound { source.reject() }
    return commands
  }

  /// Spells one command after the other, and refuses what the model does not allow.
  public func spell(
    _ commands: [Model.Command], into spelling: inout Spelling
  ) throws(Unspellable) {
    guard bounds.contains(commands.count) else {
      throw Unspellable(Self.tag, "\(commands.count) commands are outside \(bounds)")
    }
    var state = model
    spelling.enter(.list, Self.tag)
    for command in commands {
      guard state.allows(command) else {
        throw Unspellable(Self.tag, "a command is not allowed in its place")
      }
      spelling.enter(.element, Self.tag)
      try state.commands.spell(command, into: &spelling)
      spelling.leave()
      state.apply(command)
    }
    spelling.leave()
  }
}
