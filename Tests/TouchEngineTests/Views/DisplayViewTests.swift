import Foundation
import Testing
import TouchEngine

@Suite("Views that only show something")
struct DisplayViewTests {
  private static let makers: [(make: @Sendable () -> UIView, takesTouches: Bool)] = [
    ({ UIView() }, true), ({ UIButton() }, true), ({ UIStackView() }, true),
    ({ UIActivityIndicatorView() }, true), ({ UIProgressView() }, true), ({ UILabel() }, false),
    ({ UIImageView() }, false), ({ UISlider() }, true), ({ UITextField() }, true),
  ]

  @Test("Labels and image views take no touches by default, all others do")
  func defaults() {
    for (make, takesTouches) in Self.makers {
      let world = World()
      let view = make()
      #expect(view.isUserInteractionEnabled == takesTouches, "\(view)")
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      world.window.addSubview(view)
      let hit = world.window.hitTest(CGPoint(x: 5, y: 5), with: nil)
      #expect(hit === (takesTouches ? view : world.window), "\(view)")
    }
  }

  @Test("A stack view lines up subviews of its own, and progress stays within its bounds")
  func contents() {
    let one = UIView()
    let two = UIView()
    let stack = UIStackView(arrangedSubviews: [one, two])
    #expect(stack.subviews == [one, two])
    stack.addArrangedSubview(one)
    #expect(stack.arrangedSubviews == [two, one])
    stack.removeArrangedSubview(two)
    one.removeFromSuperview()
    #expect(stack.arrangedSubviews == [] && stack.subviews == [two])
    let progress = UIProgressView()
    progress.setProgress(3, animated: true)
    #expect(progress.progress == 1)
    let indicator = UIActivityIndicatorView()
    indicator.startAnimating()
    #expect(indicator.isAnimating)
    indicator.stopAnimating()
    #expect(!indicator.isAnimating)
  }
}
