extension Observation {
  /// One of the words below, or of the scenario's.
  public enum Word: Hashable, Sendable, BitwiseCopyable {
    /// A kind of view.
    case viewKind(Scenario.View.Kind)
    /// Who was asked.
    case asked(Questioned)
    /// A tracking method.
    case tracking(Tracking)
    /// A control event.
    case controlEvent(ControlEvent)
    /// What a scroll view's delegate hears.
    case scroll(Scroll)
    /// What a scroll view is asked.
    case content(ContentQuestion)
    /// An event that is no touch.
    case event(OtherEvent)

    /// The word as it is spelled.
    public var text: String {
      switch self {
      case .viewKind(let word): word.rawValue
      case .asked(let word): word.rawValue
      case .tracking(let word): word.rawValue
      case .controlEvent(let word): word.rawValue
      case .scroll(let word): word.rawValue
      case .content(let word): word.rawValue
      case .event(let word): word.rawValue
      }
    }
  }

  /// The tracking methods of `UIControl`.
  public enum Tracking: String, Sendable, CaseIterable, BitwiseCopyable {
    /// `beginTracking(_:with:)`.
    case begin
    /// `continueTracking(_:with:)`.
    case `continue`
    /// `endTracking(_:with:)`.
    case end
    /// `cancelTracking(with:)`.
    case cancel
  }

  /// Who was asked whether one recognizer waits for another to fail.
  public enum Questioned: String, Sendable, CaseIterable, BitwiseCopyable {
    /// The recognizer's delegate.
    case delegate
    /// The recognizer itself, as its class overrides it.
    case recognizer
  }

  /// What a scroll view's delegate hears.
  public enum Scroll: String, Sendable, CaseIterable, BitwiseCopyable {
    /// `scrollViewWillBeginDragging(_:)`.
    case willBeginDragging
    /// `scrollViewDidScroll(_:)`.
    case didScroll
    /// `scrollViewDidEndDragging(_:willDecelerate:)`.
    case didEndDragging
  }

  /// What a scroll view is asked about the touches of its content.
  public enum ContentQuestion: String, Sendable, CaseIterable, BitwiseCopyable {
    /// `touchesShouldBegin(_:with:in:)`: whether the content receives a touch at all.
    case shouldBegin
    /// `touchesShouldCancel(in:)`: whether dragging takes the touch away from the content.
    case shouldCancel
  }

  /// The events that are no touches.
  public enum OtherEvent: String, Sendable, CaseIterable, BitwiseCopyable {
    /// The device is shaken: `motionBegan(_:with:)` and its like.
    case motion
    /// A physical button is pressed: `pressesBegan(_:with:)` and its like.
    case press
    /// `remoteControlReceived(with:)`, which has no phases: it is recorded as `began`.
    case remoteControl
  }
}

extension Scenario.View.Kind: BitwiseCopyable {}
extension ControlEvent: BitwiseCopyable {}
extension TouchPhase: BitwiseCopyable {}
extension RecognizerState: BitwiseCopyable {}
extension Point: BitwiseCopyable {}

extension TouchPhase {
  /// The phase of the same name.
  public init(_ phase: EventPhase) {
    switch phase {
    case .began: self = .began
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
