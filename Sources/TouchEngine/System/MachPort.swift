/// Where a process receives messages of others: first in, first out. Source: rulebook SY-01, SY-03.
public final class MachPort {
  /// A name for the journal.
  public var name: String
  /// What has arrived and has not been taken, the oldest first.
  @exclusivity(unchecked) public private(set) var messages: [IOHIDEvent] = []
  /// Wakes the process that receives; set by it.
  var onArrival: () -> Void = {}

  /// Makes a port at which nobody listens yet.
  init(name: String) { self.name = name }

  /// Puts a message into the port, and wakes the receiver.
  func send(_ event: IOHIDEvent) {
    messages.append(event)
    onArrival()
  }

  /// Takes all messages out, the oldest first.
  func receive() -> [IOHIDEvent] {
    defer { messages = [] }
    return messages
  }
}
