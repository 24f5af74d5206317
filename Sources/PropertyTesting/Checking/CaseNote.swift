import Foundation
import Synchronization

/// Which case of a property is being tried, in a file that outlives the process.
///
/// The file is mapped into memory: a note costs a few stores, and the system keeps it however the process
/// ends. It is locked while the property is checked, so that it is not taken for the note of a process that
/// ended. Where no file can be written, the note is kept in memory alone.
package final class CaseNote: @unchecked Sendable {
  /// What is being done with the case.
  package enum Stage: Int, Sendable {
    case nothing, drawing, running, describing

    /// What is at fault if it ends the process.
    package var culprit: String {
      switch self {
      case .nothing, .running: "the property"
      case .drawing: "the generator"
      case .describing: "the description of the value"
      }
    }
  }

  /// A case, and the token of its value unless that is the one that its number and seed find.
  package struct Case: Sendable, CustomStringConvertible {
    package var origin: CaseOrigin
    package var seed: UInt64
    package var token: String?

    package init(origin: CaseOrigin, seed: UInt64, token: String? = nil) {
      (self.origin, self.seed, self.token) = (origin, seed, token)
    }

    /// Words for where it comes from.
    package var description: String {
      switch origin {
      case .example(let index): "example \(index + 1)"
      case .earlierRun: "an earlier run"
      case .token: "the token"
      case .searched(let index): "case \(index) of seed \(seed)"
      }
    }
  }

  /// What the file begins with; the bytes of the token follow.
  package struct Page {
    fileprivate var stage = 0
    fileprivate var origin = 0
    fileprivate var seed: UInt64 = 0
    fileprivate var tokenCount = 0
    /// Whether the case took longer than it may.
    package var isOverdue = false
    /// Whether the case is as simple as it was made, or making it simpler ended the process.
    package var isShrunk = false
    /// What ended another process in this case, if simpler values are to be tried until one ends this process, too.
    package var simplifying: Stage = .nothing
    /// How many simpler values were tried.
    package var attempts = 0
    /// How many of them other processes have tried.
    fileprivate var known = 0
    fileprivate var endCount = 0
  }

  /// What the file begins with.
  package let page: UnsafeMutablePointer<Page>
  /// Why the file cannot be written, if so.
  package private(set) var problem: String?
  private let file: URL?
  private let descriptor: Int32
  /// Which attempts ended other processes as is looked for; negative: in the generator.
  private let ends: UnsafeMutablePointer<Int>
  private let token: UnsafeMutableRawBufferPointer
  private static let mostEnds = 500
  private let changes = Atomic<Int>(0)
  private static let size = 1 << 14

  /// Opens the note in a file, which is made if it is missing.
  ///
  /// A process that tries one case for another shares the note that the other one has locked.
  package init(_ file: URL?, isShared: Bool = false) {
    var descriptor: Int32 = -1
    if let file {
      let folder = file.deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
      let zeros = [UInt8](repeating: 0, count: Self.size)
      // Without zeros in it, the disk could be full when the memory is written.
      if lseek(descriptor, 0, SEEK_END) < zeros.count,
        pwrite(descriptor, zeros, zeros.count, 0) < zeros.count
      {
        problem = "\(folder.path) cannot be written: \(String(cString: strerror(errno)))"
      }
      if problem != nil || !isShared && flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        close(descriptor)
        descriptor = -1
      }
    }
    (self.descriptor, self.file) = (descriptor, descriptor < 0 ? nil : file)
    let kind = descriptor < 0 ? MAP_PRIVATE | MAP_ANON : MAP_SHARED
    let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, kind, descriptor, 0)!
    page = memory.bindMemory(to: Page.self, capacity: 1)
    let (head, middle) = (MemoryLayout<Page>.stride, Self.mostEnds * MemoryLayout<Int>.stride)
    ends = (memory + head).bindMemory(to: Int.self, capacity: Self.mostEnds)
    token = UnsafeMutableRawBufferPointer(
      start: memory + head + middle, count: Self.size - head - middle)
  }

  deinit {
    munmap(page, Self.size)
    close(descriptor)
  }

  /// What is being done.
  package var stage: Stage { Stage(rawValue: page.pointee.stage) ?? .nothing }
  /// How often the note was changed.
  package var changeCount: Int { changes.load(ordering: .acquiring) }

  /// The case, also one that has ended.
  package var noted: Case {
    let bytes = token.prefix(page.pointee.tokenCount)
    return Case(
      origin: CaseOrigin(code: page.pointee.origin), seed: page.pointee.seed,
      token: bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self))
  }

  /// Notes a case, and what is done with it; a token that is too long is left out.
  package func note(_ noted: Case, _ stage: Stage = .drawing) {
    page.pointee.tokenCount = 0
    if let text = noted.token?.utf8, text.count <= token.count {
      token.copyBytes(from: text)
      page.pointee.tokenCount = text.count
    }
    page.pointee.origin = noted.origin.code
    page.pointee.seed = noted.seed
    enter(stage)
  }

  /// Notes another value of the same case; of one that is too large, the case alone. Whether it had room.
  @discardableResult
  package func note(_ tree: ChoiceTree, _ stage: Stage, upTo most: Int = 5_000) -> Bool {
    let token = tree.size < most ? Token.encode(tree) : nil
    note(Case(origin: noted.origin, seed: noted.seed, token: token), stage)
    return page.pointee.tokenCount > 0
  }

  /// What other processes found out about a simpler value.
  enum Finding { case ends, holds, cannotBeDrawn }

  /// Counts an attempt at a simpler value; what is known of it.
  func beginAttempt() -> Finding? {
    page.pointee.attempts += 1
    let number = page.pointee.attempts
    guard number <= page.pointee.known else { return nil }
    let ends = UnsafeBufferPointer(start: ends, count: page.pointee.endCount)
    return ends.contains(number) ? .ends : ends.contains(-number) ? .cannotBeDrawn : .holds
  }

  /// Notes for the next process what became of the last attempt; whether there was room.
  package func endAttempt(asLookedFor isEnd: Bool) -> Bool {
    page.pointee.known = page.pointee.attempts
    guard isEnd || stage == .drawing else { return true }
    guard page.pointee.endCount < Self.mostEnds else { return false }
    ends[page.pointee.endCount] = isEnd ? page.pointee.attempts : -page.pointee.attempts
    page.pointee.endCount += 1
    return true
  }

  /// Notes what is done with the case now.
  package func enter(_ stage: Stage) {
    page.pointee.stage = stage.rawValue
    changes.add(1, ordering: .releasing)
  }

  /// Removes the file: the process did not end in a case.
  package func remove() {
    if let file { unlink(file.path) }
  }
}

extension CaseOrigin {
  fileprivate init(code: Int) {
    self = code >= 0 ? .searched(case: code) : code == .min ? .earlierRun : .example(-1 - code)
  }

  fileprivate var code: Int {
    switch self {
    case .searched(let number): number
    case .example(let number): -1 - number
    case .earlierRun, .token: .min
    }
  }
}
