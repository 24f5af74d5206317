import Conformance
import Foundation

/// Where a command's results go, as `--output` and `--quiet` ask for.
///
/// A file is written at the end, whole or not at all. What cannot be written there goes to standard output, so
/// that nothing that was found is lost.
struct Delivery {
  private let file: URL?
  /// Whether results are of no interest where all is well; of machines they always are.
  private let isQuiet: Bool

  /// Takes charge of what a command says from now on, until `end` or `giveUp`.
  init(_ arguments: Arguments, of command: any Command.Type) throws(Misuse) {
    Console.isQuiet = arguments.has(Option.quiet.name)
    Console.useColors(try arguments.word(Option.color.name, of: ["auto", "always", "never"]))
    // Programs, drawings and answers to programs are no prose.
    let isPlain = !["adapter", "completion", "schema", "engine", "show"].contains(command.name)
    let isText = (arguments.text("--format") ?? "text") == "text"
    Console.isProse.store(isPlain && isText, ordering: .relaxed)
    isQuiet = arguments.has(Option.quiet.name) && isText
    let path = command.writesFolder(arguments) ? nil : arguments.text(Option.output.name)
    file = try path.map { path throws(Misuse) in try Self.place(path) }
    // The parent of a child delivers its report.
    if Child.current == nil, file != nil || isQuiet { Console.hold() }
  }

  /// The file of that path, which need not be there; but its folder must be.
  private static func place(_ path: String) throws(Misuse) -> URL {
    let kind = kind(of: path)
    if kind == S_IFDIR {
      throw Misuse("\(Option.output.name) takes a file, and \(path.quotedOnOneLine) is a folder")
    }
    // Behind the link of a pipe, such as /dev/stdout, there is no name.
    let place = URL(filePath: path)
    guard kind == nil || kind == S_IFREG else { return place }
    let folder = place.resolvingSymlinksInPath().deletingLastPathComponent().path
    guard Self.kind(of: folder) == S_IFDIR else {
      throw Misuse("\(Option.output.name): there is no folder \(folder.quotedOnOneLine)")
    }
    return place.resolvingSymlinksInPath()
  }

  /// What stands at a path, behind links, as the system calls it; nil: nothing.
  private static func kind(of path: String) -> mode_t? {
    var about = stat()
    return stat(path, &about) == 0 ? about.st_mode & S_IFMT : nil
  }

  /// Delivers what was said.
  ///
  /// - Returns: The command's exit status, which tells also of a file that cannot be written.
  func end(with status: ExitStatus) -> ExitStatus {
    guard let text = Console.release() else { return status }
    guard let file else {
      if status != .clean { Console.write(text) }
      return status
    }
    do {
      try Self.write(Data(text.utf8), to: file)
      return status
    } catch {
      Console.write(text)
      Console.complain(
        "\(file.path.quotedOnOneLine) cannot be written: what belongs there went to standard output"
      )
      return .gravest(of: [status, .failed])
    }
  }

  /// Says what was said so far, where the command cannot go on.
  func giveUp() { if let text = Console.release() { Console.write(text) } }

  private static func write(_ data: Data, to place: URL) throws {
    let kind = kind(of: place.path)
    guard let kind, kind != S_IFREG else { return try WholeFile.write(data, to: place) }
    // A pipe or a device is written to, and not replaced.
    let handle = try FileHandle(forWritingTo: place)
    try handle.write(contentsOf: data)
    try handle.close()
  }
}
