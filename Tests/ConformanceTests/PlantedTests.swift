import Conformance
import Testing

@Suite("Planted mistakes")
struct PlantedTests {
  @Test("None is one of those that have to be caught")
  func names() {
    #expect(Set(Fault.planted.map(\.name)).isDisjoint(with: Fault.all.map(\.name)))
    #expect(Set(Fault.planted.map(\.mistake)).isDisjoint(with: Fault.all.map(\.mistake)))
  }

  @Test("Each says which rules it is against")
  func rules() {
    for fault in Fault.planted {
      #expect(!fault.breaks.isEmpty, "\(fault.name)")
      for rule in fault.breaks { #expect(rule.wholeMatch(of: /[A-Z]{1,2}-[0-9]{1,2}/) != nil) }
    }
  }
}
