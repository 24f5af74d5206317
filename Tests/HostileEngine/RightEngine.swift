#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The in-repo engine, which answers for a behaviour that is right most of the time: the program that `TOUCHSTONE`
/// names, as a child.
final class RightEngine {
  private let input: Int32
  private let output: UnsafeMutablePointer<FILE>

  init() {
    var (asking, answering): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    pipe(&asking)
    pipe(&answering)
    for end in [asking[1], answering[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let program = getenv("TOUCHSTONE").map { String(cString: $0) } ?? "touchstone"
    HostileEngine.spawn([program, "engine"], streams: [(asking[0], 0), (answering[1], 1)])
    close(asking[0])
    close(answering[1])
    input = asking[1]
    output = fdopen(answering[0], "r")
    _ = ask(#"{"cmd":"start","protocol":1}"#)
  }

  /// The answer to a line, without its newline.
  func ask(_ line: String) -> String {
    HostileEngine.put(Array("\(line)\n".utf8), on: input)
    var text: UnsafeMutablePointer<CChar>?
    var size = 0
    defer { free(text) }
    guard getline(&text, &size, output) > 0, let text else { exit(70) }
    return String(String(cString: text).dropLast())
  }
}
