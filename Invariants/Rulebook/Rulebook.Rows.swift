/// What UIKit leaves open: the rows of the rulebook's section 16.
extension Rulebook {
  /// A row: conforming engines may differ in it, and no rule accuses one for its choice.
  public struct Row: Hashable, Encodable, Sendable, Identifiable {
    /// Its number, such as `RE-07`.
    public let id: String
    /// What may differ.
    public let statement: String
    /// The rules that leave room for it.
    public let rules: [Rule.ID]
  }

  /// The row of a number such as `RE-07`; nil where there is none.
  public static func row(_ id: String) -> Row? { rows.first { $0.id == id } }

  /// The rows that a rule leaves room for.
  public static func rows(leftOpenBy rule: Rule.ID) -> [Row] {
    rows.filter { $0.rules.contains(rule) }
  }

  /// All rows, in order: number and rules, and below them what may differ.
  public static let rows: [Row] = {
    let lines = table.split(separator: "\n")
    return stride(from: 0, to: lines.count - 1, by: 2).map { index in
      let words = lines[index].split(separator: " ").map(String.init)
      return Row(
        id: words[0], statement: String(lines[index + 1]),
        rules: Array(words.dropFirst()))
    }
  }()

  private static let table = """
    RE-01 GR-03 GR-04 GR-05 GC-12 GC-13
    The recognizers of one touch receive it in another order, which may change from event to \
    event and from run to run
    RE-02 GC-24 GC-39
    Actions of recognizers that act at the same event come in another order
    RE-03 GR-47 CT-18 CT-19
    The pairs of one recognizer, or the registrations of one control, are called in another \
    order
    RE-04 TO-23 GR-06 GR-17
    Callbacks of two views that are owed in one event come in either order
    RE-05 HT-01 HT-12 HT-24 HT-41 TO-22
    Two or three whole passes of hit-testing for a touch-down
    RE-06 HT-36 HT-37 HT-41
    Passes after the first ask only the window that was chosen
    RE-07 HT-41 TO-22 SY-04
    Other questions come between the last pass and the app's sendEvent; hit-testing of an event \
    is done well before it
    RE-08 GC-01 SY-04 TO-20
    shouldReceive is asked before the app's sendEvent
    RE-09 GC-01 TO-20
    shouldReceive is asked inside the window's sendEvent, just before touchesBegan
    RE-10 GC-01
    shouldReceive is asked more than once for a touch before its touchesBegan, with the same \
    answer
    RE-11 GC-03
    shouldReceive(event) is asked for every event, or not at all
    RE-12 TO-22 GC-01 HT-41
    Of fingers that land together, all are hit-tested first and then asked about, or finger \
    after finger
    RE-13 SY-06 TO-27
    Fingers that change at one time come in neighbouring events with one timestamp
    RE-14 TO-17 HT-29
    During hit-testing the event does not know its new touches yet
    RE-15 GC-07 GC-09 GC-10
    The view's gestureRecognizerShouldBegin comes before the delegate's, or after it; after one \
    refusal the other is not asked
    RE-16 GC-09
    More views of the path are asked gestureRecognizerShouldBegin: the recognizer's own, those \
    in between, an added container
    RE-17 GC-22 GC-23
    Simultaneity is asked of one side or both, and more than once
    RE-18 GC-31
    Failure questions are asked at the touch-down, or only when an answer is needed
    RE-19 SY-03 SY-06 TO-02 TO-07 TO-10 KR-19 KR-27 GR-53 CT-04
    Moves to the same place are dropped
    RE-20 TO-02 TO-07 TO-08 TO-10 KR-19 KR-27 GR-53 CT-04
    Moves to the same place are sent as moved, and begun gestures send changed and controls drag \
    events for them
    RE-21 TO-07 TO-10
    A stationary finger keeps its old previousLocation, or gets the location
    RE-22 TO-19
    One UIEvent object for the whole sequence, or a new one for each delivery
    RE-23 TO-03
    The UITouch object of a tap is used again for the next, or is a new one
    RE-24 TO-21
    Sets of touches are enumerated in any order
    RE-25 TO-13 TO-14 TO-15
    tapCount becomes 0 at moved or ended of a long or far touch, or stays
    RE-26 TO-14
    tapCount goes on counting in another view or window, or starts again at 1
    RE-27 TO-14
    With several fingers each counts its own taps, or one count for all
    RE-28 TO-01 TO-25 TO-29 TO-30
    touch.view is nil for a second finger in a single-touch view and for a touch kept out by \
    exclusive touch, or is the hit view
    RE-29 TO-01 HT-33
    touch.window is the asked window, or that of the view that a hitTest override returned
    RE-30 TO-17 TO-20 TO-33 EX-20
    A touch that hit nothing is missing from allTouches and from every list, or is in them with \
    view nil
    RE-31 TO-25
    Of fingers that land together in a single-touch view another one is delivered
    RE-32 TO-25
    A third finger in a single-touch view, after the first has lifted, is delivered, or not
    RE-33 TO-24 TO-25
    Scroll views and tables have isMultipleTouchEnabled true
    RE-34 TO-18
    The set of touches of a recognizer still has a touch in its own ended callback, or not
    RE-35 TO-20 RC-02 RC-03 HT-24
    Private recognizers and views of the system stand in lists, paths and chains
    RE-36 TO-32 GR-01
    Recognizers get a touch that exclusive touch keeps from every view, or do not
    RE-37 GR-22 GR-55
    A delayed began is followed by a moved, or not, where the finger is back in its place or has \
    lifted
    RE-38 TO-07 TO-08 GR-22 GR-27
    Late callbacks, but for touchesBegan, carry the time and previous place of the change, or \
    those of the release
    RE-39 GR-22 GR-23 GR-24 GR-27
    What a delay held back comes just before, or just after, the other view callbacks of the \
    event that ends it
    RE-40 GR-12 GR-15 GR-29
    Cancelled touches come in one touchesCancelled, or in one each
    RE-41 GR-39 GR-44
    After sendEvent a recognizer that recognized reads ended, or possible already
    RE-42 GR-41 GR-42
    Reset comes right after the action, or only when all its fingers are up, or at the next \
    touch-down
    RE-43 GR-33 GR-41
    More resets than attempts: at disabling, at removal, without an attempt
    RE-44 GR-43 GR-41
    Resets tied by failure requirements wait for the whole group, or for the pair only
    RE-45 GR-07 GR-40 GC-13 EX-17
    A recognizer that has recognized, failed or been reset is not told of the lift of its \
    fingers
    RE-46 GC-11 GC-13 GC-21
    A prevented recognizer fails at once, or when all have got the event
    RE-47 GC-14 GC-21
    The second action of a tie is lost because the recognizer fails, or because it is never \
    asked
    RE-48 EX-06 EX-09
    A disabled or removed recognizer sends cancelled at once, or before the next event
    RE-49 KR-08 EX-17
    A surplus finger makes a tap fail at its touch-down, or at the lift
    RE-50 KR-09 GR-25 GR-27
    A tap with too few fingers fails at the lift, or by a timer (so that a withheld ended comes \
    then)
    RE-51 KR-13
    A tap's location is that of the touch-down, the lift, or between
    RE-52 KR-27 KR-29 KR-30 KR-31 KR-57
    A pan whose fingers fall below its minimum ends at once, or waits for the last lift, or goes \
    on when a finger comes back
    RE-53 KR-28 KR-29
    A pan's translation at began leaves out the hysteresis, or not
    RE-54 KR-27 KR-29 KR-31 KR-34
    Fingers that are added to a pan beyond its maximum after began are ignored, counted, or end \
    it
    RE-55 KR-34
    The pan of a scroll view acts with more fingers than its maximum
    RE-56 KR-19 KR-20 KR-21
    A surplus finger before began makes a press fail, or is ignored; after began its moves send \
    changed, or not
    RE-57 KR-39 KR-40 KR-41 KR-42 KR-44
    A swipe with a surplus finger recognizes, or fails
    RE-58 KR-50
    A pinch sends changed with one finger left, or pauses
    RE-59 KR-51
    A rotation of fingers a few points apart begins earlier, later, or not
    RE-60 GR-08 GR-10 GR-20 RC-28
    Screen-edge pans have delaysTouchesBegan true, so that views hear late of touches at the \
    edge
    RE-61 CT-01 CT-08 CT-11
    Control flags are set before the event is sent, or after
    RE-62 CT-04 CT-07 CT-10
    Enter or exit and drag come in one sending or in two, in either order, and before an up \
    event or not
    RE-63 CT-31 CT-33 CT-41
    Switches, segmented controls, steppers, page controls, sliders and text fields send all \
    touch events, or only their own
    RE-64 HT-02 HT-24 HT-42 CT-15
    A control asks its own point(inside:) while tracking, outside any pass of hit-testing
    RE-65 TV-02 TV-04 TV-05 TV-06 TV-11 CT-31
    A row is selected, and a switch changes its value, in touchesEnded, after the event, or a \
    turn of the run loop later
    RE-66 TV-03 TV-09 TV-12
    The content delay is somewhat shorter or longer, or off
    RE-67 RC-06 RC-07 RC-13
    UIWindow.next is the scene, or the application
    RE-68 RC-23
    Extra reads of next after the end of a touch
    RE-69 SY-07 TO-34 EX-01
    A system cancellation comes without sendEvent
    RE-70 HT-28
    Recognizers of the views around an animated view receive a touch of it, or do not
    RE-71 EX-02 TO-11
    A view that is removed mid-touch gets touchesCancelled at once, or goes on to touchesEnded
    RE-72 EX-14 GR-09
    Views and recognizers that are added or removed in a callback count for the current event, \
    or not
    RE-73 KR-03 KR-05 KR-06 KR-26 KR-39 KR-47 KR-51 CT-15 TO-14
    Every threshold lies anywhere between its safe samples
    RE-74 TO-04 TO-18 HT-42 EX-05 EX-14
    touch.view is nil once a recognizer has taken the touch or the view has left its window, or \
    stays what it was
    RE-75 TO-24 TO-25 TO-26
    A window takes one touch at a time, or several
    RE-76 CT-31 CT-33 GR-29
    Switches, segmented controls, steppers, sliders, page controls and text fields have \
    recognizers of their own, which keep those of ancestors from recognizing
    RE-77 HT-36 HT-37
    A window in which nothing can be hit is asked, or passed over
    RE-78 TO-02 TO-08 TO-34 EX-01
    An interruption cancels all fingers at one time, or one after the other within a few \
    milliseconds
    RE-79 EX-09 EX-10 GR-33
    A recognizer that is removed during its gesture sends cancelled, or is reset in silence
    RE-80 GR-01
    A recognizer whose view has isUserInteractionEnabled false, and is above the hit view, \
    receives the touch, or does not
    RE-81 GR-40
    A recognizer that decides in an event in which fingers change in several ways gets the calls \
    that are left of it, or none
    RE-82 GC-14
    Of two presses of one view that are due at one moment, the one that was added last begins, or \
    the one whose timer was set first
    RE-83 TV-10 TV-13 TV-14 GC-08 CT-33 TO-26
    A finger that rests while its window moves, turns or scrolls has moved, or has not
    RE-84 TV-16 TV-17
    A scroll view whose class answers gestureRecognizerShouldBegin itself asks its content before \
    it scrolls, or does not
    """
}
