/// The rows of the rulebook's section 16: ways in which one right engine may differ from another.
extension Latitude {
  /// A row; its raw value says what may differ. Which rules have to tolerate it says the rulebook.
  public enum Row: String, CaseIterable, Sendable, Identifiable {
    case re01 = """
      The recognizers of one touch are told of it in another order, which may change from \
      event to event and from run to run
      """
    case re02 = "Actions of recognizers that act at the same event come in another order"
    case re03 = """
      The pairs of one recognizer, or the registrations of one control, are called in another \
      order
      """
    case re04 = "Callbacks of two views that are owed in one event come in either order"
    case re05 = "Two or three whole passes of hit-testing for a touch-down"
    case re06 = "Passes after the first ask only the window that was chosen"
    case re07 = """
      Other questions come between the last pass and the app's sendEvent; hit-testing of an \
      event is done well before it
      """
    case re08 = "shouldReceive is asked before the app's sendEvent"
    case re09 = "shouldReceive is asked inside the window's sendEvent, just before touchesBegan"
    case re10 = """
      shouldReceive is asked more than once for a touch before its touchesBegan, with the same \
      answer
      """
    case re11 = "shouldReceive(event) is asked for every event, or not at all"
    case re12 = """
      Of fingers that land together, all are hit-tested first and then asked about, or finger \
      after finger
      """
    case re13 = "Fingers that change at one time come in neighbouring events with one timestamp"
    case re14 = "During hit-testing the event does not know its new touches yet"
    case re15 = """
      The view's gestureRecognizerShouldBegin comes before the delegate's, or after it; after \
      one refusal the other is not asked
      """
    case re16 = """
      More views of the path are asked gestureRecognizerShouldBegin: the recognizer's own, \
      those in between, an added container
      """
    case re17 = "Simultaneity is asked of one side or both, and more than once"
    case re18 = "Failure questions are asked at the touch-down, or only when an answer is needed"
    case re19 = "Moves to the same place are dropped"
    case re20 = """
      Moves to the same place are sent as moved, and begun gestures send changed and controls \
      drag events for them
      """
    case re21 = "A stationary finger keeps its old previousLocation, or gets the location"
    case re22 = "One UIEvent object for the whole sequence, or a new one for each delivery"
    case re23 = "The UITouch object of a tap is used again for the next, or is a new one"
    case re24 = "Sets of touches are enumerated in any order"
    case re25 = "tapCount becomes 0 at moved or ended of a long or far touch, or stays"
    case re26 = "tapCount goes on counting in another view or window, or starts again at 1"
    case re27 = "With several fingers each counts its own taps, or one count for all"
    case re28 = """
      touch.view is nil for a second finger in a single-touch view and for a touch kept out by \
      exclusive touch, or is the hit view
      """
    case re29 = """
      touch.window is the asked window, or that of the view that a hitTest override returned
      """
    case re30 = """
      A touch that hit nothing is missing from allTouches and from every list, or is in them \
      with view nil
      """
    case re31 = "Of fingers that land together in a single-touch view another one is delivered"
    case re32 = """
      A third finger in a single-touch view, after the first has lifted, is delivered, or not
      """
    case re33 = "Scroll views and tables have isMultipleTouchEnabled true"
    case re34 = """
      The set of touches of a recognizer still has a touch in its own ended callback, or not
      """
    case re35 = "Private recognizers and views of the system stand in lists, paths and chains"
    case re36 = "Recognizers get a touch that exclusive touch keeps from every view, or do not"
    case re37 = "A delayed began is followed by all moves in between, or by the latest only"
    case re38 = "Late callbacks carry the time and place of the change, or those of the release"
    case re39 = """
      What a delay held back comes just before, or just after, the other view callbacks of the \
      event that ends it
      """
    case re40 = "Cancelled touches come in one touchesCancelled, or in one each"
    case re41 = "After sendEvent a recognizer that recognized reads ended, or possible already"
    case re42 = """
      Reset comes right after the action, or only when all its fingers are up, or at the next \
      touch-down
      """
    case re43 = "More resets than attempts: at disabling, at removal, without an attempt"
    case re44 = """
      Resets tied by failure requirements wait for the whole group, or for the pair only
      """
    case re45 = """
      A recognizer that has recognized, failed or been reset is not told of the lift of its \
      fingers
      """
    case re46 = "A prevented recognizer fails at once, or when all have got the event"
    case re47 = """
      The second action of a tie is lost because the recognizer fails, or because it is never \
      asked
      """
    case re48 = """
      A disabled or removed recognizer sends cancelled at once, or before the next event
      """
    case re49 = "A surplus finger makes a tap fail at its touch-down, or at the lift"
    case re50 = """
      A tap with too few fingers fails at the lift, or by a timer (so that a withheld ended \
      comes then)
      """
    case re51 = "A tap's location is that of the touch-down, the lift, or between"
    case re52 = """
      A pan whose fingers fall below its minimum ends at once, or waits for the last lift, or \
      goes on when a finger comes back
      """
    case re53 = "A pan's translation at began leaves out the hysteresis, or not"
    case re54 = """
      Fingers that are added to a pan beyond its maximum after began are ignored, counted, or \
      end it
      """
    case re55 = "The pan of a scroll view acts with more fingers than its maximum"
    case re56 = """
      A surplus finger before began makes a press fail, or is ignored; after began its moves \
      send changed, or not
      """
    case re57 = "A swipe with a surplus finger recognizes, or fails"
    case re58 = "A pinch sends changed with one finger left, or pauses"
    case re59 = "A rotation of fingers a few points apart begins earlier, later, or not"
    case re60 = """
      Screen-edge pans have delaysTouchesBegan true, so that views hear late of touches at the \
      edge
      """
    case re61 = "Control flags are set before the event is sent, or after"
    case re62 = """
      Enter or exit and drag come in one sending or in two, in either order, and before an up \
      event or not
      """
    case re63 = """
      Switches, segmented controls, steppers, page controls, sliders and text fields send all \
      touch events, or only their own
      """
    case re64 = """
      A control asks its own point(inside:) while tracking, outside any pass of hit-testing
      """
    case re65 = """
      A row is selected in the table's touchesEnded, after the event, or a turn of the run \
      loop later
      """
    case re66 = "The content delay is somewhat shorter or longer, or off"
    case re67 = "UIWindow.next is the scene, or the application"
    case re68 = "Extra reads of next after the end of a touch"
    case re69 = "A system cancellation comes without sendEvent"
    case re70 = "A touch on an animated view is swallowed, or falls through to what is behind"
    case re71 =
      "A view that is removed mid-touch gets touchesCancelled at once, or goes on to touchesEnded"
    case re72 = """
      Views and recognizers that are added or removed in a callback count for the current \
      event, or not
      """
    case re73 = "Every threshold lies anywhere between its safe samples"

    /// The rulebook's number, such as `RE-07`.
    public var id: String { "RE-" + "\(self)".dropFirst(2) }

    /// The row of a number such as `RE-07`.
    public init?(id: String) {
      guard let row = Self.allCases.first(where: { $0.id == id }) else { return nil }
      self = row
    }
  }
}
