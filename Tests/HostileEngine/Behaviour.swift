/// A way to misbehave, and what the command must say of it.
struct Behaviour {
  /// How it is chosen.
  let name: String
  /// What it does, in a sentence.
  let does: String
  /// What `smoke` must say.
  let smoke: Verdict
  /// What `fuzz` must say of it.
  let fuzz: Verdict
  /// Whether both take long.
  let isSlow: Bool
  /// What it does before anything is asked.
  let begin: () -> Void
  /// What it answers when it is asked who it is.
  let greet: () -> Void
  /// How it answers a scene; as the in-repo engine does, unless something else is said.
  let answer: (Request) -> Void
  /// What it does before it ends.
  let end: () -> Void

  /// An exit status, and how a line begins that the command prints.
  struct Verdict {
    let status: Int32
    let line: String

    init(_ status: Int32, _ line: String = "") {
      self.status = status
      self.line = line
    }
  }

  /// A scene that is to be played.
  struct Request {
    /// The line that asks for it.
    let line: String
    let number: Int
    /// How many scenes this process has been asked for, this one included.
    let plays: Int

    /// The id of the scene's first view.
    var view: String {
      guard let views = HostileEngine.rest(of: line, after: #""views":["#),
        let id = HostileEngine.rest(of: views, after: #""id":""#)
      else { return "window" }
      return String(id.prefix { $0 != "\"" })
    }
  }

  init(
    _ name: String, _ does: String, smoke: Verdict, fuzz: Verdict, isSlow: Bool = false,
    begin: @escaping () -> Void = {},
    greet: @escaping () -> Void = { HostileEngine.say(HostileEngine.introduction) },
    end: @escaping () -> Void = {},
    answer: @escaping (Request) -> Void = Behaviour.right()
  ) {
    self.name = name
    self.does = does
    self.smoke = smoke
    self.fuzz = fuzz
    self.isSlow = isSlow
    self.begin = begin
    self.greet = greet
    self.answer = answer
    self.end = end
  }

  /// Talks as an engine does.
  func run() {
    begin()
    var plays = 0
    while let line = readLine() {
      if line.hasPrefix(#"{"cmd":"start""#) {
        greet()
      } else if line.hasPrefix(#"{"cmd":"stop""#) {
        end()
        return
      } else {
        plays += 1
        answer(Request(line: line, number: HostileEngine.number(of: line), plays: plays))
      }
    }
  }

  /// The table that tests read: a line for each behaviour, with tabs between its columns.
  static var list: String {
    all.map {
      let columns = [
        $0.name, $0.isSlow ? "slow" : "quick", "\($0.smoke.status)", $0.smoke.line,
        "\($0.fuzz.status)", $0.fuzz.line, $0.does,
      ]
      return columns.joined(separator: "\t")
    }.joined(separator: "\n")
  }
}
