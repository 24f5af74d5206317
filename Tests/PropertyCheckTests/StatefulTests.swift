import PropertyCheck
import Testing

/// A queue in a ring that forgets what it holds when it is filled to the brim.
final class Ring {
  private var slots: [Int?]
  private var first = 0
  private var next = 0

  init(capacity: Int) { slots = Array(repeating: nil, count: capacity) }

  var count: Int { (next - first + slots.count) % slots.count }

  func enqueue(_ item: Int) {
    slots[next] = item
    next = (next + 1) % slots.count
  }

  func dequeue() -> Int? {
    defer { first = (first + 1) % slots.count }
    return slots[first]
  }
}

struct RingModel: CommandModel {
  let capacity: Int
  var items: [Int] = []

  enum Command: Hashable { case enqueue(Int), dequeue, count }

  var commands: some Generator<Command> {
    oneOf(
      constant(Command.count), constant(Command.dequeue),
      integer(in: 0...9).map(to: Command.enqueue) {
        if case .enqueue(let item) = $0 { item } else { nil }
      })
  }

  func allows(_ command: Command) -> Bool {
    switch command {
    case .enqueue: items.count < capacity
    case .dequeue: !items.isEmpty
    case .count: true
    }
  }

  mutating func apply(_ command: Command) {
    switch command {
    case .enqueue(let item): items.append(item)
    case .dequeue: items.removeFirst()
    case .count: break
    }
  }

  func run(_ command: Command, on ring: inout Ring) {
    // A command that the model does not allow must never come here.
    #expect(allows(command), "a precondition")
    switch command {
    case .enqueue(let item): ring.enqueue(item)
    case .dequeue: #expect(ring.dequeue() == items.first)
    case .count: #expect(ring.count == items.count)
    }
  }
}

/// Accounts that are opened, used and closed; a command names an account that an earlier one has opened.
struct BankModel: CommandModel {
  var balances: [Int] = []

  enum Command { case open, deposit(Int, into: Int), transfer(Int, from: Int, to: Int) }

  var commands: AnyGenerator<Command> {
    guard !balances.isEmpty else { return AnyGenerator(constant(Command.open)) }
    let account = integer(in: 0..<balances.count)
    return AnyGenerator(
      oneOf(
        constant(Command.open),
        combine(integer(in: 1...1000), account) { .deposit($0, into: $1) },
        combine(integer(in: 1...1000), account, account) { .transfer($0, from: $1, to: $2) }))
  }

  func allows(_ command: Command) -> Bool {
    if case .transfer(let amount, let from, _) = command { balances[from] >= amount } else { true }
  }

  mutating func apply(_ command: Command) {
    switch command {
    case .open: balances.append(0)
    case .deposit(let amount, let account): balances[account] += amount
    case .transfer(let amount, let from, let to):
      balances[from] -= amount
      balances[to] += amount
    }
  }

  func run(_ command: Command, on bank: inout Bank) async throws {
    switch command {
    case .open: await bank.open()
    case .deposit(let amount, let account): await bank.deposit(amount, into: account)
    case .transfer(let amount, let from, let to):
      try await bank.transfer(amount, from: from, to: to)
    }
    var model = self
    model.apply(command)
    #expect(await bank.balances.reduce(0, +) == model.balances.reduce(0, +))
  }
}

actor Bank {
  struct NotCovered: Error {}
  private(set) var balances: [Int] = []
  private let copiesItself: Bool

  init(copiesItself: Bool) { self.copiesItself = copiesItself }

  func open() { balances.append(0) }
  func deposit(_ amount: Int, into account: Int) { balances[account] += amount }

  /// The mistake: a transfer from an account to itself makes money.
  func transfer(_ amount: Int, from: Int, to: Int) throws {
    guard balances[from] >= amount else { throw NotCovered() }
    let (source, target) = (balances[from], balances[to])
    balances[from] = source - amount
    balances[to] = (copiesItself || from != to ? target : balances[to]) + amount
  }
}

@Suite("Commands on a system are compared with a model", .failures(in: ""))
struct StatefulTests {
  @Test("The fewest commands that differ are reported, and none runs that the model does not allow")
  func ring() async throws {
    let found = await issues {
      try await check(RingModel(capacity: 3)) { Ring(capacity: 3) }
    }
    #expect(found.count == 1)
    let text = try #require(found.first).text
    #expect(
      text.contains("  1. .enqueue(0)\n  2. .enqueue(0)\n  3. .enqueue(0)\n  4. .count\n"),
      "\(text)")
    #expect(!text.contains("a precondition"))
    try await check(RingModel(capacity: 3)) { Ring(capacity: 4) }
  }

  @Test("Commands refer to what earlier ones made, and the system may be an actor")
  func bank() async throws {
    let found = await issues {
      try await check(BankModel()) { Bank(copiesItself: true) }
    }
    let text = try #require(found.first).text
    #expect(
      text.contains("  1. .open\n  2. .deposit(1, into: 0)\n  3. .transfer(1, from: 0, to: 0)\n"),
      "\(text)")
    try await check(BankModel()) { Bank(copiesItself: false) }
  }

  @Test("Programs keep to the model however their choices are damaged", .cases(300))
  func damagedPrograms() async throws {
    let programs = commands(for: RingModel(capacity: 3), count: 0...12)
    func isAllowed(_ program: [RingModel.Command]) -> Bool {
      var model = RingModel(capacity: 3)
      return program.allSatisfy { command in
        guard model.allows(command) else { return false }
        model.apply(command)
        return true
      }
    }
    try await check(programs, list(of: integer(in: 0..<12), count: 1...4)) { program, gone in
      #expect(isAllowed(program))
      var tree = try #require(try? programs.tree(of: program))
      for index in gone {
        guard case .span(var list)? = tree.nodes.first, index < list.nodes.count else { continue }
        list.nodes.remove(at: index)
        tree.nodes[0] = .span(list)
      }
      #expect(isAllowed(programs.value(of: tree)))
    }
  }
}
