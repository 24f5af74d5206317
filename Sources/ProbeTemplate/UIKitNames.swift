/// The file in which the stage takes UIKit's names from the engine.
enum UIKitNames {
  /// What the stage uses besides the classes that it watches.
  private static let others = [
    "UIAction", "UIApplicationDelegate", "UIEvent", "UIGestureRecognizer",
    "UIGestureRecognizerDelegate", "UIPress", "UIPressesEvent", "UIRectEdge",
    "UIScrollViewDelegate", "UITableViewDataSource", "UITableViewDelegate", "UITouch",
  ]

  /// What UIKit keeps to itself stands in `BeyondUIKit.swift`.
  private static let kept = ["UITableViewCellContentView"]

  /// All that the file says.
  static var text: String {
    let names = Set(Watched.all.map(\.base) + others).subtracting(kept).sorted()
    return """
      // Made by `swift run ProbeTemplate`: the classes are those of Sources/ProbeTemplate/Watched.swift,
      // and other names stand in UIKitNames.swift.
      //
      // UIKit's names, all that the stage uses, and the engine that they are taken from. What the stage
      // needs beyond UIKit's public API stands in BeyondUIKit.swift. No other file knows which engine it
      // is: those who want to play scenes on another UIKit in Swift find in these two all that
      // there is to change. Tests/OtherUIKit does so.

      import Foundation
      import TouchEngine

      \(names.map { "typealias \($0) = TouchEngine.\($0)" }.joined(separator: "\n"))

      // What comes with UIKit.

      typealias CGAffineTransform = TouchEngine.CGAffineTransform
      typealias CGFloat = Foundation.CGFloat
      typealias CGPoint = Foundation.CGPoint
      typealias CGRect = Foundation.CGRect
      typealias CGSize = Foundation.CGSize
      typealias IndexPath = Foundation.IndexPath
      typealias Selector = TouchEngine.Selector
      typealias TimeInterval = Foundation.TimeInterval

      """
  }
}
