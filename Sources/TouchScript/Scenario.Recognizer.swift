extension Scenario {
  /// A gesture recognizer of the scene, with everything that differs from a new one.
  public struct Recognizer: Hashable, Sendable, Identifiable {
    /// The recognizer's name.
    public var id: ID
    /// The view it is attached to.
    public var view: ID
    /// Which gesture it looks for.
    public var kind: Kind
    /// `numberOfTapsRequired`, 1 or more.
    public var taps: Int
    /// `numberOfTouchesRequired`, 1 or more.
    public var touches: Int
    /// `cancelsTouchesInView`.
    public var cancelsTouchesInView: Bool
    /// `delaysTouchesBegan`.
    public var delaysTouchesBegan: Bool
    /// `delaysTouchesEnded`.
    public var delaysTouchesEnded: Bool
    /// `isEnabled`.
    public var isEnabled: Bool
    /// The delegate's answers; nil: there is no delegate.
    public var delegate: Delegate?
    /// Recognizers for which the subclass answers false to `canPrevent(_:)`.
    public var cannotPrevent: [ID]
    /// Recognizers for which the subclass answers false to `canBePrevented(by:)`.
    public var cannotBePreventedBy: [ID]

    /// Makes a recognizer; what is left out is as on a new one. Source: rulebook GR-10, KR-01.
    public init(
      id: ID, view: ID, kind: Kind = .tap, taps: Int = 1, touches: Int = 1,
      cancelsTouchesInView: Bool = true, delaysTouchesBegan: Bool = false,
      delaysTouchesEnded: Bool = true, isEnabled: Bool = true, delegate: Delegate? = nil,
      cannotPrevent: [ID] = [], cannotBePreventedBy: [ID] = []
    ) {
      self.id = id
      self.view = view
      self.kind = kind
      self.taps = taps
      self.touches = touches
      self.cancelsTouchesInView = cancelsTouchesInView
      self.delaysTouchesBegan = delaysTouchesBegan
      self.delaysTouchesEnded = delaysTouchesEnded
      self.isEnabled = isEnabled
      self.delegate = delegate
      self.cannotPrevent = cannotPrevent
      self.cannotBePreventedBy = cannotBePreventedBy
    }

    /// The gestures that can be looked for.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// `UITapGestureRecognizer`.
      case tap
    }

    /// What a recognizer's delegate answers; nil: it does not implement the method.
    public struct Delegate: Hashable, Sendable {
      /// `gestureRecognizer(_:shouldReceive:)`, for every touch.
      public var shouldReceive: Bool?
      /// `gestureRecognizerShouldBegin(_:)`.
      public var shouldBegin: Bool?
      /// The recognizers for which `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`
      /// answers true.
      public var simultaneousWith: [ID]?

      /// Makes a delegate.
      public init(
        shouldReceive: Bool? = nil, shouldBegin: Bool? = nil, simultaneousWith: [ID]? = nil
      ) {
        self.shouldReceive = shouldReceive
        self.shouldBegin = shouldBegin
        self.simultaneousWith = simultaneousWith
      }
    }
  }
}
