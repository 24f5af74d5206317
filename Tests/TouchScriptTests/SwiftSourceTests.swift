import Testing
import TouchScript

/// `SampleTests` compare whole scenes with their source.
@Suite("A scenario as Swift source")
struct SwiftSourceTests {
  @Test("attaches controllers by name where the order is another than that of the views")
  func attachmentOrder() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 9, 9)) {
        View("a", Rect(0, 0, 9, 9)).controller("vc") { $0.touches = .init(.keeps) }
        View("b", Rect(0, 0, 9, 9))
      }
    }
    var turned = scenario
    turned.controllers.insert(.init(id: "vd", view: "b"), at: 0)
    let names = turned.swiftSource.split(separator: "\n").filter { $0.contains("Controller") }
    #expect(
      names == [
        #"  Scenario.Controller(id: "vd", view: "b")"#,
        #"  Scenario.Controller(id: "vc", view: "a").with { $0.touches = .init(.keeps) }"#,
      ])
  }

  @Test("puts views that are too deep for blocks inside others by name")
  func depth() {
    let scenario = Scenario {
      for level in 0..<14 {
        if level == 0 {
          Window("v0", Rect(0, 0, 9, 9))
        } else {
          View("v\(level)", Rect(0, 0, 9, 9)).inside("v\(level - 1)")
        }
      }
    }
    #expect(
      scenario.swiftSource.hasSuffix(
        """
                                View("v11", Rect(0, 0, 9, 9))
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          View("v12", Rect(0, 0, 9, 9)) {
            View("v13", Rect(0, 0, 9, 9))
          }
          .inside("v11")
        }

        """))
  }

  @Test("escapes what would end a text or hide in it")
  func escapes() {
    let scenario = Scenario { Window("a\"\\(b)\n\u{202e}é", Rect(0, 0, 9, 9)) }
    #expect(
      scenario.swiftSource.contains(#"Window("a\"\\(b)\n\u{202e}é", Rect(0, 0, 9, 9))"#))
  }

  @Test("begins at the time at which the script does")
  func start() {
    func script(_ step: Scenario.Step) -> [Substring] {
      Scenario(script: [step]).swiftSource.split(separator: "\n").dropFirst(2).dropLast()
    }
    #expect(script(.init(at: 0)) == ["  At(0)"])
    #expect(script(.init(at: 0, changes: [.sendToBack("a")])) == [#"  Change(.sendToBack("a"))"#])
    #expect(script(.init(at: 9)) == ["  At(9)"])
  }

  @Test("can hold reactions and nothing else in its script")
  func reactionsAlone() {
    let scenario = Scenario {
      Window("w", Rect(0, 0, 9, 9))
    } script: {
      When(.touches("w", .began), .bringToFront("a"), .setTransform("w", .identity))
    }
    #expect(scenario.script.isEmpty)
    #expect(
      scenario.swiftSource.hasSuffix(
        """
        } script: {
          When(.touches("w", .began), .bringToFront("a"), .setTransform("w", .identity))
        }

        """))
  }
}
