/// What passed which station of the system, in order: the way of a finger, to be read.
///
/// ```swift
/// let journal = Journal()
/// application.device.journal = journal
/// application.device.touch([FingerSample(finger: 0, phase: .began, location: .zero)])
/// print(journal)
/// // #1       0 ms  touch screen             finger 0 began
/// // #1       0 ms  SpringBoard's port
/// // #1       0 ms  SpringBoard              forwards it to application
/// // #1       0 ms  the app's port           application
/// // #1       0 ms  source1
/// // #1       0 ms  source0
/// // #1       0 ms  event queue
/// // #1       0 ms  UIApplication.sendEvent
/// // #1       0 ms  UIWindow.sendEvent
/// // #1       0 ms  handled
/// ```
public final class Journal: CustomStringConvertible {
  /// What was noted, the oldest first.
  public private(set) var passages: [Passage] = []

  /// Makes an empty journal.
  public init() {}

  /// One line for each passage.
  public var description: String {
    passages.map(\.description).joined(separator: "\n")
  }

  func note(_ passage: Passage) { passages.append(passage) }
}

/// An event passing one station.
public struct Passage: Hashable, Sendable, CustomStringConvertible {
  /// A place that events pass, in the order in which they pass them.
  public enum Station: String, Hashable, Sendable, CaseIterable {
    /// The hardware, where an `IOHIDEvent` is made of what it sees.
    case hardware = "touch screen"
    /// The port of the system's process.
    case systemPort = "SpringBoard's port"
    /// The system's process, which consumes the event or forwards it.
    case springBoard = "SpringBoard"
    /// The port of the app's process.
    case applicationPort = "the app's port"
    /// The source of the main run loop that the port wakes.
    case source1 = "source1"
    /// The source that the first one signals, in which `UIEvent`s are made.
    case source0 = "source0"
    /// The application's queue.
    case eventQueue = "event queue"
    /// UIKit's implementation of `UIApplication.sendEvent(_:)`.
    case sendEvent = "UIApplication.sendEvent"
    /// `UIWindow.sendEvent(_:)`, as called by the application.
    case window = "UIWindow.sendEvent"
    /// The end of it: all callbacks have returned.
    case handled = "handled"
  }

  /// Which place.
  public let station: Station
  /// The event's number.
  public let number: Int
  /// When, in milliseconds of the device's virtual time.
  public let milliseconds: Int
  /// What the station made of it, if that is worth saying; else empty.
  public let remark: String

  /// The passage as one line.
  public var description: String {
    let event = "#\(number)".padding(to: 4)
    let time = "\(milliseconds) ms"
    let clock = String(repeating: " ", count: max(0, 9 - time.count)) + time
    guard !remark.isEmpty else { return "\(event)\(clock)  \(station.rawValue)" }
    return "\(event)\(clock)  \(station.rawValue.padding(to: 23))  \(remark)"
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
