#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Behaviour {
  /// All behaviours of the table.
  static var all: [Behaviour] {
    greetings + numbers + texts + sizes + replies + processes + commands
  }

  // What `smoke` says of the first scene, and of no scene, before a colon.
  private static let first = "scene 1, a finger taps the window: "
  private static let noReply = "the engine answers with a line that is no reply: "
  private static let garbled = "garbled: " + noReply
  private static let noTrace = "garbled: the engine's trace is none of this scene: "
  private static let well = "all replies are well-formed"
  private static let silent = "no call was observed in any scene;"
  private static let unusable = "touchstone: the engine cannot be used: "

  private static func hit(
    _ request: Request, at time: String = "0", x: String = "0", view: String? = nil
  ) -> String {
    #"{"at":\#(time),"hitTest":{"point":{"x":\#(x),"y":0},"view":"\#(view ?? request.view)"}}"#
  }

  private static func say(_ line: String) { HostileEngine.say(line) }

  private static func say(_ request: Request, _ events: String...) {
    say(HostileEngine.trace(request.number, events.joined(separator: ",")))
  }

  private static func greeting(
    name: String = "hostile", version: String = "1", more: String = ""
  ) -> String {
    #"{"engine":{"name":"\#(name)","version":"\#(version)"},"protocol":1\#(more)}"#
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  // MARK: - How it says who it is

  private static var greetings: [Behaviour] {
    [
      Behaviour(
        "starts late", "sleeps for 20 s before it reads anything",
        smoke: .init(3, unusable + "the engine did not answer within 10 s"),
        fuzz: .init(3, unusable + "the engine did not answer within 10 s"), isSlow: true,
        begin: { sleep(20) }),
      Behaviour(
        "dribbles its name", "says who it is byte by byte, in some seconds",
        smoke: .init(0, well), fuzz: .init(0, "Engine: hostile 1"), isSlow: true,
        greet: {
          for byte in "\(HostileEngine.introduction)\n".utf8 {
            HostileEngine.put([byte])
            usleep(50_000)
          }
        }),
      Behaviour(
        "names itself with escape sequences",
        "has a name that clears a terminal and rings its bell",
        smoke: .init(3, unusable + noReply + "engine.name"), fuzz: .init(3, unusable),
        greet: { say(greeting(name: #"\u001b[2J\u001b]0;x\u0007y\u202e\r::error::z"#)) }),
      Behaviour(
        "names itself with half a character", "has a lone surrogate in its name",
        smoke: .init(3, unusable + noReply + "line 1, column 21: a wrong escape"),
        fuzz: .init(3, unusable),
        greet: { say(greeting(name: #"a\ud800b"#, version: #"1\u0000"#)) }),
      Behaviour(
        "names itself with HTML", "has a name that is a script",
        smoke: .init(0, "engine: '<script>alert(1)</script>"),
        fuzz: .init(0, "Engine: <script>alert(1)</script>"),
        greet: { say(greeting(name: #"<script>alert(1)</script>\"'&"#)) }),
      Behaviour(
        "has 100,000 features", "lists features that nobody knows",
        smoke: .init(3, unusable + noReply + "features[0]"), fuzz: .init(3, unusable),
        greet: {
          let names = (0..<100_000).map { #""f\#($0)""# }.joined(separator: ",")
          say(greeting(more: #","features":[\#(names)]"#))
        }),
      Behaviour(
        "has a feature 50,000 times", "lists one feature again and again",
        smoke: .init(0, well), fuzz: .init(0, "Engine: hostile 1"),
        greet: {
          let names = repeated(#""taps","#, 50_000).dropLast()
          say(greeting(more: #","features":[\#(names)]"#))
        }),
      Behaviour(
        "allows -1 jobs", "sets a limit below zero", smoke: .init(0, well),
        fuzz: .init(0, "Engine: hostile 1"),
        greet: { say(greeting(more: #","limits":{"jobs":-1}"#)) }),
      Behaviour(
        "allows no jobs", "sets a limit of zero", smoke: .init(0, well),
        fuzz: .init(0, "Engine: hostile 1"),
        greet: { say(greeting(more: #","limits":{"jobs":0}"#)) }),
      Behaviour(
        "allows 10^18 jobs", "sets a limit that is none", smoke: .init(0, well),
        fuzz: .init(0, "Engine: hostile 1"),
        greet: { say(greeting(more: #","limits":{"jobs":1000000000000000000}"#)) }),
      Behaviour(
        "writes the protocol as text", "speaks protocol \"1\"",
        smoke: .init(3, unusable + noReply + "protocol"),
        fuzz: .init(3, unusable),
        greet: { say(#"{"engine":{"name":"hostile"},"protocol":"1"}"#) }),
      Behaviour(
        "names the protocol twice", "repeats a key of its greeting",
        smoke: .init(3, unusable + noReply + "protocol"),
        fuzz: .init(3, unusable), greet: { say(greeting(more: #","protocol":1"#)) }),
      Behaviour(
        "nests its greeting", "opens a million lists in its greeting",
        smoke: .init(3, unusable + noReply + "line 1, column 189"),
        fuzz: .init(3, unusable),
        greet: {
          say(greeting(more: #","x":"# + repeated("[", 1_000_000) + repeated("]", 1_000_000)))
        }),
      Behaviour(
        "answers before it is asked", "says at once who it is, and each answer one request early",
        // In which scene the early answer is noticed depends on when it comes.
        smoke: .init(1, "not all is well"),
        fuzz: .init(1, "✗ The engine "),
        begin: {
          say(HostileEngine.introduction)
          say(HostileEngine.trace(1))
        }, greet: {}, answer: { say(HostileEngine.trace($0.number + 1)) }),
      Behaviour(
        "answers everything at the start", "says 3,000 answers, and reads nothing",
        smoke: .init(1, first + "garbled: the engine says more than its answer"),
        fuzz: .init(1, "✗ "),
        begin: {
          say(HostileEngine.introduction)
          for number in 1..<3_000 { say(HostileEngine.trace(number)) }
          HostileEngine.sleepForEver()
        }),
    ]
  }

  // MARK: - Numbers

  private static var numbers: [Behaviour] {
    [
      Behaviour(
        "reports 1e400", "reports a place beyond all numbers", smoke: .init(1, first + garbled),
        fuzz: .init(3, "✗ The engine "), answer: { say($0, hit($0, x: "1e400")) }),
      Behaviour(
        "reports -0", "reports times and places of -0", smoke: .init(0, well),
        fuzz: .init(1, "✗ "),
        answer: { say($0, hit($0, at: "-0", x: "-0"), hit($0, at: "-0.0", x: "-0.0e-400")) }),
      Behaviour(
        "reports 2^63", "reports a time that is too large", smoke: .init(1, first + garbled),
        fuzz: .init(3, "✗ The engine "),
        answer: { say($0, hit($0, at: "9223372036854775808", x: "9223372036854775808")) }),
      Behaviour(
        "reports 2^63 - 1", "reports the last time and the farthest place",
        smoke: .init(1, first + noTrace), fuzz: .init(3, "✗ The engine "),
        answer: { say($0, hit($0, at: "9223372036854775807", x: "1.7976931348623157e308")) }),
      Behaviour(
        "reports a million digits", "reports a place of a million digits",
        smoke: .init(1, first + garbled), fuzz: .init(3, "✗ The engine "),
        answer: { say($0, hit($0, x: repeated("1", 1_000_000))) }),
      Behaviour(
        "reports a fraction of a million digits",
        "reports a place of a million digits, in a window",
        smoke: .init(0, well), fuzz: .init(1, "✗ "), isSlow: true,
        answer: { say($0, hit($0, x: "0." + repeated("3", 1_000_000))) }),
      Behaviour(
        "reports an exponent of 100,000 digits", "reports a place that is nearly zero",
        smoke: .init(0, well), fuzz: .init(1, "✗ "), isSlow: true,
        answer: { say($0, hit($0, x: "1e-" + repeated("9", 100_000))) }),
      Behaviour(
        "reports touches beyond all", "reports touches at the ends of all numbers",
        smoke: .init(1, first + noTrace), fuzz: .init(3, "✗ The engine "),
        answer: { request in
          let (view, far) = (request.view, #"{"x":1.7e308,"y":-1.7e308}"#)
          let touch =
            #"{"finger":0,"phase":"began","view":"\#(view)","window":"\#(view)","tapCount":1,"#
            + #""timestamp":9223372036854775807,"location":\#(far),"previousLocation":\#(far)}"#
          let call =
            #""responder":{"responder":"\#(view)","phase":"began","touches":[\#(touch)],"allFingers":[0]}}"#
          say(request, #"{"at":0,"# + call, #"{"at":9223372036854775807,"# + call)
        }),
      Behaviour(
        "answers -1", "answers with a number below zero",
        smoke: .init(1, first + "garbled: the engine answers request -1"),
        fuzz: .init(3, "✗ The engine "),
        answer: { say(#"{"seq":-\#($0.number),"trace":{"events":[]}}"#) }),
      Behaviour(
        "answers 1e0", "writes the number of its answer with an exponent", smoke: .init(1, silent),
        fuzz: .init(1, "✗ "),
        answer: { say(#"{"seq":\#($0.number)e0,"trace":{"events":[]}}"#) }),
    ]
  }

  // MARK: - Texts

  private static var texts: [Behaviour] {
    [
      Behaviour(
        "errs with half characters", "has lone surrogates and a zero in its error",
        smoke: .init(1, first + garbled + "line 1, column 25: a wrong escape"),
        fuzz: .init(3, "✗ The engine "),
        answer: { say(#"{"errored":{"message":"a\ud800b\udc00\u0000c"},"seq":\#($0.number)}"#) }),
      Behaviour(
        "errs in bytes of half characters", "has a surrogate in its error that is not UTF-8",
        smoke: .init(1, first + garbled + "it is not UTF-8"), fuzz: .init(3, "✗ The engine "),
        answer: {
          let start = Array(#"{"seq":\#($0.number),"errored":{"message":"a"#.utf8)
          HostileEngine.put(start + [0xED, 0xA0, 0x80] + Array("b\"}}\n".utf8))
        }),
      Behaviour(
        "reports half a character", "has a lone surrogate in an id",
        smoke: .init(1, first + garbled),
        fuzz: .init(3, "✗ The engine "), answer: { say($0, hit($0, view: #"\ud800"#)) }),
      Behaviour(
        "says zeros", "has a zero byte behind each brace", smoke: .init(1, first + garbled),
        fuzz: .init(3, "✗ The engine "),
        answer: { request in
          HostileEngine.put(
            HostileEngine.trace(request.number, hit(request)).utf8.flatMap {
              $0 == UInt8(ascii: "{") ? [$0, 0] : [$0]
            } + [0x0A])
        }),
      Behaviour(
        "errs with escape sequences", "has escape sequences and commands of GitHub in its error",
        smoke: .init(1, first + "errored: the engine reports an error: "),
        fuzz: .init(1, "✗ The engine "),
        answer: {
          say(
            #"{"seq":\#($0.number),"errored":{"message":"\u001b[2J\u001b]0;x\u0007 ::error::\r\n::warning file=x::y\u202e","detail":"\u001b[31mred\n::error::z\n\u009b2J"}}"#
          )
        }),
      Behaviour(
        "errs in HTML", "has a script in its error",
        smoke: .init(1, first + "errored: the engine reports an error: '<script>"),
        fuzz: .init(1, "✗ The engine "),
        answer: {
          say(
            #"{"seq":\#($0.number),"errored":{"message":"<script>alert(1)</script>\"'&`","detail":"</pre><img src=x>"}}"#
          )
        }),
      Behaviour(
        "dies with escape sequences", "writes escape sequences on standard error, and aborts",
        smoke: .init(1, first + "crashed: the engine was killed by signal 6"),
        fuzz: .init(3, "✗ The engine crashed: "),
        answer: { _ in
          HostileEngine.put(Array("\u{1B}[2J\u{1B}]0;x\u{7} last words\n".utf8), on: 2)
          abort()
        }),
      Behaviour(
        "skips with escape sequences", "has escape sequences where it says why it skips",
        smoke: .init(1, first + "skipped for the lack of "),
        fuzz: .init(1, "✗ The engine skipped 60 of 60 cases, more than half"),
        answer: {
          say(
            #"{"seq":\#($0.number),"skipped":{"feature":"\u001b[2J","reason":"\u001b]0;x\u0007\n::error::y"}}"#
          )
        }),
      Behaviour(
        "ends lines with a return", "answers twice, with a return between",
        smoke: .init(1, first + garbled), fuzz: .init(3, "✗ The engine "),
        answer: {
          let trace = HostileEngine.trace($0.number)
          say("\(trace)\r\(trace)")
        }),
      Behaviour(
        "separates with U+2028", "has a line separator between two keys",
        smoke: .init(1, first + garbled), fuzz: .init(3, "✗ The engine "),
        answer: { say("{\"seq\":\($0.number),\u{2028}\"trace\":{\"events\":[]}}") }),
      Behaviour(
        "has a mark in the middle", "has a byte order mark between two keys",
        smoke: .init(1, first + garbled), fuzz: .init(3, "✗ The engine "),
        answer: { say("{\"seq\":\($0.number),\u{FEFF}\"trace\":{\"events\":[]}}") }),
      Behaviour(
        "speaks UTF-16", "answers in UTF-16", smoke: .init(1, first + garbled),
        fuzz: .init(3, "✗ The engine "),
        answer: {
          HostileEngine.put(
            [0xFF, 0xFE]
              + "\(HostileEngine.trace($0.number))\n".utf16.flatMap {
                [UInt8($0 & 0xFF), UInt8($0 >> 8)]
              })
        }),
    ]
  }

  // MARK: - Sizes

  private static var sizes: [Behaviour] {
    let answerWell = right()
    return [
      Behaviour(
        "nests a million lists", "has a key that means nothing and is a million lists deep",
        smoke: .init(1, first + garbled), fuzz: .init(3, "✗ The engine "),
        answer: {
          say(
            HostileEngine.trace($0.number).dropLast() + #","more":"#
              + repeated("[", 1_000_000) + repeated("]", 1_000_000) + "}")
        }),
      Behaviour(
        "nests half a million objects", "has a view that is half a million objects deep",
        smoke: .init(1, first + garbled), fuzz: .init(3, "✗ The engine "),
        answer: {
          say(
            $0,
            #"{"at":0,"hitTest":"# + repeated(#"{"view":"#, 500_000) + "1"
              + repeated("}", 500_000) + "}")
        }),
      Behaviour(
        "reports ids of 1 MB", "has ten views with ids of a million letters",
        smoke: .init(1, first + noTrace), fuzz: .init(3, "✗ The engine "), isSlow: true,
        answer: { request in
          let events = repeated(hit(request, view: repeated("x", 1_000_000)) + ",", 10)
          say(request, String(events.dropLast()))
        }),
      Behaviour(
        "reports own ids of 1 MB", "has ten views of its own with ids of a million letters",
        smoke: .init(0, well), fuzz: .init(1, "✗ "), isSlow: true,
        answer: { request in
          let events = repeated(hit(request, view: "_" + repeated("x", 1_000_000)) + ",", 10)
          say(request, String(events.dropLast()))
        }),
      Behaviour(
        "errs with 10 MB", "has an error of 5 MB and details of 8 MB",
        smoke: .init(1, first + "errored: the engine reports an error: 'mmm"),
        fuzz: .init(1, "✗ The engine "), isSlow: true,
        answer: {
          say(
            #"{"seq":\#($0.number),"errored":{"message":"\#(repeated("m", 5_000_000))","detail":"\#(repeated("d\\n", 2_700_000))"}}"#
          )
        }),
      Behaviour(
        "skips with 1 MB", "skips each scene for another lack, with a reason of 1 MB",
        smoke: .init(1, first + "skipped for the lack of 'f1'"),
        fuzz: .init(1, "✗ The engine skipped 60 of 60 cases, more than half"),
        answer: {
          say(
            #"{"seq":\#($0.number),"skipped":{"feature":"f\#($0.plays)","reason":"\#(repeated("x", 1_000_000))"}}"#
          )
        }),
      Behaviour(
        "has half a million keys", "has keys that mean nothing, half a million of them",
        smoke: .init(1, silent), fuzz: .init(1, "✗ "), isSlow: true,
        answer: {
          let keys = (0..<500_000).map { #""k\#($0)":1"# }.joined(separator: ",")
          say(HostileEngine.trace($0.number).dropLast() + ",\(keys)}")
        }),
      Behaviour(
        "reports 200,000 calls", "reports one call again and again",
        smoke: .init(0, well), fuzz: .init(1, "✗ "), isSlow: true,
        answer: { say($0, String(repeated(hit($0) + ",", 200_000).dropLast())) }),
      Behaviour(
        "reports 30,000 touches", "reports touch methods that nobody called",
        smoke: .init(0, well), fuzz: .init(1, "✗ "), isSlow: true,
        answer: { request in
          let (view, place) = (request.view, #"{"x":1,"y":1}"#)
          let touch =
            #"{"finger":0,"phase":"moved","view":"\#(view)","window":"\#(view)","tapCount":1,"#
            + #""timestamp":0,"location":\#(place),"previousLocation":\#(place)}"#
          let call =
            #"{"at":0,"responder":{"responder":"\#(view)","phase":"moved","touches":[\#(touch)],"allFingers":[0]}},"#
          say(request, String(repeated(call, 30_000).dropLast()))
        }),
      Behaviour(
        "floods standard error without lines", "writes 3 MB on standard error in one line",
        smoke: .init(0, well), fuzz: .init(0, "Engine: hostile 1"),
        begin: { HostileEngine.put([UInt8](repeating: 0x7A, count: 3_000_000), on: 2) }),
      Behaviour(
        "takes all memory", "allocates until there is nothing left",
        smoke: .init(1, first + "crashed: the engine was killed by signal 6"),
        fuzz: .init(3, "✗ The engine crashed: "), isSlow: true,
        answer: { _ in
          #if os(Linux)
            var limit = rlimit(rlim_cur: 1 << 28, rlim_max: 1 << 28)
            setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
          #endif
          for _ in 0..<(1 << 10) {
            guard let block = malloc(1 << 24) else { break }
            memset(block, 1, 1 << 24)
          }
          abort()
        }),
      Behaviour(
        "opens all files", "opens files until it may not",
        smoke: .init(0, well), fuzz: .init(0, "Engine: hostile 1"),
        answer: { request in
          answerWell(request)
          while open("/dev/null", O_RDONLY) >= 0 {}
        }),
    ]
  }

  // MARK: - Replies

  /// The answers of the in-repo engine, changed; `plays` counts them.
  static func right(
    _ change: @escaping (_ reply: String, _ plays: Int) -> String = { reply, _ in reply + "\n" }
  ) -> (Request) -> Void {
    var engine: RightEngine?
    return { request in
      let asked = engine ?? RightEngine()
      engine = asked
      HostileEngine.put(change(asked.ask(request.line), request.plays))
    }
  }

  private static var replies: [Behaviour] {
    let answerWell = right()
    return [
      Behaviour(
        "answers the next", "answers each tenth scene as if it were the next",
        smoke: .init(1, "scene 3, a finger taps a view that has a tap recognizer: garbled: "),
        fuzz: .init(1, "✗ The engine "),
        answer: { say(HostileEngine.trace($0.plays % 10 == 3 ? $0.number + 1 : $0.number)) }),
      Behaviour(
        "stops in the middle of an answer", "waits for 4 s in the middle of each fifth answer",
        smoke: .init(1, "scene 5, a finger taps a button: hung: "),
        fuzz: .init(1, "✗ The engine "), isSlow: true,
        answer: right { reply, plays in
          if plays % 5 != 0 { return reply + "\n" }
          HostileEngine.put(String(reply.prefix(40)))
          sleep(4)
          return reply.dropFirst(40) + "\n"
        }),
      Behaviour(
        "answers in pieces", "writes seven letters at a time",
        smoke: .init(0, well), fuzz: .init(0, "Engine: hostile 1"),
        isSlow: true,
        answer: right { reply, _ in
          var rest = Substring(reply)
          while rest.count > 7 {
            HostileEngine.put(String(rest.prefix(7)))
            rest = rest.dropFirst(7)
          }
          return rest + "\n"
        }),
      Behaviour(
        "leaves out the last letter", "does not close its answer",
        smoke: .init(1, first + garbled), fuzz: .init(3, "✗ The engine "),
        answer: right { reply, _ in reply.dropLast() + "\n" }),
      Behaviour(
        "leaves out the newline", "does not end its line", smoke: .init(1, first + "hung: "),
        fuzz: .init(3, "✗ The engine hung: "), isSlow: true, answer: right { reply, _ in reply }),
      Behaviour(
        "leaves out the last letter now and then", "does not close each tenth answer",
        smoke: .init(0, well), fuzz: .init(3, "✗ The engine "),
        isSlow: true,
        answer: right { reply, plays in plays % 10 == 0 ? reply.dropLast() + "\n" : reply + "\n" }),
      Behaviour(
        "alternates", "reports nothing in each second scene",
        smoke: .init(0, well), fuzz: .init(1, "✗ "), isSlow: true,
        answer: { request in
          request.plays % 2 == 0 ? say(request) : answerWell(request)
        }),
      Behaviour(
        "alternates by process", "reports nothing in each second process",
        smoke: .init(0, well), fuzz: .init(1, "✗ "), isSlow: true,
        answer: { request in
          HostileEngine.processes % 2 == 0 ? say(request) : answerWell(request)
        }),
      Behaviour(
        "ends with 0 now and then", "ends with status 0 at each tenth scene",
        smoke: .init(0, well),
        fuzz: .init(3, "✗ The engine crashed: the engine ended with status 0"), isSlow: true,
        answer: right { reply, plays in
          if plays % 10 == 0 { exit(0) }
          return reply + "\n"
        }),
      Behaviour(
        "dies in scenes with a pan", "aborts where there is a pan",
        smoke: .init(1, "scene 4, a finger pans, and lifts after a second: crashed: "),
        fuzz: .init(3, "✗ The engine crashed: "), isSlow: true,
        answer: { request in
          if HostileEngine.rest(of: request.line, after: #""kind":"pan""#) != nil { abort() }
          answerWell(request)
        }),
      Behaviour(
        "talks after stop", "says 2,000 lines when it is asked to stop, and ends a second later",
        smoke: .init(0, well), fuzz: .init(0, "Engine: hostile 1"),
        end: {
          for number in 1...2_000 { say(HostileEngine.trace(number)) }
          sleep(1)
          say("bye")
        }),
    ]
  }

  // MARK: - Processes

  private static var processes: [Behaviour] {
    let answerWell = right()
    return [
      Behaviour(
        "has a daemon", "starts a process in a session of its own",
        smoke: .init(0, well), fuzz: .init(0, "Engine: hostile 1"),
        begin: { HostileEngine.haveChild("child of its own session") }),
      Behaviour(
        "has 200 children", "starts 200 processes, which stay in its group",
        smoke: .init(0, well), fuzz: .init(0, "Engine: hostile 1"), isSlow: true,
        begin: { for _ in 0..<200 { HostileEngine.haveChild() } }),
      Behaviour(
        "has 200 daemons", "starts 200 processes, each in a session of its own",
        smoke: .init(0, well), fuzz: .init(0, "Engine: hostile 1"), isSlow: true,
        begin: { for _ in 0..<200 { HostileEngine.haveChild("child of its own session") } }),
      Behaviour(
        "starts a daemon when it stops", "leaves a process behind when it is asked to stop",
        smoke: .init(0, well), fuzz: .init(0, "Engine: hostile 1"),
        end: { HostileEngine.haveChild("child of its own session") }),
      Behaviour(
        "lets a daemon answer", "ends, and a process in another session answers",
        smoke: .init(1, first + "crashed: the engine ended with status 0"),
        fuzz: .init(3, "✗ The engine "), isSlow: true,
        answer: {
          HostileEngine.haveChild("child that answers", "\($0.number)")
          exit(0)
        }),
      Behaviour(
        "lets a daemon hold its pipes", "hangs, and a process in another session has its pipes",
        smoke: .init(1, "scene 2, a finger taps a view in a view: hung: "),
        fuzz: .init(1, "✗ The engine "), isSlow: true,
        answer: { request in
          if request.plays == 2 {
            HostileEngine.haveChild("child of its own session")
            HostileEngine.sleepForEver()
          }
          answerWell(request)
        }),
      Behaviour(
        "closes everything", "closes its streams and lives on",
        smoke: .init(1, first + "garbled: the engine closed its standard output, and runs on"),
        fuzz: .init(3, "✗ The engine "),
        answer: { _ in
          for stream in 0..<3 as Range<Int32> { close(stream) }
          HostileEngine.sleepForEver()
        }),
      Behaviour(
        "leaves its group", "joins the group of the command, and hangs at the fourth scene",
        smoke: .init(1, "scene 4, a finger pans, and lifts after a second: hung: "),
        fuzz: .init(1, "✗ The engine "), isSlow: true,
        begin: { setpgid(0, getpgid(getppid())) },
        answer: { request in
          if request.plays > 3 { HostileEngine.sleepForEver() }
          answerWell(request)
        }),
      Behaviour(
        "stops its group", "stops itself and what it started, at the fifth scene",
        smoke: .init(1, "scene 5, a finger taps a button: hung: "),
        fuzz: .init(1, "✗ The engine "), isSlow: true,
        answer: { request in
          if request.plays == 5 { kill(0, SIGSTOP) }
          answerWell(request)
        }),
      Behaviour(
        "stops as at a terminal", "sends itself what Ctrl-Z sends",
        smoke: .init(1, first + "hung: "),
        fuzz: .init(3, "✗ The engine hung: "), isSlow: true,
        answer: { request in
          kill(getpid(), SIGTSTP)
          answerWell(request)
        }),
      Behaviour(
        "dies always", "aborts in each scene",
        smoke: .init(1, first + "crashed: the engine was killed by signal 6"),
        fuzz: .init(3, "✗ The engine crashed: "), answer: { _ in abort() }),
      Behaviour(
        "deletes itself", "deletes its program, and aborts at the third scene",
        smoke: .init(1, "scene 3, a finger taps a view that has a tap recognizer: crashed: "),
        fuzz: .init(3, "✗ The engine crashed: "),
        answer: { request in
          if request.plays == 3 {
            unlink(CommandLine.arguments[0])
            abort()
          }
          answerWell(request)
        }),
      Behaviour(
        "replaces itself", "puts a script with no interpreter in its place, and aborts",
        smoke: .init(1, "scene 3, a finger taps a view that has a tap recognizer: crashed: "),
        fuzz: .init(3, "✗ The engine crashed: "),
        answer: { request in
          if request.plays == 3 {
            let program = CommandLine.arguments[0]
            unlink(program)
            let file = open(program, O_WRONLY | O_CREAT, 0o755)
            HostileEngine.put(Array("#!/nowhere/interpreter\n".utf8), on: file)
            close(file)
            abort()
          }
          answerWell(request)
        }),
    ]
  }

  // MARK: - What it does to the command

  private static var commands: [Behaviour] {
    let answerWell = right()
    return [
      Behaviour(
        "writes on the terminal", "writes to /dev/tty, if there is one",
        smoke: .init(0, well), fuzz: .init(0, "Engine: hostile 1"),
        answer: { request in
          let terminal = open("/dev/tty", O_WRONLY)
          if terminal >= 0 {
            HostileEngine.put(Array("hello\n".utf8), on: terminal)
            close(terminal)
          }
          answerWell(request)
        }),
      Behaviour(
        "deletes its folder", "deletes the folder in which the command runs",
        smoke: .init(0, well), fuzz: .init(0, "Engine: hostile 1"),
        answer: { request in
          let folder = getcwd(nil, 0).map { String(cString: $0) } ?? ""
          // No other folder than one that a test has made.
          if HostileEngine.rest(of: folder, after: "/touchstone-") != nil {
            rmdir(folder)
          }
          answerWell(request)
        }),
      Behaviour(
        "goes to another folder", "changes its folder, and aborts at the third scene",
        smoke: .init(1, "scene 3, a finger taps a view that has a tap recognizer: crashed: "),
        fuzz: .init(1, "✗ The engine crashed: "),
        begin: { chdir("/") },
        answer: { request in
          if request.plays == 3 { abort() }
          answerWell(request)
        }),
      Behaviour(
        "kills the command", "kills its parent at the fifth scene",
        smoke: .init(-1), fuzz: .init(-1),
        answer: {
          if $0.plays == 5 { kill(getppid(), SIGKILL) }
          say($0)
        }),
      Behaviour(
        "stops the command", "stops its parent for 3 s at the fifth scene",
        smoke: .init(0, well), fuzz: .init(0, "Engine: hostile 1"),
        isSlow: true,
        answer: { request in
          let parent = getppid()
          if request.plays == 5 {
            // It waits for the answer by then.
            usleep(200_000)
            kill(parent, SIGSTOP)
            sleep(3)
            kill(parent, SIGCONT)
            usleep(300_000)
          }
          answerWell(request)
        }),
      Behaviour(
        "interrupts the command", "does to its parent what Ctrl-C does, and hangs",
        smoke: .init(130, first + "not played: the command was interrupted"),
        fuzz: .init(130, "interrupted: more cases might have found more"),
        answer: { _ in
          kill(getppid(), SIGINT)
          HostileEngine.sleepForEver()
        }),
      Behaviour(
        "kills the guardian",
        "kills the other children of its parent, and aborts at the fifth scene",
        smoke: .init(1, "scene 5, a finger taps a button: crashed: "),
        fuzz: .init(1, "✗ The engine crashed: "), isSlow: true,
        answer: { request in
          if request.plays == 5 {
            let own = getpid()
            let parent = getppid()
            HostileEngine.spawn([
              "/bin/sh", "-c",
              "for id in $(ps -A -o pid=,ppid=,comm= | awk '$2 == \(parent) && $3 == \"sh\" {print $1}'); do "
                + "[ $id = \(own) ] || kill -s KILL $id; done",
            ])
            usleep(300_000)
            abort()
          }
          answerWell(request)
        }),
    ]
  }
}
