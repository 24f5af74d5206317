import Foundation
import Testing

@Suite("A wrong token or file is refused with one sentence", .serialized)
struct InputTests {
  @Test(
    "Damaged tokens, newer ones and files each have their sentence",
    arguments: [
      (
        "ts2.CAVzY2VuZQd3aW5k",
        "this replay token is truncated or damaged: its checksum does not match"
      ),
      ("ts2.", "this replay token is truncated or damaged: its checksum does not match"),
      (
        "ts2.CAVzY2VuZQd3.kTbVng",
        "this replay token is truncated or damaged: its checksum does not match"
      ),
      (
        "ts3.AA.BB",
        "this replay token was made by a newer version of this software (token version 3, known up to 2)"
      ),
      (
        "ts1.CAVzY2VuZQd3.kTbVng",
        "this replay token was made by an older version of this software (token version 1, and only 2 is read)"
      ),
      ("nonsense", "there is no file 'nonsense', and it is no token"),
      ("", "replay takes no empty argument"),
      ("/", "'/' is a folder, not a file"),
    ])
  func tokens(operand: String, sentence: String) throws {
    let run = try Touchstone("replay", operand)
    #expect(run.complaints == "touchstone: \(sentence)\n")
    #expect(run.output.isEmpty)
    #expect(run.status == 2)
  }

