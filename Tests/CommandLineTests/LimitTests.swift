import Foundation
import Testing

@Suite("Limits of the system and of what is read")
struct LimitTests {
  @Test("Little memory is enough for what needs little")
  func memory() throws {
    let run = try Touchstone(shell: #"ulimit -v 500000; "$0" --version"#)
    #expect(run.status == 0 && run.output.hasPrefix("Touchstone "), "\(run.complaints)")
  }

  @Test("Too few open files are a sentence", arguments: [5, 8])
  func files(most: Int) throws {
    for words in ["--version", "fuzz --cases 1", "smoke -- true"] {
      let run = try Touchstone(shell: #"ulimit -n \#(most); "$0" \#(words)"#)
      #expect(run.status == 4, "\(words)")
      #expect(
        run.complaints == """
          touchstone: at most \(most) files can be open at a time (ulimit -n), and 10 are needed

          """)
    }
  }

  @Test("A file that may not grow cannot be written, and the results go elsewhere")
  func fileSize() throws {
    let run = try Touchstone(
      shell: #"(ulimit -f 0; "$0" rules --list --output rules 2>&1; echo "status $?") | cat"#)
    #expect(run.output.hasPrefix("SY-01\n") && run.output.hasSuffix("\nstatus 4\n"))
    #expect(
      run.output.contains("' cannot be written: what belongs there went to standard output\n"))
  }

  @Test(
    "Scenes that take too long are refused",
    arguments: [
      (
        "recognizers", 1_000, #"{"id": "r#", "view": "w", "kind": "tap"}"#
      ), ("script", 2_000, #"{"at": #}"#),
    ])
  func scenes(part: String, most: Int, element: String) throws {
    func replay(_ count: Int) throws -> Touchstone {
      let elements = (0..<count).map { element.replacing("#", with: "\($0)") }
      let window = #""views": [{"id": "w", "kind": "window"}]"#
      return try Touchstone(
        ["replay", "-"], input: "{\(window), \"\(part)\": [\(elements.joined(separator: ","))]}")
    }
    let name = part == "script" ? "steps" : part
    let run = try replay(most + 1)
    #expect(
      run.complaints == """
        touchstone: standard input: there are \(most + 1) \(name), and at most \(most) can be played

        """)
    #expect(run.status == 2 && run.output.isEmpty)
  }

  @Test("A fuzzer's bytes are few")
  func bytes() throws {
    let input = String(repeating: "[", count: 5_000_000)
    let run = try Touchstone(["replay", "-", "--bytes"], input: input)
    #expect(
      run.complaints == """
        touchstone: standard input has 5000000 bytes, and at most 65536 are read as a fuzzer's

        """)
    #expect(run.status == 2)
  }
}

@Suite("Folders that hold other things than files, or cannot be read or written", .serialized)
struct FolderTests {
  private let missing = ["fuzz", "--rules", "HT-04", "--cases", "1", "--prove", "0"]
  private let finding = [
    "fuzz", "--fault", "hidden-hit", "--rules", "HT-04", "--cases", "200", "--prove", "0",
  ]

  /// A folder in which some shell has made something.
  private func folder(_ line: String) throws -> URL {
    let place = try Folder.make()
    #expect(try Touchstone(shell: line, in: place).status == 0)
    return place
  }

  @Test("What is no file is named, and not opened")
  func others() throws {
    let place = try folder(
      "mkdir saved saved/a.json; mkfifo saved/b.json; ln -s /dev/zero saved/c.json")
    defer { try? FileManager.default.removeItem(at: place) }
    let run = try Touchstone(["check", "HT-04", "--save", "saved"], in: place)
    #expect(run.status == 0)
    #expect(
      run.complaints.contains(
        "', what is no regular file is left alone: 'a.json', 'b.json', 'c.json'\n"))
  }

  @Test("What is no file in the memory is not opened")
  func memory() throws {
    let place = try folder(
      "mkdir -p .touchstone/failures/in-repo; mkfifo .touchstone/failures/in-repo/HT-04.json")
    defer { try? FileManager.default.removeItem(at: place) }
    let run = try Touchstone(missing, in: place)
    #expect(run.status == 0 && run.complaints.isEmpty, "\(run.complaints)")
  }

  @Test("A folder that cannot be read is not an empty one")
  func unreadable() throws {
    let place = try folder("ln -s saved saved; echo >.touchstone")
    defer { try? FileManager.default.removeItem(at: place) }
    let check = try Touchstone(["check", "HT-04", "--save", "saved"], in: place)
    #expect(check.status == 2)
    #expect(check.complaints.hasPrefix("touchstone: the folder '"))
    #expect(check.complaints.hasSuffix("' cannot be read\n"))
    let fuzz = try Touchstone(missing, in: place)
    #expect(fuzz.status == 4, "\(fuzz.output)")
    #expect(fuzz.complaints.hasPrefix("touchstone: what earlier runs found in '"))
    #expect(fuzz.complaints.hasSuffix("' cannot be read\n"))
  }

  @Test("What cannot be remembered or saved is said")
  func unwritable() throws {
    let place = try folder("mkdir .touchstone; echo >.touchstone/failures; echo >saved")
    defer { try? FileManager.default.removeItem(at: place) }
    let run = try Touchstone(finding + ["--save", "saved"], in: place)
    #expect(run.status == 1)
    #expect(run.complaints.hasPrefix("touchstone: what earlier runs found in '"))
    #expect(run.complaints.contains("touchstone: what failed cannot be written to '"))
    #expect(run.complaints.contains("touchstone: the findings cannot be written to '"))
  }
}
