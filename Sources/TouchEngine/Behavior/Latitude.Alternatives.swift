/// What rows offer that offer more than one other way. Each type begins with what the engine does by
/// itself; the other words are those of a command line, as in `RE-52:waits`.
extension Latitude {
  /// How often delegates are asked whether a recognizer may have an event.
  public enum EventQuestions: String, CaseIterable, Sendable {
    /// Once, when it brings new touches.
    case once
    /// For every event.
    case every
    /// Not at all, as before iOS 13.4.
    case never
  }

  /// Which views are asked whether a recognizer may begin.
  public enum ViewsAsked: String, CaseIterable, Sendable {
    /// Those that were hit, and the recognizer's own.
    case hitAndOwn
    /// Those in between as well.
    case between
    /// Those that were hit.
    case hit
  }

  /// Whose delegates are asked whether two recognizers may recognize together.
  public enum SimultaneityQuestions: String, CaseIterable, Sendable {
    /// That of the one that has recognized, and if it says no, the other.
    case untilYes
    /// Both, whatever the first says.
    case both
    /// That of the one that wants to, and if it says no, the other.
    case otherFirst
    /// Each twice.
    case twice
  }

  /// When a recognizer that is done is reset.
  public enum ResetTime: String, CaseIterable, Sendable {
    /// When the event is over in which the last of its fingers lifted.
    case fingersAreUp
    /// Right after its last action, if it has recognized.
    case action
    /// When touches come down the next time.
    case touchDown
  }

  /// With whom a recognizer is reset that requires another's failure.
  public enum TiedResets: String, CaseIterable, Sendable {
    /// With those whose failure it requires itself.
    case pair
    /// With all that requirements tie to it.
    case group
  }

  /// Where a tap says that it is.
  public enum TapLocation: String, CaseIterable, Sendable {
    /// Where its fingers came down.
    case touchDown
    /// Where they are.
    case lift
    /// Between the two.
    case between
  }

  /// What a pan does whose fingers have become fewer than its minimum.
  public enum PansOfTooFew: String, CaseIterable, Sendable {
    /// It says nothing until enough fingers are down again.
    case resumes
    /// It ends at once.
    case ends
    /// It says nothing until the last finger lifts.
    case waits
  }

  /// What fingers beyond a pan's maximum do that come after it began.
  public enum LateSurplusOfPans: String, CaseIterable, Sendable {
    /// Nothing.
    case ignored
    /// They count as the others.
    case counted
    /// They end the pan.
    case ends
  }

  /// What a finger too many does to a press.
  public enum SurplusOfPresses: String, CaseIterable, Sendable {
    /// Before the press begins it has it fail; afterwards it is ignored.
    case fails
    /// It is always ignored.
    case ignored
    /// Before the press begins it has it fail; afterwards its moves are changes.
    case changes
  }

  /// When a rotation begins whose fingers are close together.
  public enum CloseRotations: String, CaseIterable, Sendable {
    /// When any other does.
    case likeOthers
    /// Earlier.
    case earlier
    /// Later.
    case later
    /// Not before they are further apart.
    case never
  }

  /// How controls tell that a drag went in or out.
  public enum DragsAcrossBorder: String, CaseIterable, Sendable {
    /// In a sending of its own, before the drag and before the lift.
    case apart
    /// In one sending with the drag.
    case together
    /// In a sending of its own, after the drag.
    case dragFirst
    /// In a sending of its own before the drag, and not at the lift.
    case notAtLift
  }

  /// When a row is selected.
  public enum SelectionTime: String, CaseIterable, Sendable {
    /// When the event is over, as published stack traces show it.
    case eventOver
    /// In the table's `touchesEnded`.
    case touchesEnded
    /// A turn of the run loop later.
    case nextTurn
  }
}
