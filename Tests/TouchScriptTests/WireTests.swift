import Foundation
import Testing

@testable import TouchScript

@Suite("A message of wire/1")
struct WireTests {
  @Test(
    "to an engine is one line with sorted keys, and read again",
    arguments: [
      (WireRequest.start, #"{"cmd":"start","protocol":1}"#),
      (.stop, #"{"cmd":"stop"}"#),
      (
        .run(seq: 17, Scenario(script: [.init(at: 3)])),
        #"{"cmd":"run","scenario":{"script":[{"at":3}]},"seq":17}"#
      ),
    ])
  func requests(request: WireRequest, line: String) throws {
    #expect(String(decoding: request.line(), as: UTF8.self) == line)
    #expect(try WireRequest.read(request.line()[...]) == request)
  }

  @Test(
    "from an engine is one line with sorted keys, and read again",
    arguments: [
      (
        WireReply.started(About(name: "acme"), reports: nil),
        #"{"engine":{"name":"acme"},"protocol":1}"#
      ),
      (
        .started(
          About(
            name: "acme", version: "3.2", url: "u", mostJobs: 4,
            features: [.recognizers, .taps, .pans]),
          reports: []),
        #"{"engine":{"name":"acme","url":"u","version":"3.2"},"features":["recognizers","taps","pans"],"#
          + #""limits":{"jobs":4},"protocol":1,"reports":[]}"#
      ),
      (
        .trace(seq: 17, Trace([.init(.reset, at: 0, who: "t", state: .ended)])),
        #"{"seq":17,"trace":{"events":[{"at":0,"reset":{"from":"ended","recognizer":"t"}}]}}"#
      ),
      (
        .skipped(seq: -1, Skip(feature: "pinch", reason: "no \"pinches\"\n")),
        #"{"seq":-1,"skipped":{"feature":"pinch","reason":"no \"pinches\"\n"}}"#
      ),
      (
        .errored(seq: 2, message: "é\u{1}", detail: ""),
        #"{"errored":{"message":"é\u0001"},"seq":2}"#
      ),
      (.refused(message: "what?"), #"{"refused":{"message":"what?"}}"#),
    ])
  func replies(reply: WireReply, line: String) throws {
    #expect(String(decoding: reply.line(), as: UTF8.self) == line)
    #expect(try WireReply.read(reply.line()[...]) == reply)
  }

  @Test("may have its keys in any order, unknown ones among them, and space between")
  func order() throws {
    let line = #" { "trace" : {"more":[1e2,{"a":null}],"events":[ ]} , "new" : true,"seq":1.7e1 }"#
    #expect(try WireReply.read(Array(line.utf8)[...]) == .trace(seq: 17, Trace()))
  }

  @Test("counts in a trace as the scenario does that was sent")
  func names() throws {
    let scenario = SampleScene.small.scenario
    let trace = Trace([
      .init(.hitTest, at: 0, who: "b", other: "_private"),
      .init(.reset, at: 0, who: "tapA", state: .ended),
    ])
    for line in [
      WireReply.trace(seq: 5, trace).line(),
      Array(#"{"trace":\#(trace.compactJSON),"seq":5}"#.utf8),
      Array(#"{"trace":\#(trace.compactJSON),"seq":5,"\u0061":1}"#.utf8),
    ] {
      let reply = try WireReply.read(line[...]) { $0 == 5 ? scenario : nil }
      guard case .trace(5, let read) = reply else { throw WireError("no trace") }
      #expect(read == trace)
      #expect(read.events.map(\.who) == [2, 0])
      #expect(read.events[0].other == Trace.Names.unknown)
    }
  }

  @Test(
    "leaves out what the engine does not report, and need not have it",
    arguments: Reports.Field.allCases)
  func unreported(field: Reports.Field) throws {
    let reports = Reports.all.subtracting(Reports(field))
    let trace = try SampleScene.trace().reporting(only: reports)
    let line = WireReply.trace(seq: 5, trace).line()
    let words = String(decoding: line, as: UTF8.self)
    for key in [Reports.Field.tapCount, .timestamp, .previousLocation, .allFingers] {
      #expect(words.contains("\"\(key.name)\":") == (key != field))
    }
    for text in [words, words.replacing(#""seq":5"#, with: #""seq":5.0e0"#)] {
      let reply = try WireReply.read(Array(text.utf8)[...], reporting: reports)
      guard case .trace(5, let read) = reply else { throw WireError("no trace") }
      #expect(read.reporting(only: reports).observations == trace.observations)
    }
  }

  @Test("has the events and keys that the guide lists")
  func guide() throws {
    let page = "../../Sources/Conformance/Conformance.docc/JudgeInAnHour.md"
    let rows = try text(of: page).split(separator: "\n").drop { $0 != "| event | level | keys |" }
      .dropFirst(2).prefix { $0.hasPrefix("|") }
    let stated = Reports.Level.allCases.flatMap { level in
      Observation.Kind.allCases.filter { $0.level == level }.map { kind in
        let names = kind.entry.fields.map { $0.isRequired ? "`\($0.name)`" : "(`\($0.name)`)" }
        return "| `\(kind.name)` | `\(level.rawValue)` | \(names.joined(separator: ", ")) |"
      }
    }
    #expect(rows.map(String.init) == stated)
  }

  @Test("says of what is missing how an engine declares that it does not report it")
  func cure() throws {
    let touch =
      #"{"finger":0,"phase":"began","timestamp":0,"location":{"x":1,"y":2},"#
      + #""previousLocation":{"x":1,"y":2}}"#
    let event = #"{"at":0,"responder":{"responder":"a","phase":"began","touches":["# + touch + "]"
    let cases = [
      (
        event + #","allFingers":[0]}}"#,
        "trace.events[0].responder.touches[0].tapCount: missing; an engine that cannot tell it "
          + "lists '-tapCount' in its 'reports'"
      ),
      (
        event.replacing(touch, with: "") + "}}",
        "trace.events[0].responder.allFingers: missing; an engine that cannot tell it lists "
          + "'-allFingers' in its 'reports'"
      ),
      (
        #"{"at":0,"reset":{"recognizer":"t"}}"#,
        "trace.events[0].reset.from: missing; an engine that cannot tell it lists '-resetState' "
          + "in its 'reports'"
      ),
    ]
    for (event, sentence) in cases {
      let line = Array(#"{"seq":1,"trace":{"events":[\#(event)]}}"#.utf8)
      #expect(message { try WireReply.read(line[...]) } == sentence)
      let reports = try Reports(names: ["-tapCount", "-allFingers", "-resetState"])
      #expect(throws: Never.self) { try WireReply.read(line[...], reporting: reports) }
    }
  }
}
