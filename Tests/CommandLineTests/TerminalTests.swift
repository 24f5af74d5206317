import Foundation
import Testing

@Suite("On a terminal", .serialized)
struct TerminalTests {
  @Test("Progress is one line that is written again and again, and gone before the report", .isLong)
  func progress() throws {
    let terminal = try Terminal(columns: 80)
    let words = [
      "fuzz", "--fault", "hidden-hit", "--cases", "400", "--no-memory", "--prove", "300",
    ]
    let shown = try terminal.run(words)
    let report = try #require(shown.range(of: "\u{1B}[1;31m✗ "))
    let progress = String(shown[..<report.lowerBound])
    #expect(progress.hasSuffix("\r\u{1B}[K"))
    #expect(!progress.contains("\n"))
    let lines = progress.components(separatedBy: "\r").map {
      $0.replacingOccurrences(of: "\u{1B}[K", with: "")
    }
    #expect(lines.allSatisfy { $0.count < 80 }, "\(lines)")
    // How wordy a line is depends on how far the search was when it was written: a fast machine tells
    // of the beginning alone.
    let search =
      /[0-9]+(\/| of )400 cases, [0-9,]+\/s, 0:[0-9]+, [0-9]+(\/| of )[0-9]+ rules.* broken/
    #expect(lines.contains { $0.wholeMatch(of: search) != nil }, "\(lines)")
    #expect(shown[report.lowerBound...].contains("\u{1B}[1;31m✗ HT-04 is broken. "))
    let plain = try Terminal(columns: 80).run(words, environment: ["NO_COLOR": "1"])
    let end = try #require(plain.range(of: "✗ "))
    #expect(!plain[end.lowerBound...].contains("\u{1B}"))
  }

  @Test("A narrow terminal gets a narrow line")
  func narrow() throws {
    let shown = try Terminal(columns: 30).run(["fuzz", "--cases", "400", "--no-memory"])
    let lines = shown.components(separatedBy: "\r").filter { $0.hasSuffix("\u{1B}[K") }
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.count < 30 + "\u{1B}[K".count }, "\(lines)")
  }

  @Test("A narrow terminal gets lines that fit, broken between words, and commands stay whole")
  func fitting() throws {
    let words = ["replay", "button-in-tapped-view", "--fault", "never-self"]
    let shown = try Terminal(columns: 60).run(words + ["--color", "never"])
    let lines = shown.split(separator: "\n")
    #expect(lines.count > 5 && lines.allSatisfy { $0.count <= 60 }, "\(shown)")
    let help = try Terminal(columns: 40).run(["rules", "HT-12"]).split(separator: "\n")
    #expect(
      help.count > 10 && help.allSatisfy { $0.count <= 40 || !$0.drop { $0 == " " }.contains(" ") })
    let piped = try Touchstone("experiments", "pass-through-view").output
    #expect(piped.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(piped)")
    let question = try Touchstone("explain", "pass-through-view").output
    #expect(question.hasPrefix("A clear view with a button"), "\(question)")
    let json = try Terminal(columns: 60).run(words + ["--format", "json"])
    #expect(json.split(separator: "\n").count == 3 || json.contains("{\"failure\""))
    #expect(json.split(separator: "\n").allSatisfy { $0.hasPrefix("{") })
  }

  @Test("Colors are a matter of choice")
  func color() throws {
    let words = ["replay", "button-in-tapped-view", "--fault", "never-self"]
    #expect(try Touchstone(words + ["--color", "always"]).output.contains("\u{1B}[1;31m✗ "))
    #expect(try !Touchstone(words).output.contains("\u{1B}"))
    #expect(try !Terminal(columns: 80).run(words + ["--color", "never"]).contains("\u{1B}"))
    let wrong = try Touchstone(words + ["--color", "red"])
    #expect(
      wrong.complaints == "touchstone: --color takes auto, always or never, not 'red'\n"
        && wrong.status == 2)
  }
}

/// A terminal without a screen.
private struct Terminal {
  private let inside: FileHandle
  private let outside: FileHandle

  private typealias OpenPTY =
    @convention(c) (
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<CChar>?,
      UnsafeRawPointer?, UnsafePointer<winsize>?
    ) -> Int32

  init(columns: UInt16) throws {
    // It is in the C library, but in none of the headers that Swift can see on Linux.
    let symbol = try #require(dlsym(dlopen(nil, RTLD_NOW), "openpty"))
    let openPTY = unsafeBitCast(symbol, to: OpenPTY.self)
    var (outer, inner): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openPTY(&outer, &inner, nil, nil, &size) == 0)
    outside = FileHandle(fileDescriptor: outer, closeOnDealloc: true)
    inside = FileHandle(fileDescriptor: inner, closeOnDealloc: true)
  }

  /// Runs `touchstone` with all its output on this terminal, and gives what is written there.
  func run(_ words: [String], environment: [String: String] = [:]) throws -> String {
    let process = Process()
    process.executableURL = Touchstone.executable
    process.arguments = words
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key != "NO_COLOR" && $0.key != "TERM" }.merging(environment) { _, own in own }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = inside
    process.standardError = inside
    try process.run()
    try inside.close()
    var data = Data()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    // When the last writer is gone, reading fails or ends.
    while case let count = read(outside.fileDescriptor, &bytes, bytes.count), count > 0 {
      data += bytes[..<count]
    }
    process.waitUntilExit()
    // The terminal makes a return of every new line.
    return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }
}
