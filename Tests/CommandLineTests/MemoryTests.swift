import Foundation
import Testing

@Suite("What earlier runs found", .serialized)
struct MemoryTests {
  /// Finds the fault in many cases; one case misses it.
  private let finding = [
    "fuzz", "--fault", "hidden-hit", "--rules", "HT-04", "--cases", "200", "--prove", "0",
  ]
  private let missing = [
    "fuzz", "--fault", "hidden-hit", "--rules", "HT-04", "--cases", "1", "--seed", "3", "--prove",
    "0",
  ]

  @Test("A failure is remembered, tried first, and reported as remembered")
  func remembering() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    #expect(try Touchstone(missing, in: place).status == 0)
    #expect(try names(in: place).isEmpty)
    let found = try Touchstone(finding, in: place)
    #expect(found.status == 1)
    #expect(found.complaints.isEmpty)
    let again = try Touchstone(missing, in: place)
    #expect(again.status == 1)
    #expect(again.complaints == "touchstone: still broken as remembered: HT-04\n")
    #expect(again.output.contains("\n  Found    An earlier run: shrunk from "))
    #expect(
      again.output.contains("1 case of seed 3: 0 rules held, 1 broken, 0 not exercised; 1 cause"))
    let json = try Touchstone(missing + ["--format", "json"], in: place)
    #expect(json.output.contains(#""case":null"#))
  }

  @Test(
    "Memory does not change what a seed finds, nor its bytes; without it nothing is read or written",
    .isLong)
  func determinism() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let first = try Touchstone(finding, in: place)
    #expect(try Touchstone(finding, in: place).output == first.output)
    #expect(try Touchstone(finding + ["--no-memory"], in: place).output == first.output)
    #expect(try Touchstone(finding + ["--jobs", "1"], in: place).output == first.output)
    #expect(try Touchstone(missing + ["--no-memory"], in: place).status == 0)
    let other = try Folder.make()
    defer { try? FileManager.default.removeItem(at: other) }
    #expect(try Touchstone(finding + ["--no-memory"], in: other).status == 1)
    #expect(try names(in: other).isEmpty)
  }

  @Test(
    "What is mended is said to be, and forgotten; other engines are none of its business", .isLong)
  func mending() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    _ = try Touchstone(finding, in: place)
    let other = try Touchstone("fuzz", "--cases", "1")
    #expect(other.complaints.isEmpty)
    let failures = place.appending(path: ".touchstone/failures")
    let wrong = failures.appending(path: "in-repo--fault-hidden-hit")
    try FileManager.default.moveItem(at: wrong, to: failures.appending(path: "in-repo"))
    let right = ["fuzz", "--cases", "1", "--rules", "HT-04"]
    let mended = try Touchstone(right, in: place)
    #expect(mended.status == 0)
    #expect(mended.complaints == "touchstone: mended since: HT-04\n")
    #expect(try Touchstone(right, in: place).complaints.isEmpty)
  }

  @Test("It ignores itself in git, lies beside Package.swift, and survives damage")
  func folder() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let below = place.appending(path: "Sources/Deep")
    try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
    try Data().write(to: place.appending(path: "Package.swift"))
    _ = try Touchstone(finding, in: below)
    #expect(try names(in: below).isEmpty)
    let memory = place.appending(path: ".touchstone")
    #expect(try String(contentsOf: memory.appending(path: ".gitignore"), encoding: .utf8) == "*\n")
    let file = memory.appending(path: "failures/in-repo--fault-hidden-hit/HT-04.json")
    for damage in ["", "{}", #"{"rule":"HT-04","token":"ts2.AAAA.BBBB"}"#, "\u{0}"] {
      try Data(damage.utf8).write(to: file)
      let run = try Touchstone(missing, in: below)
      #expect(run.status == 0)
      #expect(run.complaints.isEmpty)
    }
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }
}

@Suite("What an engine dies of", .serialized)
struct CrashTests {
  private let trap = ["TOUCHSTONE_TRAP": "pinch"]
  private let words = [
    "fuzz", "--scope", "everything", "--cases", "20", "--jobs", "2", "--rules", "HT-35", "--prove",
    "0",
  ]