  @Test(
    "Wrong files are refused where they are wrong",
    arguments: [
      ("", "line 1, column 1: empty, and a JSON object was expected"),
      ("[]", "top level: expected an object, found a list"),
      (#"{"views": [{"id": "w", "kind": "win"#, "line 1, column 36: the file ends inside a text"),
      (
        #"{"views": [{"id": "w", "kind": "window", "frame": {"x": NaN}}]}"#,
        "line 1, column 57: unexpected 'NaN', and a value was expected"
      ),
      (
        #"{"views": [{"id": "w", "kind": "window"}, {"id": "w", "parent": "w"}]}"#,
        "views[1].id: 'w' is already the id of views[0]"
      ),
      (
        #"{"views": [{"id": "a", "parent": "b"}, {"id": "b", "parent": "a"}]}"#,
        "views[0].parent: 'a' is its own ancestor (a → b → a)"
      ),
      (
        #"{"views": [{"id": "w", "kind": "window"}], "recognizers": [{"id": "r", "view": "w", "kind": "warp"}]}"#,
        "recognizers[0].kind: unknown recognizer 'warp'; did you mean 'tap'?"
      ),
      (
        #"{"script": [{"at": -1}]}"#,
        "script[0].at: -1 ms is not between 0 and the 86400000 ms allowed"
      ),
      (
        #"{"script": [{"at": 5}, {"at": 1}]}"#,
        "script[1].at: 1 ms is not later than the 5 ms of script[0]"
      ),
      (
        #"{"views": [{"contentSize": 1}]}"#,
        "views[0].contentSize: unknown key 'contentSize'; did you mean 'scrolling.contentSize'?"
      ),
      (
        #"{"recognizers": [{"shouldBegin": true}]}"#,
        "recognizers[0].shouldBegin: unknown key 'shouldBegin'; did you mean 'delegate.shouldBegin'?"
      ),
      (
        #"{"views": [{"kind": "UICollectionView"}]}"#,
        "views[0].kind: unknown kind of view 'UICollectionView'; did you mean 'scrollView'?"
      ),
      (
        String(repeating: "[", count: 100_000),
        "line 1, column 129: nested more than 128 levels deep"
      ),
    ])
  func files(text: String, sentence: String) throws {
    let run = try Touchstone(["replay", "-"], input: text)
    #expect(run.complaints == "touchstone: standard input: \(sentence)\n")
    #expect(run.output.isEmpty)
    #expect(run.status == 2)
  }

  @Test("Bytes that are no text, and files that are too large, are refused")
  func bytes() throws {
    let folder = try Folder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "scene.json")
    try Data([0x7B, 0x22, 0xFF, 0xFE]).write(to: file)
    let latin = try Touchstone("replay", file.path)
    #expect(latin.complaints.hasSuffix(": line 1, column 3: not UTF-8\n"))
    #expect(latin.status == 2)

    // A file of zeros that takes no room on the disk.
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 100_000_000)
    try handle.close()
    let large = try Touchstone("replay", file.path)
    #expect(large.complaints.hasSuffix("' is larger than the 8 MB that are read\n"))
    #expect(large.status == 2)
  }

  @Test("Views that nest deep are played, and very deep ones refused")
  func depth() throws {
    func chain(_ depth: Int) -> String {
      let views = (0..<depth).map { number in
        let parent = number == 0 ? "w" : "v\(number - 1)"
        return #"{"id": "v\#(number)", "parent": "\#(parent)"}"#
      }
      let window =
        #"{"id": "w", "kind": "window", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}"#
      let touch = #"{"finger": 0, "phase": "began", "location": {"x": 1, "y": 1}}"#
      return #"{"views": [\#(([window] + views).joined(separator: ","))], "#
        + #""script": [{"at": 0, "touches": [\#(touch)]}]}"#
    }
    let deep = try Touchstone(["replay", "-"], input: chain(300))
    #expect(deep.status == 0, "\(deep.complaints)")
    let deeper = try Touchstone(["replay", "-"], input: chain(2_000))
    #expect(
      deeper.complaints == """
        touchstone: standard input: views nest 2000 levels deep, and at most 1000 can be played

        """)
    #expect(deeper.status == 2)
  }

  private static let window =
    #"{"id": "w", "kind": "window", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}"#
  private static let scene = #"{"views": [\#(window)]}"#

  @Test("A scene without a window replays")
  func noWindow() throws {
    let scene = #"{"script": [{"at": 0, "changes": ["interrupt"]}]}"#
    #expect(try Touchstone(["replay", "-"], input: scene).status == 0)
  }

  @Test("Unknown keys are refused wherever they stand, but for recordings of other versions")
  func unknownKeys() throws {
    let scene = Self.scene.replacing(#""kind""#, with: #""alhpa": 1, "kind""#)
    let run = try Touchstone(["replay", "-"], input: scene)
    #expect(
      run.complaints == "touchstone: standard input: views[0].alhpa: unknown key 'alhpa'; "
        + "did you mean 'alpha'?\n")
    #expect(run.status == 2)
    #expect(try Touchstone(["replay", "--lenient", "-"], input: scene).status == 0)
  }

  @Test(
    "What is no scene does not pass for an empty one",
    arguments: [
      ("{}", "there is no window, so nothing can be touched"),
      (#"{"views": []}"#, "there is no window, so nothing can be touched"),
      (
        #"{"colour": 1, "views": []}"#,
        "colour: unknown key 'colour'; known: dialect, views, controllers, recognizers, "
          + "application, script, reactions, orderSeed"
      ),
    ])
  func noScene(text: String, sentence: String) throws {
    let run = try Touchstone(["replay", "-"], input: text)
    #expect(run.complaints == "touchstone: standard input: \(sentence)\n")
    #expect(run.status == 2)
  }

  @Test(
    "Files that the project writes itself replay",
    arguments: [
      #"{"failure": {"rule": "HT-12", "scenario": SCENE}}"# + "\n" + #"{"summary": {}}"#,
      #"{"crash": {"scenario": SCENE}}"#, #"{"replay": {"scenario": SCENE}}"#,
      #"{"fault": "never-self", "rule": "HT-19", "scenario": SCENE}"#,
    ])
  func ownFiles(text: String) throws {
    let input = text.replacingOccurrences(of: "SCENE", with: Self.scene)
    let run = try Touchstone(["replay", "-"], input: input)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("  w  window (0, 0, 9, 9)"))
  }

  @Test("What is remembered of a failure replays")
  func memory() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let found = try Touchstone(
      [
        "fuzz", "--fault", "never-self", "--rules", "HT-19", "--cases", "20", "--prove", "0",
      ], in: place)
    #expect(found.status == 1)
    let folder = place.appending(path: ".touchstone/failures/in-repo--fault-never-self")
    let run = try Touchstone(
      "replay", folder.appending(path: "HT-19.json").path, "--fault", "never-self")
    #expect(run.status == 1 && run.output.contains("HT-19"), "\(run.complaints)")
  }

  @Test("Closed channels do not crash it")
  func closedChannels() throws {
    let input = try Touchstone(shell: #""$0" replay - <&-"#)
    #expect(input.complaints == "touchstone: standard input cannot be read\n")
    #expect(input.status == 2)
    let output = try Touchstone(shell: #""$0" rules >&-"#)
    #expect(output.complaints == "touchstone: standard output cannot be written\n")
    #expect(output.status == 4)
  }

  @Test("A reader that has seen enough is nothing to complain about")
  func closedPipe() throws {
    let run = try Touchstone(shell: #""$0" rules | head -n 1"#)
    #expect(run.complaints.isEmpty)
    #expect(run.output.split(separator: "\n").count == 1)
  }
}
