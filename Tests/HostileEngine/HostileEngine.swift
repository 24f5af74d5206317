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
/// they are gone.
@main
enum HostileEngine {
  static func main() {
    let words = CommandLine.arguments
    let behaviour = words.count > 1 ? words[1] : ""
    let word = words.count > 2 ? words[2] : ""
    if words.count > 3 { note(in: words[3]) }
    if behaviour == "child" { sleepForEver() }
    if behaviour.hasSuffix("ignores signals") { ignoreSignals() }
    start(behaviour)
    var plays = 0
    while let line = readLine() {
      if line.contains(#""cmd":"stop""#) { stop(behaviour) }
      plays += 1
      let number = number(of: line)
      if word.isEmpty || line.contains(word) {
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

  /// Starts a process that stays in the group, and holds the pipes.
  static func haveChild() {
    var id: pid_t = 0
    let words = [CommandLine.arguments[0], "child"]
    let pointers = words.map { strdup($0) } + [nil]
    posix_spawn(&id, words[0], nil, nil, pointers, [nil])
  }

  /// The number of a request, and 0 where it has none.
  static func number(of line: String) -> Int {
    guard let key = line.range(of: #""seq":"#) else { return 0 }
    return Int(line[key].prefix { $0.isNumber }) ?? 0
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

extension String {
  /// Where a text ends that is found first; nil if it is not there.
  fileprivate func range(of text: String) -> PartialRangeFrom<String.Index>? {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return index(rest.startIndex, offsetBy: text.count)... }
      rest.removeFirst()
    }
    return nil
  }

  fileprivate func contains(_ text: String) -> Bool { range(of: text) != nil }
}