  @Test("Is tried first from then on, until it is mended", .isLong)
  func crash() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let crashed = try Touchstone(words + ["--values"], in: place, environment: trap)
    #expect(crashed.status == 1 && crashed.output.hasPrefix("✗ The engine crashed: "))
    #expect(crashed.flowing.contains(" to no view but windows, 1 recognizer, 1 touch sample in "))
    let missing = ["fuzz", "--cases", "1", "--rules", "HT-35"]
    let known = try Touchstone(missing, in: place, environment: trap)
    #expect(known.status == 1 && known.output.contains("\n  Found    An earlier run: shrunk from "))
    #expect(
      known.complaints.contains(
        "touchstone: the engine still fails where it crashed or hung in an earlier run\n"))
    let mended = try Touchstone(missing, in: place)
    #expect(mended.status == 0)
    #expect(
      mended.complaints
        == "touchstone: the engine no longer fails where it crashed or hung in an earlier run\n")
    #expect(try Touchstone(missing, in: place).complaints.isEmpty)
  }

  @Test(
    "The child of a run that was killed is gone with it, also where the engine hangs",
    arguments: ["KILL", "TERM", "HUP"], ["", "hangs"])
  func killed(signal: String, behaviour: String) throws {
    let run = try Touchstone(
      shell: """
        OUTSIDER=\(behaviour) "$0" fuzz --for 1h --jobs 1 --no-memory >/dev/null & running=$!
        until child=$(ps -A -o pid=,ppid=,args= | awk -v p=$running '$2 == p && /fuzz/ {print $1}');
          [ -n "$child" ]; do sleep 0.1; done
        kill -\(signal) $running
        for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
          case $(ps -o stat= -p $child) in Z*|'') exit 0 ;; esac; sleep 0.1
        done
        exit 7
        """, of: Touchstone.built("Outsider"))
    #expect(run.status == 0)
  }
}

@Suite("What is saved", .serialized)
struct SavedTests {
  private let words = [
    "fuzz", "--fault", "never-self", "--rules", "HT-19,HT-20,HT-33,HT-35", "--cases", "100",
    "--prove", "0", "--jobs", "1", "--save", "found",
  ]

  @Test("A finding is saved as soon as it is small, even if the run is killed then")
  func killed() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let run = try Touchstone(
      shell: """
        "$0" \(words.joined(separator: " ")) --no-memory >/dev/null & running=$!
        until ls found/HT-*.json 2>/dev/null; do kill -0 $running || exit 9; sleep 0.02; done
        kill -KILL $running; wait $running
        """, in: place)
    #expect(run.status == 137)
    let file = try #require(run.output.split(separator: "\n").first)
    let replay = try Touchstone("replay", place.path + "/" + file, "--fault", "never-self")
    #expect(replay.status == 1 && replay.output.hasPrefix("✗ HT-"))
    // A whole run leaves the findings of its report, and no others of its own.
    try FileManager.default.removeItem(at: place.appending(path: "found"))
    let whole = try Touchstone(words + ["--no-memory", "--format", "json"], in: place)
    let saved = try FileManager.default.contentsOfDirectory(
      atPath: place.appending(path: "found").path)
    #expect(
      saved.count == whole.output.split(separator: "\n").count { $0.hasPrefix("{\"failure\"") })
  }

  @Test("What a killed run left half-written is removed by a later one that writes there")
  func leftovers() throws {
    let place = try Folder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let folders = [
      "found", "pages", ".touchstone", ".touchstone/failures/in-repo--fault-never-self",
    ].map { place.appending(path: $0) }
    for folder in folders {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, age) in [("old", 90.0), ("new", 0)] {
        let file = folder.appending(path: ".\(name).json.\(UUID().uuidString)").path
        try #require(FileManager.default.createFile(atPath: file, contents: nil))
        try FileManager.default.setAttributes(
          [.modificationDate: Date.now - age], ofItemAtPath: file)
      }
    }
    #expect(try Touchstone(words + ["--report", "pages"], in: place).status == 1)
    for folder in folders {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(!names.contains { $0.hasPrefix(".old.") } && names.contains { $0.hasPrefix(".new.") })
    }
  }
}

extension Touchstone {
  /// The output, with lines run together.
  fileprivate var flowing: String {
    output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
