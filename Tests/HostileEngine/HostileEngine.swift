#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An engine that misbehaves: `HostileEngine BEHAVIOUR [WORD [FILE]]`.
///
/// It answers each request with an empty trace, and does what its behaviour says where the request has
/// WORD in it. To FILE it adds the number of each of its processes, so that a test can look whether
/// they are gone. The behaviours of `Behaviour.all` need no WORD; `--list` prints them.
@main
enum HostileEngine {
  static func main() {
    let words = CommandLine.arguments
    let behaviour = words.count > 1 ? words[1] : ""
    let word = words.count > 2 ? words[2] : ""
    if words.count > 3 { note(in: words[3]) }
    switch behaviour {
    case "--list": return say(Behaviour.list)
    case "child": sleepForEver()
    case "child of its own session":
      setsid()
      // Those who started the command wait for the end of a file that it inherits.
      for file in 3..<65_536 as Range<Int32> { close(file) }
      sleepForEver()
    case "child that answers":
      setsid()
      for file in 3..<65_536 as Range<Int32> { close(file) }
      usleep(500_000)
      say(trace(Int(word) ?? 0))
      sleepForEver()
    default: break
    }
    if let behaviour = Behaviour.all.first(where: { $0.name == behaviour }) {
      return behaviour.run()
    }
    if behaviour.hasSuffix("ignores signals") { ignoreSignals() }
    start(behaviour)
    var plays = 0
    while let line = readLine() {
      if rest(of: line, after: #""cmd":"stop""#) != nil { stop(behaviour) }
      plays += 1
      let number = number(of: line)
      if word.isEmpty || rest(of: line, after: word) != nil {
        run(behaviour, number, plays)
      } else {
        say(trace(number))
      }
    }
  }

  static func say(_ line: String) { put(line + "\n") }

  static func put(_ text: String) { put(Array(text.utf8)) }

  static func put(_ bytes: [UInt8], on stream: Int32 = 1) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(stream, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  static func sleepForEver() -> Never {
    while true { sleep(1_000) }
  }

  private static func ignoreSignals() {
    for number in [SIGTERM, SIGINT, SIGHUP, SIGQUIT] { signal(number, SIG_IGN) }
  }

  private static func note(in file: String) {
    let end = open(file, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    put(Array("\(getpid())\n".utf8), on: end)
    close(end)
  }

  /// Starts this program once more, in the same group and with the same pipes: as one that sleeps, or that
  /// does something before. Its number is noted as well.
  static func haveChild(_ words: String...) {
    let file = CommandLine.arguments.count > 3 ? CommandLine.arguments[3] : "/dev/null"
    let behaviour = words.first ?? "child"
    spawn([CommandLine.arguments[0], behaviour, words.count > 1 ? words[1] : "", file])
  }

  /// Starts a program with the streams of this one.
  @discardableResult
  static func spawn(_ words: [String], streams: [(Int32, Int32)] = []) -> pid_t {
    var id: pid_t = 0
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    for (own, other) in streams { posix_spawn_file_actions_adddup2(&actions, own, other) }
    posix_spawnp(&id, words[0], &actions, nil, words.map { strdup($0) } + [nil], [nil])
    posix_spawn_file_actions_destroy(&actions)
    return id
  }

  /// The number of a request, and 0 where it has none.
  static func number(of line: String) -> Int {
    Int(rest(of: line, after: #""seq":"#)?.prefix { $0.isNumber } ?? "") ?? 0
  }

  /// What stands behind some words; nil where they are not there.
  static func rest(of line: String, after words: String) -> String? {
    line.withCString { line in
      strstr(line, words).map { String(cString: $0 + words.utf8.count) }
    }
  }

  /// How many processes noted their numbers so far.
  static var processes: Int {
    let words = CommandLine.arguments
    guard words.count > 3 else { return 0 }
    let file = open(words[3], O_RDONLY)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(file, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).count { $0 == 0x0A }
  }

  static func trace(_ number: Int, _ events: String = "") -> String {
    #"{"seq":\#(number),"trace":{"events":[\#(events)]}}"#
  }
}
