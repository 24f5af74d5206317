/// What an engine may choose because nobody has settled what UIKit does. Every choice is a right one:
/// no rule may accuse an engine of it.
public struct Latitude: Hashable, Sendable {
  /// How many identical passes of hit-testing are made at touch-down, from 1 on; the last decides.
  /// UIKit was seen to make one and two. Source: rulebook HT-41, RE-05.
  public var hitTestingPasses = 1
  /// Whether the registration that was made last is called first. Source: rulebook CT-19, RE-03.
  public var callsLatestRegistrationFirst = false
  /// Whether registering the same action again for one event has it called twice.
  /// Source: rulebook CT-18.
  public var repeatsRegistrations = false
  /// Whether a control that is disabled while it tracks gives its touch up. Source: rulebook EX-12.
  public var cancelsDisabledControls = false
  /// Whether presenting a controller cancels the touches in what it covers. UIKit mostly does.
  /// Source: rulebook EX-19.
  public var cancelsCoveredTouches = true
  /// Whether a view that leaves its window hears at once that its touches are cancelled. If not, it
  /// hears how they go on. Source: rulebook EX-02, RE-71.
  public var cancelsTouchesOfRemovedViews = true
  /// For how long scroll views hold touches back from their content at most, in milliseconds.
  /// Source: rulebook TV-03, RE-66.
  public var contentDelayMilliseconds = UIScrollView.contentTouchDelayMilliseconds
  /// Whether leaving the view's bounds makes a tap fail. Source: rulebook KR-04.
  public var keepsTapsInBounds = false
  /// Whether a tap says that it is where its fingers are, and not where they came down.
  /// Source: rulebook KR-13, RE-51.
  public var tapsFollowFingers = false
  /// Whether the translation of a pan leaves out what it took to begin. Source: rulebook KR-28,
  /// RE-53.
  public var translationLeavesOutHysteresis = false
  /// Whether fingers beyond a pan's maximum are ignored; if not, they count. Source: rulebook KR-34,
  /// RE-54.
  public var ignoresFurtherPanFingers = true

  /// Makes the choices that the engine makes by default.
  public init() {}
}
