import Foundation
import Stage
import Testing
import TouchScript

@testable import Conformance

@Suite("Playing in processes of their own")
struct IsolationTests {
  /// What becomes of a process that does what a line of shell says.
  private func fate(of line: String, patience: Double = 30) throws -> Isolation.Fate? {
    let script = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("#!/bin/sh\n\(line)\n".utf8).write(to: script)
    defer { try? FileManager.default.removeItem(at: script) }
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script.path)
    return Isolation(executable: script, options: ["--fault", "x"], patience: patience)
      .fate(of: "token")
  }

  @Test("How a process ends is told")
  func fates() throws {
    #expect(try fate(of: "exit 1") == .ended)
    #expect(try fate(of: "kill -SEGV $$") == .crashed(signal: SIGSEGV))
    #expect(try fate(of: "kill -INT $$") == .ended, "as Ctrl-C does, which is no crash")
    #expect(try fate(of: "exec sleep 60", patience: 0.3) == .hung)
    #expect(Isolation(executable: URL(filePath: "/nowhere")).fate(of: "token") == nil)
  }

  @Test("It is told what to replay")
  func words() throws {
    #expect(
      try fate(of: #"test "$*" = "replay token --fault x" && kill -KILL $$"#)
        == .crashed(signal: SIGKILL))
  }

  @Test("What crashes nowhere is not shrunk")
  func innocent() throws {
    let isolation = Isolation(executable: URL(filePath: "/bin/true"))
    #expect(isolation.shrink(Scenario(), from: "here") == nil)
  }
}

@Suite("Trails")
struct TrailTests {
  /// A memory in a folder of its own.
  private func memory() -> Memory {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    return Memory(in: folder, of: Memory.Subject(engine: "an engine"))
  }

  @Test("A trail says what is being played, and only while it is")
  func trail() throws {
    let memory = memory()
    let breadcrumbs = Breadcrumbs(
      in: memory, of: Breadcrumbs.Search(seed: 9, scope: "taps"))
    defer { breadcrumbs.sweep() }
    let trail = try #require(breadcrumbs.trail())
    #expect(try copy(of: memory).isEmpty)
    trail.drop(case: 41)
    let numbered = try #require(try copy(of: memory).first)
    #expect(numbered.name == "case 41 of seed 9")
    let campaign = Campaign(seed: 9, cases: 1, scope: .taps, system: Stage())
    #expect(numbered.scenario == campaign.scenario(ofCase: 41))
    trail.drop(token: "ts1.AQF4AQAO._Ha5Wg")
    #expect(try copy(of: memory).map(\.played) == [.spelled("ts1.AQF4AQAO._Ha5Wg")])
    trail.drop(case: 3)
    #expect(try copy(of: memory).map(\.name) == ["case 3 of seed 9"])
    breadcrumbs.giveBack(trail)
    #expect(try copy(of: memory).isEmpty)
  }

  @Test("What is still being played is left alone, and all is swept away at the end")
  func locks() throws {
    let memory = memory()
    let breadcrumbs = Breadcrumbs(
      in: memory, of: Breadcrumbs.Search(seed: 9, scope: "taps"))
    breadcrumbs.trail()?.drop(case: 1)
    #expect(Wreck.salvage(in: memory).isEmpty)
    breadcrumbs.sweep()
    #expect(!FileManager.default.fileExists(atPath: memory.folder.path))
  }

  @Test("A trail that makes no sense is no wreck")
  func nonsense() throws {
    let memory = memory()
    let folder = Breadcrumbs.folder(of: memory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let half = Data(repeating: 1, count: 16)
    for (number, data) in [
      Data(), half, half + Data("{}\n".utf8), Data(repeating: 0xFF, count: 400),
      half + Data(#"{"seed":-1,"scope":"taps"}"#.utf8),
    ].enumerated() {
      try data.write(to: folder.appending(path: "\(number).trail"))
    }
    #expect(Wreck.salvage(in: memory).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  /// What a run would find if the writer of the trails were gone now.
  private func copy(of memory: Memory) throws -> [Wreck] {
    let copied = self.memory()
    defer { try? FileManager.default.removeItem(at: copied.folder) }
    let (from, to) = (Breadcrumbs.folder(of: memory), Breadcrumbs.folder(of: copied))
    try FileManager.default.createDirectory(at: to, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: from.path) {
      // Not copied as a file: a copy might share the lock.
      try Data(contentsOf: from.appending(path: name)).write(to: to.appending(path: name))
    }
    return Wreck.salvage(in: copied)
  }
}
