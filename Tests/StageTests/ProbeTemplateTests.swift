import Foundation
import Testing

@testable import ProbeTemplate

@Suite("The classes that are made from a template")
struct ProbeTemplateTests {
  @Test("are the ones that are checked in, as are UIKit's names")
  func areCurrent() throws {
    for file in ProbeTemplate.files {
      let isCurrent = try String(contentsOf: file.place, encoding: .utf8) == file.text
      #expect(isCurrent, "\(file.path) is old; make it anew: swift run ProbeTemplate")
    }
  }

  @Test("have one line each")
  func areStatedOnce() {
    let names = Watched.all.map(\.name)
    #expect(Set(names).count == names.count)
    let kinds = Watched.all.compactMap(\.kind)
    #expect(Set(kinds).count == kinds.count)
  }

  @Test("are called as UIKit's are, but for the prefix")
  func names() {
    #expect(Watched(.view, "UILabel").name == "ProbeLabel")
    #expect(Watched(.recognizer, "UITapGestureRecognizer").name == "ProbeTap")
  }
}
