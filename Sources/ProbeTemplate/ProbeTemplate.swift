import Foundation

/// Writes the classes that watch UIKit's for the stage, all that is in `Watched.all`, and the list of
/// UIKit's names.
///
///     swift run ProbeTemplate
///
/// What it writes is checked in, so that a build of the package needs neither this program nor a
/// plugin; a test holds that it is current.
@main
enum ProbeTemplate {
  static func main() throws {
    for file in files {
      try file.text.write(to: file.place, atomically: true, encoding: .utf8)
      print("Sources/Stage/\(file.path) is made anew.")
    }
  }

  /// What is written.
  static var files: [File] {
    [
      File(path: "Probes/Generated.swift", text: classes),
      File(path: "UIKit.swift", text: UIKitNames.text),
    ]
  }

  /// A file of the stage.
  struct File {
    /// Where it is, from the folder of the stage.
    let path: String
    let text: String

    /// Where it is on this machine.
    var place: URL {
      URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Stage/\(path)").standardizedFileURL
    }
  }

  private static var classes: String {
    let factories = [
      Family.view.factory(of: "UIView"), Family.recognizer.factory(of: "UIGestureRecognizer"),
    ]
    return ([opening] + factories + Watched.all.map(\.declaration)).joined(separator: "\n\n")
      + "\n"
  }

  private static let opening = """
    // Made by `swift run ProbeTemplate`. Change it there, in Sources/ProbeTemplate: a new class is one
    // line in Watched.swift, and what the classes override stands in Overrides.swift.
    """
}

extension Watched {
  /// The class, as Swift source text.
  fileprivate var declaration: String {
    let members =
      ["private let probe: \(family.worker)", family.initializer] + family.overrides
    return """
      /// A `\(base)` that \(family.does).
      final class \(name): \(inheritance) {
      \(members.joined(separator: "\n\n").indented)
      }
      """
  }

  private var inheritance: String { conformance.map { "\(superclass), \($0)" } ?? superclass }
}

extension Family {
  fileprivate var initializer: String {
    """
    init(_ probe: \(worker)\(parameters)) {
      self.probe = probe
    \(making.indented)
    }
    """
  }

  /// What makes an object of the kind that a scene asks for, as Swift source text.
  fileprivate func factory(of root: String) -> String {
    let cases = Watched.all.filter { $0.family.worker == worker }.compactMap { watched in
      watched.kind.map { "case .\($0): \(watched.name)(self)" }
    }
    return """
      extension \(worker) {
        /// Makes what the scene asks for.
        func make() -> \(root) {
          switch spec.kind {
      \((cases + taken).joined(separator: "\n").indented.indented)
          }
        }
      }
      """
  }
}

extension Family {
  /// The cases of what is not made, since it is there, as Swift source text.
  fileprivate var taken: [String] {
    worker == Family.recognizer.worker ? ["case .scrollPan: take()"] : []
  }
}

extension String {
  /// The text two columns further to the right.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
