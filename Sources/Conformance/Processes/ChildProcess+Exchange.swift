import Foundation

extension ChildProcess {
  /// The longest line that is read, in bytes.
  static let longestLine = 1 << 24

  /// Between the end of its output and its own there is a moment, which is long where the processors
  /// have much to do.
  static let dying = Duration.seconds(1)

  /// What comes back for a line.
  enum Answer: Hashable, Sendable {
    /// A line, without its newline.
    case line([UInt8])
    /// The process ended before it answered; whether in the middle of a line.
    case ended(midLine: Bool)
    /// It lives, but has closed its standard output.
    case closed
    /// It did not answer in time; and whether it has read all that was sent.
    case late(hasRead: Bool)
    /// A line that is longer than any that is read.
    case endless
  }

  /// Writes `bytes`, and reads a line.
  ///
  /// Neither can block for ever: both ends of the talk and standard error are served as they come.
  mutating func exchange(
    _ bytes: [UInt8], until deadline: ContinuousClock.Instant,
    unless shouldStop: () -> Bool = { false }
  ) -> Answer {
    send(bytes)
    return receive(until: deadline, unless: shouldStop)
  }

  /// Writes as much as it takes at once; the rest goes when its answers are awaited.
  mutating func send(_ bytes: [UInt8]) {
    unsent += bytes
    flush()
  }

  /// Reads a line, which answers all that was sent but for the last `later` bytes: they were sent
  /// ahead, and their answers come later. It is late at once if `shouldStop` says so.
  mutating func receive(
    until deadline: ContinuousClock.Instant, ahead later: Int = 0,
    unless shouldStop: () -> Bool = { false }
  ) -> Answer {
    var (deadline, last) = (deadline, ContinuousClock.now)
    while true {
      flush()
      let hasRead = unsent.count <= later
      if hasRead || input < 0, let line = takeLine() { return .line(line) }
      if pending.count > Self.longestLine { return .endless }
      if output < 0 { return ended(by: deadline) }
      let now = ContinuousClock.now
      // So long a wait means that this program was suspended, as by Ctrl-Z: that time does not count.
      if now - last > .seconds(1) { deadline += now - last }
      last = now
      guard now < deadline, !shouldStop() else {
        return hasEnded ? .ended(midLine: !pending.isEmpty) : .late(hasRead: hasRead)
      }
      let left = (deadline - now) / .milliseconds(1)
      let wait = Int32(min(max(left.rounded(.up), 1), 50))
      if !self.wait(forUpTo: wait, isWriting: !unsent.isEmpty && input >= 0), hasEnded {
        // Somebody whom it left behind may hold the pipe: it will never end then.
        readAll()
        return takeLine().map(Answer.line) ?? .ended(midLine: !pending.isEmpty)
      }
    }
  }

  /// Reads for some time, though nothing was asked: whether there is anything, or the process ended.
  mutating func isDisturbed(for patience: Duration) -> Bool {
    let deadline = ContinuousClock.now + patience
    repeat {
      let left = max(0, (deadline - .now) / .milliseconds(1))
      _ = wait(forUpTo: Int32(left.rounded(.up)))
      if !pending.isEmpty || output < 0 { return true }
    } while ContinuousClock.now < deadline
    return hasEnded
  }

  private mutating func ended(by deadline: ContinuousClock.Instant) -> Answer {
    guard hasEnded(by: min(deadline, .now + Self.dying)) else { return .closed }
    readAll()
    return .ended(midLine: !pending.isEmpty)
  }

  /// Waits for its end: whether it came in time.
  package mutating func hasEnded(by deadline: ContinuousClock.Instant) -> Bool {
    while !hasEnded {
      guard ContinuousClock.now < deadline else { return false }
      _ = wait(forUpTo: 2)
    }
    return true
  }

  /// Reads what comes within some time, at once if there is anything.
  ///
  /// - Returns: Whether more may come on its standard output; it does not once the process has ended, even where one that it
  ///   left behind holds the pipe.
  package mutating func mayContinue(after milliseconds: Int32) -> Bool {
    _ = wait(forUpTo: milliseconds)
    if !hasEnded { return output >= 0 }
    readAll()
    return false
  }

  private mutating func takeLine() -> [UInt8]? {
    let newline = pending.withUnsafeBytes { bytes -> Int? in
      guard searched < bytes.count, let start = bytes.baseAddress else { return nil }
      return memchr(start + searched, 0x0A, bytes.count - searched).map {
        $0 - UnsafeMutableRawPointer(mutating: start)
      }
    }
    guard let newline else {
      searched = pending.count
      return nil
    }
    let line = Array(pending[..<newline])
    pending.removeSubrange(...newline)
    searched = 0
    return line
  }

  private mutating func flush() {
    if !unsent.isEmpty { unsent.removeFirst(write(unsent[...])) }
  }

  /// Writes as much as the pipe takes; who does not listen any more has his end closed.
  private mutating func write(_ bytes: ArraySlice<UInt8>) -> Int {
    guard input >= 0, !bytes.isEmpty else { return 0 }
    var count = 0
    while count < bytes.count {
      let written = bytes.dropFirst(count).withUnsafeBytes {
        Foundation.write(input, $0.baseAddress, $0.count)
      }
      if written > 0 {
        count += written
      } else if written < 0, errno == EINTR {
        continue
      } else {
        if written < 0, errno != EAGAIN, errno != EWOULDBLOCK { closeInput() }
        break
      }
    }
    return count
  }

  /// Waits until something comes on one of its streams, or can be written, and reads it.
  ///
  /// - Returns: Whether anything came.
  mutating func wait(forUpTo milliseconds: Int32, isWriting: Bool = false) -> Bool {
    // A stream of -1 is passed over.
    var streams = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isWriting ? input : -1, events: Int16(POLLOUT), revents: 0),
    ]
    guard poll(&streams, nfds_t(streams.count), milliseconds) > 0 else { return false }
    if streams[0].revents != 0, !readOutput() { closeOutput() }
    if streams[1].revents != 0, !readErrors() { closeErrors() }
    return true
  }

  private mutating func readAll() {
    while output >= 0 {
      let count = pending.count
      if !readOutput() { closeOutput() }
      if pending.count == count || count > Self.longestLine { break }
    }
    if errors >= 0, !readErrors() { closeErrors() }
  }

  /// Reads what is there of standard output; whether there may come more.
  private mutating func readOutput() -> Bool {
    Self.read(output) { pending += $0 }
  }

  private mutating func readErrors() -> Bool {
    Self.read(errors) { tail.append($0) }
  }

  private static func read(
    _ stream: Int32, _ take: (UnsafeRawBufferPointer.SubSequence) -> Void
  ) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
      let count = Foundation.read(stream, buffer.baseAddress, buffer.count)
      if count > 0 {
        take(UnsafeRawBufferPointer(buffer)[..<count])
        return true
      }
      return count < 0 && [EAGAIN, EWOULDBLOCK, EINTR].contains(errno)
    }
  }
}
