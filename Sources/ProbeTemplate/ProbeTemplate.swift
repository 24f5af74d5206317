import Foundation

/// Writes the classes that watch UIKit's for the stage, all that is in `Watched.all`.
///
///     swift run ProbeTemplate
///
/// What it writes is checked in, so that whoever builds the package needs neither this program nor a
/// plugin; a test holds that it is current.
@main
enum ProbeTemplate {
  static func main() throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
    print("Sources/Stage/Probes/Generated.swift is made anew.")
  }

  /// Where the classes stand.
  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Stage/Probes/Generated.swift").standardizedFileURL

  /// All that stands there.
  static var text: String {
    ([
      opening, Family.view.factory(of: "UIView"),
      Family.recognizer.factory(of: "UIGestureRecognizer"),
    ]
      + Watched.all.map(\.declaration)).joined(separator: "\n\n") + "\n"
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

  private var inheritance: String { conformance.map { "\(base), \($0)" } ?? base }
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
      \(cases.joined(separator: "\n").indented.indented)
          }
        }
      }
      """
  }
}

extension String {
  /// The text two columns further to the right.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
