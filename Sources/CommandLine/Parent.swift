import Conformance
import Foundation
import Synchronization

/// The parent of this process, where the program runs as a child of itself; see `OwnChild`.
///
/// What the engine prints does not reach it as a message: standard output becomes standard error here.
final class Parent: Sendable {
  /// The parent; nil: this process is nobody's child.
  static let current = Parent()

  /// What it shows.
  let wish: Wish
  private let trails = Trails(file: OwnChild.trails)
  private let messages: Mutex<FileHandle>
  /// When something found was told last.
  private let told = Mutex(ContinuousClock.now)
  private let isDone = Atomic(false)

  /// So often it is told what was found, which takes some milliseconds.
  private static let period = Duration.seconds(5)
  /// A message holds at most so many characters.
  private static let longestText = 200_000

  /// What the variable says.
  struct Wish {
    /// Whether the parent shows how far the search is.
    let progress: Bool
    /// Whether what it prints may have colors.
    let colors: Bool

    init(progress: Bool, colors: Bool) {
      self.progress = progress
      self.colors = colors
    }

    /// Nil: these are no words of a parent.
    init?(_ words: String) {
      let words = words.split(separator: ",")
      guard words.first == "child" else { return nil }
      self.init(progress: words.contains("progress"), colors: words.contains("colors"))
    }

    var words: String {
      (["child"] + (progress ? ["progress"] : []) + (colors ? ["colors"] : []))
        .joined(separator: ",")
    }
  }

  private init?() {
    let value = ProcessInfo.processInfo.environment[OwnChild.variable]
    guard let wish = value.flatMap({ Wish($0) }) else { return nil }
    // Whoever is started from here is no such child.
    unsetenv(OwnChild.variable)
    self.wish = wish
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
    guard output >= 0 else { return nil }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    _ = fcntl(OwnChild.trails, F_SETFD, FD_CLOEXEC)
    messages = Mutex(FileHandle(fileDescriptor: output))
    endWithTheParent()
  }

  /// Nobody writes to standard input: it ends when the parent does.
  private func endWithTheParent() {
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 10)
    let nothing = open("/dev/null", O_RDONLY)
    if nothing >= 0 {
      dup2(nothing, STDIN_FILENO)
      close(nothing)
    }
    guard input >= 0 else { return }
    Thread {
      var byte: UInt8 = 0
      while read(input, &byte, 1) > 0 || errno == EINTR { errno = 0 }
      // Who was told all says goodbye in this way, too.
      if !self.isDone.load(ordering: .acquiring) { _exit(ExitStatus.interrupted.rawValue) }
    }.start()
  }

  // MARK: - What it is told

  /// Some text for standard output.
  func say(_ text: String) {
    var rest = text[...]
    while !rest.isEmpty {
      let part = rest.unicodeScalars.prefix(Self.longestText)
      send(OwnChild.Message(say: String(part)))
      rest = rest[part.endIndex...]
    }
  }

  /// A sentence for standard error.
  func complain(_ sentence: String) { send(OwnChild.Message(complain: sentence)) }

  /// How far the search is, in more words and in fewer.
  func tell(_ progress: [String]) { send(OwnChild.Message(progress: progress)) }

  /// The exit status, at last.
  func end(_ status: Int32) {
    isDone.store(true, ordering: .releasing)
    send(OwnChild.Message(status: status))
  }

  /// Tells what `campaign` plays and finds, as it goes on.
  func follow(_ campaign: inout Campaign) {
    campaign.trails = trails
    campaign.checkpoints = Campaign.Checkpoints(
      isDue: { [self] in
        told.withLock { last in
          let now = ContinuousClock.now
          guard now - last >= Self.period else { return false }
          last = now
          return true
        }
      },
      keep: { [self] in send(OwnChild.Message(checkpoint: $0)) })
  }

  private func send(_ message: OwnChild.Message) {
    let line = Data((JSONReport.line(message) + "\n").utf8)
    messages.withLock { messages in
      do {
        try messages.write(contentsOf: line)
      } catch {
        // Nobody hears any more what comes of it.
        _exit(ExitStatus.failed.rawValue)
      }
    }
  }
}
