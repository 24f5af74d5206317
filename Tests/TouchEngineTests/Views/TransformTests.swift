import Foundation
import Testing
import TouchEngine

@Suite("Transforms")
struct TransformTests {
  @Test("The six numbers of each are those of Core Graphics")
  func numbers() {
    let plain = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(CGAffineTransform.identity == plain)
    #expect(CGAffineTransform(rotationAngle: 0) == plain)
    #expect(CGAffineTransform(scaleX: 1, y: 1) == plain)
    #expect(
      CGAffineTransform(translationX: 3, y: 4)
        == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4))
  }

  @Test("The inverse undoes scaling and shifting")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)
    #expect(
      transform.inverted() == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: -3, ty: -2))
  }
}
