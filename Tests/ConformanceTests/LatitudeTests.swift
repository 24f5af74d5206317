import Stage
import Testing
import TouchEngine
import TouchScript

@testable import Conformance

@Suite("Right engines that differ")
struct LatitudeTests {
  @Test("Each row can be chosen, or has a reason", arguments: Latitude.Row.allCases)
  func isBuilt(row: Latitude.Row) {
    #expect(Latitude.spellings(of: row).isEmpty == (row.reasonNotBuilt != nil))
  }

  @Test("Most rows are built")
  func areBuilt() { #expect(Latitude.Row.allCases.count { $0.reasonNotBuilt == nil } >= 60) }

  @Test("What is written is read again", arguments: Latitude.Row.allCases)
  func spelling(row: Latitude.Row) throws {
    #expect(Latitude.Row(id: row.id) == row)
    for spelling in Latitude.spellings(of: row) {
      #expect(try Latitude(rows: spelling).description == spelling)
      #expect(try Latitude(rows: spelling) != Latitude())
    }
  }

  @Test("Several rows are written in their order, and a row without its word means the first way")
  func several() throws {
    #expect(try Latitude(rows: "RE-52,re-07,KR-04").description == "RE-07,RE-52:ends,KR-04")
    #expect(Latitude().description.isEmpty)
  }

  @Test(
    "What cannot be chosen is refused in a sentence",
    arguments: [
      ("", "a row is missing; rows are written as in RE-07,RE-52:waits"),
      ("RE-07,", "a row is missing; rows are written as in RE-07,RE-52:waits"),
      ("RE-99", #"there is no row "RE-99"; there are RE-01 to RE-73"#),
      ("RE-22", "RE-22 is not built: a trace does not show which object an event is"),
      ("RE-52:sleeps", #"RE-52 takes ends or waits, not "sleeps""#),
      ("RE-07:much", #"RE-07 takes no word behind it, not "much""#),
      ("RE-73:100", #"RE-73 takes 1 to 99, not "100""#),
      ("RE-52:ends,RE-52:waits", "RE-52 is given twice"),
      (
        "RE-08,RE-09",
        "RE-08 and RE-09 exclude each other: a touch is asked about either before its event is sent"
          + " or afterwards"
      ),
    ])
  func refusal(rows: String, sentence: String) {
    #expect(throws: Latitude.Refusal(sentence)) { try Latitude(rows: rows) }
  }

  @Test("Rows that exclude each other are so in either order")
  func exclusions() {
    for pair in Latitude.exclusions {
      #expect(Latitude.reason(against: pair.one, with: pair.other) == pair.because)
      #expect(Latitude.reason(against: pair.other, with: pair.one) == pair.because)
    }
    #expect(Latitude.reason(against: "RE-41", with: "RE-42:action") == nil)
  }
}
