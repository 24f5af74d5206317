import Foundation
import Testing

@Suite("The in-repo engine over a pipe", .serialized)
struct EngineTests {
  @Test("answers each line with one line, and ends with 0 on stop")
  func conversation() throws {
    let run = try Touchstone(
      ["engine"],
      input: """
        {"cmd":"start","protocol":1}
        hello
        {"cmd":"run","seq":3,"scenario":{"views":[{"id":"w","kind":"window"}]}}
        {"cmd":"run","seq":4,"scenario":{"views":[{"id":"w"}]}}
        {"cmd":"run","seq":5,"scenario":{"views":[{"id":7}]}}
        {"cmd":"stop"}
        {"cmd":"start","protocol":1}

        """)
    #expect(
      run.output == """
        {"engine":{"name":"in-repo"},"protocol":1}
        {"refused":{"message":"line 1, column 1: unexpected 'hello', and a value was expected"}}
        {"seq":3,"trace":{"events":[{"at":0,"madeView":{"kind":"window"}}]}}
        {"errored":{"message":"views[0].parent: missing, and only windows have none"},"seq":4}
        {"refused":{"message":"scenario.views[0].id: expected text, found a number"}}

        """)
    #expect(run.status == 0 && run.complaints.isEmpty)
  }

  @Test("ends with 0 at the end of the input, even within a line, and takes a fault")
  func end() throws {
    let run = try Touchstone(
      ["engine", "--fault", "forward-subviews"], input: #"{"cmd":"start","protocol":1}"#)
    #expect(
      run.output
        == #"{"engine":{"name":"in-repo, fault forward-subviews"},"protocol":1}"# + "\n")
    #expect(run.status == 0)
    let cut = try Touchstone(["engine"], input: #"{"cmd":"#)
    #expect(cut.output.hasPrefix(#"{"refused":{"message":"line 1, column 8: the file ends"#))
    #expect(cut.status == 0)
  }

  @Test("plays a thousand views in each other, and says of more that it cannot")
  func deep() throws {
    for (depth, sign) in [(1_000, #"{"seq":1,"trace""#), (1_500, #"{"errored":{"message":"views"#)]
    {
      let views = (0..<depth).map {
        #",{"id":"v\#($0)","parent":"\#($0 == 0 ? "w" : "v\($0 - 1)")"}"#
      }
      let scene = #"{"views":[{"id":"w","kind":"window"}\#(views.joined())]}"#
      let run = try Touchstone(
        ["engine"], input: #"{"cmd":"run","seq":1,"scenario":\#(scene)}"# + "\n")
      #expect(run.output.hasPrefix(sign))
      #expect(run.status == 0)
    }
  }

  @Test("has its messages in the schema, beside the scenario's own")
  func schema() throws {
    let run = try Touchstone("schema")
    let root = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let definitions = root?["$defs"] as? [String: Any]
    for name in ["wireRequest", "wireReply", "trace", "event", "touch", "view"] {
      #expect(definitions?[name] != nil, "\(name) is not defined")
    }
    #expect(root?["title"] as? String == "Touchstone scenario")
  }
}

@Suite("A trace that was recorded elsewhere", .serialized)
struct JudgeTests {
  private static let scene = #"""
    {"views": [{"id": "w", "kind": "window", "frame": {"x": 0, "y": 0, "width": 8, "height": 8}}],
     "script": [{"at": 0, "touches": [{"finger": 0, "phase": "began", "location": {"x": 1, "y": 1}}]},
                {"at": 50, "touches": [{"finger": 0, "phase": "ended", "location": {"x": 1, "y": 1}}]}]}
    """#

  /// What the in-repo engine says of the scene, as a reply of wire/1.
  private func reply() throws -> String {
    let scene = Self.scene.replacingOccurrences(of: "\n", with: "")
    return try Touchstone(
      ["engine"], input: #"{"cmd":"run","seq":1,"scenario":\#(scene)}"# + "\n"
    ).output
  }

  private func judge(
    _ trace: String, _ options: String..., of scene: String = Self.scene
  ) throws -> Touchstone {
    let folder = try Folder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    try scene.write(to: folder.appending(path: "scene.json"), atomically: true, encoding: .utf8)
    return try Touchstone(
      ["replay", "scene.json", "--trace", "-"] + options, input: trace, in: folder)
  }

  @Test("holds where it is right, and is broken where a call is left out")
  func verdicts() throws {
    let right = try reply()
    let run = try judge(right)
    #expect(run.status == 0)
    #expect(run.output.contains(" held, 0 broken"))
    #expect(run.output.contains("Relations between two scenes need an engine"))
    let wrong = right.replacingOccurrences(of: #""phase":"ended""#, with: #""phase":"began""#)
    let broken = try judge(wrong, "--format", "json")
    #expect(broken.status == 1)
    #expect(broken.output.hasPrefix(#"{"failure":"#))
    #expect(broken.output.contains(#"{"summary":"#))
  }

  @Test("is of a scene whose keys must be known, unless it is to be lenient")
  func lenient() throws {
    let scene = Self.scene.replacing(#""kind""#, with: #""mood": 1, "kind""#)
    let strict = try judge(try reply(), of: scene)
    #expect(strict.status == 2 && strict.complaints.contains("unknown key 'mood'"))
    #expect(try judge(try reply(), "--lenient", of: scene).status == 0)
  }

  @Test(
    "is refused with one sentence where it cannot be one of the scene",
    arguments: [
      ("{}", "top level: no trace: it has no events"),
      (#"{"seq":1,"skipped":{}}"#, "top level: no trace: it has no events"),
      (#"{"events":[{"at":0,"hitTest":{"view":"w"}}]}"#, "events[0].hitTest.point: missing"),
      (
        #"{"events":[{"at":0,"chain":{"from":"w","responders":["x"]}}]}"#,
        "entry 1: 'x' is no responder of the scene; use the scene's ids; what is the engine's own has "
          + "a name that begins with _"
      ),
      (
        #"{"events":[{"at":5,"reset":{"recognizer":"_own","from":"ended"}},"#
          + #"{"at":4,"reset":{"recognizer":"_own","from":"ended"}}]}"#,
        "entry 2: it happened at 4 ms, and the entry before it at 5 ms; list calls in the order in which "
          + "they were entered"
      ),
      (
        #"{"events":[{"at":-1,"reset":{"recognizer":"_own","from":"ended"}}]}"#,
        "entry 1: it happened at -1 ms; 'at' is virtual time, in whole milliseconds since the scene was "
          + "built"
      ),
    ])
  func refusals(trace: String, sentence: String) throws {
    let run = try judge(trace)
    #expect(run.complaints == "touchstone: standard input: \(sentence)\n")
    #expect(run.status == 2 && run.output.isEmpty)
  }
}

@Suite("An adapter to start from", .serialized)
struct AdapterTests {
  struct Skeleton: CustomTestStringConvertible {
    let language, file: String
    /// What must be installed, and the line of shell that runs the file.
    let tool, run: String

    var testDescription: String { language }

    static let python = Self(
      language: "python", file: "adapter.py", tool: "python3", run: "python3 adapter.py")
    static let swift = Self(
      language: "swift", file: "adapter.swift", tool: "swiftc",
      run: "swiftc -swift-version 6 -warnings-as-errors adapter.swift && ./adapter")
    static let rust = Self(
      language: "rust", file: "adapter.rs", tool: "rustc",
      run: "rustc -D warnings adapter.rs && ./adapter")
    static let c = Self(
      language: "c", file: "adapter.c", tool: "cc",
      run: "cc -std=c11 -Wall -Wextra -Werror adapter.c -o adapter && ./adapter")
    static let javascript = Self(
      language: "javascript", file: "adapter.js", tool: "node", run: "node adapter.js")
  }

  /// Makes code of the call that is shown in comments: what stands in a comment that is indented.
  private static let uncomment = #"s@^( *)(//|#)   ([^ ]|  )@\1\3@"#

  /// What a skeleton answers to each line, as JSON with sorted keys; of refusals only that they are.
  private func replies(
    of skeleton: Skeleton, edited edit: String, to requests: [String]
  ) throws -> [String] {
    guard try Touchstone(shell: "command -v \(skeleton.tool)").status == 0 else {
      print("there is no \(skeleton.tool) here: the adapter in \(skeleton.language) was not tried")
      try Test.cancel("there is no \(skeleton.tool) here")
    }
    let folder = try Folder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = requests.joined(separator: "\n") + "\n"
    try input.write(to: folder.appending(path: "requests"), atomically: true, encoding: .utf8)
    let run = try Touchstone(
      shell: """
        "$0" adapter \(skeleton.language) | sed -E '\(edit)' >\(skeleton.file)
        \(skeleton.run) <requests
        """, in: folder)
    #expect(run.status == 0 && run.complaints.isEmpty, "\(run.complaints)")
    return try run.output.split(separator: "\n").map { line in
      let reply = try JSONSerialization.jsonObject(with: Data(line.utf8))
      if (reply as? [String: Any])?["refused"] != nil { return "refused" }
      let data = try JSONSerialization.data(withJSONObject: reply, options: .sortedKeys)
      return String(decoding: data, as: UTF8.self)
    }
  }

  @Test(
    "answers each line with one line, in each language",
    arguments: [Skeleton.python, .swift, .rust, .c, .javascript])
  func conversation(skeleton: Skeleton) throws {
    let replies = try replies(
      of: skeleton, edited: Self.uncomment,
      to: [
        #"{"cmd":"start","protocol":1}"#, "hello", "[]", #"{"cmd":"fly"}"#,
        #"{"cmd":"run","seq":1}"#,
        #"{"cmd":"run","seq":2,"scenario":{"views":[{"id":"é\u00e9\ud83d\ude00\"\n"}],"x":-1.5e2}}"#,
        #"{"cmd":"run","seq":3,"scenario":{"views":[{}\#(String(repeating: ",{}", count: 1_000))]}}"#,
        #"{"cmd":"run","seq":4,"scenario":{"script":[{}]}}"#,
        #" { "\u0063md" : "run", "seq" : 5, "scenario" : { "script" : [ { "at" : 50 } ] } } "#,
        String(repeating: "[", count: 100_000), String(repeating: "1", count: 1_000_000),
        #"{"cmd":"stop"}"#, #"{"cmd":"start","protocol":1}"#,
      ])
    let touch =
      #"{"finger":0,"location":{"x":1,"y":2},"phase":"began","previousLocation":{"x":1,"y":2},"#
      + #""tapCount":1,"timestamp":50,"view":"a","window":"w"}"#
    #expect(
      replies == [
        #"{"engine":{"name":"my engine","version":"0.1"},"#
          + #""features":["hidden-views","buttons","control-targets","taps"],"protocol":1}"#,
        "refused", "refused", "refused", "refused", #"{"seq":2,"trace":{"events":[]}}"#,
        #"{"seq":3,"skipped":{"feature":"","reason":"this engine has room for a thousand views"}}"#,
        #"{"errored":{"message":"a step has no time"},"seq":4}"#,
        #"{"seq":5,"trace":{"events":[{"at":50,"responder":{"allFingers":[0],"phase":"began","#
          + #""responder":"a","touches":[\#(touch)]}}]}}"#,
        "refused", "refused",
      ])
  }

  @Test(
    "says itself that a number is not finite, where JSON is written by a library",
    arguments: [(Skeleton.python, #"float("nan")"#), (.swift, "Double.nan")])
  func notFinite(skeleton: Skeleton, number: String) throws {
    let replies = try replies(
      of: skeleton, edited: #"\#(Self.uncomment);s/"x": 1/"x": \#(number)/"#,
      to: [#"{"cmd":"run","seq":1,"scenario":{"script":[{"at":0}]}}"#])
    #expect(replies.count == 1 && replies[0].hasPrefix(#"{"errored":{"message":""#))
  }

  @Test(
    "is there for the languages that are listed",
    arguments: [
      (["cobol"], "there is no adapter for 'cobol', only for "),
      ([], "adapter takes one language, one of "),
    ])
  func unknown(languages: [String], sentence: String) throws {
    let run = try Touchstone(["adapter"] + languages)
    #expect(run.complaints == "touchstone: \(sentence)python, swift, rust, c, javascript\n")
    #expect(run.status == 2)
    #expect(try Touchstone("adapter", "Rust").output.contains("fn main()"))
  }
}
