import TouchScript

/// Why everything in a trace happened, and why what one may have looked for did not: the Forecast in
/// words.
///
/// It is a plain value, made from a scenario and a trace of it alone. Each sentence names its rules, and
/// the calls of the trace that it accounts for; calls for which there is none are those to which no
/// rule leads.
public struct TraceExplanation: Sendable {
  /// One sentence.
  public struct Sentence: Hashable, Sendable, Codable {
    /// What it says, a sentence with its full stop, without rules.
    public let says: String
    /// The facts that make it so, the foremost first; none where it goes without saying.
    public let causes: [Cause]
    /// The rules by which it is so, the first foremost; of what is open, the rule or the row of the
    /// rulebook that leaves it open.
    public let rules: [String]
    /// Whether nobody has settled whether it is so.
    public let isOpen: Bool
    /// What it is about.
    public let about: Subject
    /// When it is, in milliseconds of virtual time; nil: at no one time.
    public let at: Int?
    /// The calls of the trace that it accounts for, by number.
    public let calls: [Int]
    /// The call that does not come, such as `touchUpInside of "button"`; nil: it is about what comes.
    public let absent: String?
    /// Whether it is about what goes without saying: that events are sent, that objects are new.
    public let isMinor: Bool
  }

  /// What a sentence is about.
  public struct Subject: Hashable, Sendable, Codable {
    /// The kinds of subjects.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// A finger's stay on the screen.
      case finger
      /// A recognizer.
      case recognizer
      /// A view, or another responder.
      case view
      /// A control.
      case control
      /// The application, or the scene as a whole.
      case scene
    }

    /// Which of them it is.
    public let kind: Kind
    /// The finger's number, or the name.
    public let name: String
    /// The touch in which it plays a part, counted from 0 in the order of touch-down; nil: in none.
    public let touch: Int?
  }

  /// A fact that makes a sentence so: what something in the scene did, or has.
  public struct Cause: Hashable, Sendable, Codable {
    /// The kind of thing in the scene.
    public let kind: Subject.Kind
    /// The finger's number, or the name.
    public let name: String
    /// What it did, or the property of it that matters: in UIKit's words where there are some, such as
    /// `recognized`, `touchesMoved`, `isHidden` or `cancelsTouchesInView`.
    public let event: String
    /// When it did so, in milliseconds of virtual time; nil: it is so all the time.
    public let at: Int?
  }

  /// The sentences: touch by touch, and what belongs to none at the end.
  public let sentences: [Sentence]
  /// The calls of the trace to which no rule leads, by number.
  public let unexplained: [Int]

  /// The calls that are accounted for by sentences about what is open, and by no others.
  public var openCalls: [Int] {
    let sure = Set(sentences.lazy.filter { !$0.isOpen }.flatMap(\.calls))
    let open = Set(sentences.lazy.filter(\.isOpen).flatMap(\.calls))
    return open.subtracting(sure).sorted()
  }

  /// Explains `trace`, which is one of `scenario`.
  public init(_ scenario: Scenario, _ trace: Trace) { self.init(Evidence(scenario, trace)) }

  init(_ evidence: Evidence) {
    let narrator = Narrator(evidence)
    narrator.tell()
    sentences = narrator.sentences
    unexplained = narrator.unexplained
  }
}
