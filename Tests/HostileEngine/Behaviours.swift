#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension HostileEngine {
  static let introduction = #"{"engine":{"name":"hostile","version":"1"},"protocol":1}"#

  /// What it does when it is started.
  static func start(_ behaviour: String) {
    switch behaviour {
    case "ends at once": exit(0)
    case "ends at once with a reason":
      put(Array("no licence\n".utf8), on: 2)
      exit(9)
    case "crashes at start": raise(SIGSEGV)
    case "hangs at start": sleepForEver()
    default: break
    }
    _ = readLine()
    switch behaviour {
    case "ends in the middle of its name":
      put(#"{"engine":{"na"#)
      exit(1)
    case "says hello at start": say("Hello! I am an engine.")
    case "speaks another protocol": say(#"{"engine":{"name":"hostile"},"protocol":2}"#)
    case "has a name of two lines": say(#"{"engine":{"name":"a\nb"},"protocol":1}"#)
    case "has a name without end":
      say(#"{"engine":{"name":"\#(String(repeating: "x", count: 201))"},"protocol":1}"#)
    case "prompts at start": say("engine> " + introduction)
    case "marks its first line": put([0xEF, 0xBB, 0xBF] + Array((introduction + "\n").utf8))
    case "has other features each time":
      let feature = processes % 2 == 1 ? "taps" : "pans"
      say(#"{"engine":{"name":"hostile"},"features":["\#(feature)"],"protocol":1}"#)
    case "refuses to start": say(#"{"refused":{"message":"no display"}}"#)
    case "plays what nobody asked": say(trace(1))
    case "says who it is twice": put(introduction + "\n" + introduction + "\n")
    case "reports what nobody knows":
      say(#"{"engine":{"name":"hostile"},"protocol":1,"reports":["hittest"]}"#)
    case "reports more than it says":
      say(#"{"engine":{"name":"hostile"},"protocol":1,"reports":["responder-calls"]}"#)
    case "allows one job":
      say(#"{"engine":{"name":"hostile"},"limits":{"jobs":1},"protocol":1}"#)
    default: say(introduction)
    }
    if behaviour == "reads nothing more" { sleepForEver() }
  }

  /// What it does when it is asked to stop.
  static func stop(_ behaviour: String) -> Never {
    switch behaviour {
    case "hangs on stop", "hangs on stop and ignores signals": sleepForEver()
    case "ends badly on stop": exit(7)
    case "floods on stop":
      while true { put("and another thing\n") }
    default: exit(0)
    }
  }

  /// What it does with a request that has the word in it; `plays` counts the requests.
  static func run(_ behaviour: String, _ number: Int, _ plays: Int) {
    switch behaviour {
    case "ends": exit(0)
    case "ends with 3": exit(3)
    case "crashes": raise(SIGSEGV)
    case "aborts with last words":
      put(Array("Fatal error: index out of range\n".utf8), on: 2)
      abort()
    case "ends in the middle of a line":
      put(#"{"seq":\#(number),"tra"#)
      exit(0)
    case "ends without a newline":
      put(trace(number))
      exit(0)
    case "crashes after its answer":
      say(trace(number))
      usleep(500_000)
      raise(SIGSEGV)
    case "crashes the third time": plays == 3 ? _ = raise(SIGSEGV) : say(trace(number))
    case "has a child and crashes":
      haveChild()
      raise(SIGSEGV)
    case "has a child and answers":
      haveChild()
      say(trace(number))
    case "hangs", "hangs and ignores signals": sleepForEver()
    case "interrupts the command and hangs":
      kill(getppid(), SIGINT)
      sleepForEver()
    case "crashes twice, then interrupts the command and hangs":
      if processes < 3 { raise(SIGSEGV) }
      kill(getppid(), SIGINT)
      sleepForEver()
    case "suspends the command for a while":
      if plays == 1 {
        // It waits for the answer by then.
        usleep(200_000)
        kill(getppid(), SIGSTOP)
        sleep(3)
        kill(getppid(), SIGCONT)
        usleep(300_000)
      }
      say(trace(number))
    case "leaves its process group and hangs":
      setpgid(0, getpgid(getppid()))
      sleepForEver()
    case "stops itself": raise(SIGSTOP)
    case "has other features each time": raise(SIGSEGV)
    case "hangs in a loop": while true {}
    case "has a child and hangs":
      haveChild()
      sleepForEver()
    case "answers slower and slower":
      usleep(UInt32(plays * plays) * 100_000)
      say(trace(number))
    case "waits for the second request", "answers the second first":
      var numbers = [number]
      if plays == 1, let line = readLine() { numbers.append(self.number(of: line)) }
      if behaviour == "answers the second first" { numbers.reverse() }
      for number in numbers { say(trace(number)) }
    case "closes its input and hangs":
      close(0)
      sleepForEver()
    case "closes its output and lives on":
      close(1)
      sleepForEver()
    default: answer(behaviour, number, plays)
    }
  }

  private static func answer(_ behaviour: String, _ number: Int, _ plays: Int) {
    switch behaviour {
    case "floods standard error and hangs":
      while true { put(Array("what a day\n".utf8), on: 2) }
    case "floods standard error and answers":
      for _ in 0..<20_000 { put(Array("what a day\n".utf8), on: 2) }
      say(trace(number))
    case "floods standard output":
      while true { put("what a day\n") }
    case "says a line of 100 MB":
      let block = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
      for _ in 0..<100 { put(block) }
      say("")
    case "reports a million calls":
      let call = #"{"at":0,"hitTest":{"point":{"x":0,"y":0},"view":"w"}},"#
      let calls = Array(String(repeating: call, count: 1_000).utf8)
      put(#"{"seq":\#(number),"trace":{"events":["#)
      for _ in 0..<1_000 { put(calls) }
      say(call.dropLast() + "]}}")
    case "dribbles":
      for byte in trace(number).utf8 {
        put([byte])
        usleep(1_000)
      }
      say("")
    case "says something before its answer":
      say("playing…")
      say(trace(number))
    case "says something after its answer": put(trace(number) + "\ndone\n")
    case "answers twice at once": put(trace(number) + "\n" + trace(number) + "\n")
    case "answers twice in time":
      say(trace(number))
      usleep(500_000)
      say(trace(number))
    case "answers with a number of its own": say(trace(number + 100))
    case "answers the one before": say(trace(number - 1))
    case "forgets the number": say(#"{"trace":{"events":[]}}"#)
    case "writes the number as text": say(#"{"seq":"\#(number)","trace":{"events":[]}}"#)
    case "closes its input and answers":
      close(0)
      say(trace(number))
      sleepForEver()
    case "ends its lines as Windows does": put(trace(number) + "\r\n")
    case "reports an error":
      say(#"{"errored":{"detail":"line 7","message":"out of views"},"seq":\#(number)}"#)
    case "skips": say(#"{"seq":\#(number),"skipped":{"feature":"pinch","reason":"not yet"}}"#)
    case "says what is not UTF-8": put([0x7B, 0xFF, 0xFE, 0x22, 0x0A])
    case "marks each line": put([0xEF, 0xBB, 0xBF] + Array((trace(number) + "\n").utf8))
    case "prompts": put("> " + trace(number) + "\n")
    case "spreads its answer over lines": put("{\n" + trace(number).dropFirst() + "\n")
    case "numbers its answer twice": say(#"{"seq":\#(number),\#(trace(number).dropFirst())"#)
    case "plays twice in one answer":
      say(trace(number).dropLast() + #","trace":{"events":[]}}"#)
    case "plays and skips": say(trace(number).dropLast() + #","skipped":{"reason":"no"}}"#)
    case "nests what nobody reads":
      let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
      say(trace(number).dropLast() + ",\"more\":\(deep)}")
    case "numbers its answer as a fraction": say(#"{"seq":\#(number).5,"trace":{"events":[]}}"#)
    case "numbers its answer beyond all":
      say(#"{"seq":18446744073709551617,"trace":{"events":[]}}"#)
    case "refuses": say(#"{"refused":{"message":"what?"}}"#)
    default: say(content(behaviour, number, plays))
    }
  }

  /// A line that is no reply, or a trace that is none of the scene.
  private static func content(_ behaviour: String, _ number: Int, _ plays: Int) -> String {
    func hit(_ time: String, _ view: String = "w") -> String {
      #"{"at":\#(time),"hitTest":{"point":{"x":0,"y":0},"view":"\#(view)"}}"#
    }
    func send(_ fields: String) -> String {
      let place = #"{"x":0,"y":0}"#
      let touch =
        #"{"finger":0,"phase":"began","location":\#(place),"previousLocation":\#(place),\#(fields)}"#
      return #"{"at":0,"sendEvent":{"receiver":"application","touches":[\#(touch)]}}"#
    }
    func hits(_ count: Int) -> String {
      (0..<count).map { _ in hit("0") }.joined(separator: ",")
    }
    switch behaviour {
    case "says an empty line": return ""
    case "says null": return "null"
    case "says a list": return "[]"
    case "says a number": return "7"
    case "says an empty object": return "{}"
    case "says half an object": return #"{"seq":\#(number),"trace":{"events":["#
    case "nests without end": return String(repeating: "[", count: 200_000)
    case "nests objects without end": return String(repeating: #"{"trace":"#, count: 100_000)
    case "says zero bytes": return "\0\0\0\0"
    case "reports events that are no list": return #"{"seq":\#(number),"trace":{"events":7}}"#
    case "reports more than it says": return trace(number, hit("0", "window"))
    case "says more than is asked":
      return #"{"seq":\#(number),"trace":{"events":[\#(hit("0", "window"))],"mood":1},"fps":60}"#
    case "reports an unknown id": return trace(number, hit("0", "nobody"))
    case "reports an unknown kind": return trace(number, #"{"at":0,"levitated":{"view":"w"}}"#)
    case "reports NaN": return trace(number, #"{"at":NaN,"hitTest":{"view":"w"}}"#)
    case "reports numbers without end": return trace(number, hit("1e999"))
    case "reports numbers too large": return trace(number, hit("99999999999999999999"))
    case "reports fractions of time": return trace(number, hit("0.5"))
    case "reports touches of a view that is not there":
      return trace(number, send(#""view":"nobody","timestamp":0,"tapCount":1"#))
    case "reports a touch of before time":
      return trace(number, send(#""timestamp":-5,"tapCount":1"#))
    case "reports the last of all times":
      return trace(number, send(#""timestamp":9223372036854775807,"tapCount":1"#))
    case "reports endless taps":
      return trace(number, send(#""timestamp":0,"tapCount":4611686018427387904"#))
    case "reports negative times": return trace(number, hit("-1"))
    case "goes back in time": return trace(number, hit("9") + "," + hit("8"))
    case "reports an unknown finger":
      return trace(number, #"{"at":0,"touchSet":{"fingers":[9],"of":"w"}}"#)
    case "remembers": return trace(number, hits(plays))
    case "remembers more than one": return trace(number, hits(plays > 2 ? 2 : 1))
    case "counts its processes": return trace(number, hits(processes % 7))
    default: return trace(number)
    }
  }
}
