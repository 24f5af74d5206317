import Testing

@Suite("A wrong command line is refused with one sentence", .serialized)
struct ArgumentTests {
  @Test(
    "The sentence says what is wrong, the exit status is 2",
    arguments: [
      (
        ["fuz"],
        "there is no command 'fuz'; did you mean fuzz?"
      ),
      (
        [""],
        "there is no command '', only \(commands)"
      ),
      (
        ["help", "x"],
        "there is no command 'x', only \(commands)"
      ),
      (["help", "fuzz", "rules"], "help takes one command at most"),
      (["--nonsense"], "fuzz has no option '--nonsense'"),
      (["fuzz", "--sed", "1"], "fuzz has no option '--sed'; did you mean --seed?"),
      (["fuzz", "-c", "9"], "fuzz has no option '-c'; did you mean --cases?"),
      (["FUZZ"], "there is no command 'FUZZ'; did you mean fuzz?"),
      (["fuzz", "--SEED", "1"], "fuzz has no option '--SEED'; did you mean --seed?"),
      (["fuzz", "--rules", "ht12"], "there is no rule 'ht12'; did you mean HT-12?"),
      (["rules", "HT_006"], "there is no rule 'HT_006'; did you mean HT-06?"),
      (["rules", "m-01"], "there is no rule 'm-01'; did you mean M-1?"),
      (["faults", "NEVERSELF"], "there is no fault 'NEVERSELF'; did you mean never-self?"),
      (["fuzz", "--without", "Tap"], "--without: there is no feature 'Tap'; did you mean taps?"),
      (
        ["fuzz", "x"], "fuzz takes no 'x', only options; the command of an engine stands behind --"
      ),
      (
        ["fuzz", "never-self"],
        "fuzz takes no 'never-self', only options; to judge that wrong engine: --fault never-self"
      ),
      (
        ["show", "never-self"],
        "there is no file 'never-self', and it is no token; it is a fault: say a scene, and --fault never-self"
      ),
      (["rules", "x"], "there is no rule 'x'"),
      (["rules", "zebra"], "there is no rule 'zebra', and no rule says it"),
      (["version"], "there is no command 'version': it is --version"),
      (["-v"], "there is no command '-v': it is --version"),
      (["judge", "a", "b"], "there is no command 'judge': it is replay SCENE --trace FILE"),
      (
        ["replay", "tap-and-row", "--reports", "actions"],
        "--reports means nothing without --trace"
      ),
      (
        ["replay", "tap-and-row", "--trace", "x", "--", "engine"],
        "--trace needs no engine: leave out '--' and what follows"
      ),
      (
        ["show", "S001"],
        "there is no file 'S001', and it is no token; S001 has 15 experiments, from S001-A to S001-G:on"
      ),
      (
        ["rules", "--features", "scroll"],
        "there is no feature 'scroll'; did you mean scroll-views?"
      ),
      (["fuzz", "--versions"], "fuzz has no option '--versions'; did you mean --version?"),
      (
        ["fuzz", "--rules", "hit-testing"],
        "there is no rule or chapter 'hit-testing'; did you mean HT?"
      ),
      (["rules", "RE-7"], "there is no rule 'RE-7'; did you mean RE-07?"),
      (
        ["rules", "HT-12", "RE-52"],
        "rules takes rules such as HT-12, or rows such as RE-52, not both"
      ),
      (
        ["smoke", "python3"],
        "smoke takes no 'python3', only options; the command of an engine stands behind --"
      ),
      (["fuzz", "--seed"], "--seed needs a value: --seed N"),
      (["fuzz", "--fault", "--seed", "1"], "--fault needs a value: --fault NAME,…"),
      (["fuzz", "--seed", "1", "--seed=2"], "--seed is given twice"),
      (["fuzz", "--stats=yes"], "--stats takes no value"),
      (
        ["fuzz", "--seed", "99999999999999999999"],
        "--seed takes a whole number from 0 to 18446744073709551615, not '99999999999999999999'"
      ),
      (
        ["fuzz", "--seed", "-1"],
        "--seed takes a whole number from 0 to 18446744073709551615, not '-1'"
      ),
      (
        ["fuzz", "--seed", "1\n2"],
        "--seed takes a whole number from 0 to 18446744073709551615, not '1\\u{a}2'"
      ),
      (["fuzz", "--cases", "0"], "--cases takes a whole number from 1 to 1000000000, not '0'"),
      (
        ["fuzz", "--cases", "many"], "--cases takes a whole number from 1 to 1000000000, not 'many'"
      ),
      (["fuzz", "--prove", "1e3"], "--prove takes a whole number from 0 to 1000000, not '1e3'"),
      (["fuzz", "--jobs", "0"], "--jobs takes a whole number from 1 to 1024, not '0'"),
      (["fuzz", "--for", "3"], "--for takes a time such as 500ms, 90s, 5m or 1h, not '3'"),
      (
        ["replay", "HT", "--shrink-time", "5s"],
        "--shrink-time means nothing without --shrink"
      ),
      (
        ["fuzz", "--for", "1e300h"], "--for takes a time such as 500ms, 90s, 5m or 1h, not '1e300h'"
      ),
      (["fuzz", "--for", "1s", "--cases", "1"], "--cases and --for exclude each other"),
      (
        ["fuzz", "--format", "xml"],
        "--format takes text, json, junit, github or sarif, not 'xml'"
      ),
      (["fuzz", "--scope", "swipes"], "--scope takes taps, everything or both, not 'swipes'"),
      (["fuzz", "--dialect", "ios99"], "--dialect takes ios13 or ios12, not 'ios99'"),
      (["fuzz", "--rules", ""], "--rules needs a value: --rules LIST"),
      (["fuzz", "--seed="], "--seed needs a value: --seed N"),
      (["fuzz", ""], "fuzz takes no empty argument"),
      (["check", "--quiet", "--progress", "never"], "check has no option '--progress'"),
      (["fuzz", "--quiet", "--progress", "never"], "--progress and --quiet exclude each other"),
      (["rules", "--output", "/"], "--output takes a file, and '/' is a folder"),
      (["rules", "--output", "/no/where"], "--output: there is no folder '/no'"),
      (
        ["completion", "Bsh"],
        "there is no completion for 'Bsh', only for bash, zsh, fish; "
          + "did you mean bash?"
      ),
      (
        ["fuzz", "--rules", "HT,,"], "--rules takes rules or chapters such as HT,GR-11, not 'HT,,'"
      ),
      (
        ["fuzz", "--rules", "HT-99"],
        "there is no rule 'HT-99'; did you mean HT-09?"
      ),
      (["fuzz", "--rules", "HT", "--skip", "HT"], "--skip leaves no rule to judge"),
      (
        ["fuzz", "--fault", "nonsense"],
        "there is no fault 'nonsense'; touchstone faults lists them"
      ),
      (
        ["fuzz", "--fault", "foward-subviews"],
        "there is no fault 'foward-subviews'; did you mean forward-subviews?"
      ),
      (["faults", "hidden-hit", "hidden-hit"], "the fault hidden-hit is given twice"),
      (
        ["rules", "--", "engine"], "rules judges no engine; leave out '--' and what follows"
      ),
      (
        ["replay"],
        "replay takes one scene: a token, a file, - for standard input, or an experiment"
      ),
      (
        ["replay", "a", "b"],
        "replay takes one scene: a token, a file, - for standard input, or an experiment"
      ),
    ])
  func refused(words: [String], sentence: String) throws {
    let run = try Touchstone(words)
    #expect(run.complaints == "touchstone: \(sentence)\n")
    #expect(run.output.isEmpty)
    #expect(run.status == 2)
  }

  @Test("An unknown chapter and one that is not checked have their own sentences")
  func selections() throws {
    let unknown = try Touchstone("fuzz", "--rules", "XX").complaints
    #expect(unknown.hasPrefix("touchstone: there is no rule or chapter 'XX'; the chapters are SY,"))
    let unchecked = try Touchstone("fuzz", "--rules", "ex-13").complaints
    #expect(unchecked.hasPrefix("touchstone: the rule EX-13 is not checked: "))
  }

  @Test("The largest seed is a seed")
  func largestSeed() throws {
    let run = try Touchstone("fuzz", "--seed", "18446744073709551615", "--cases", "1")
    #expect(run.output.contains("1 case of seed 18446744073709551615:"))
    #expect(run.status == 0)
  }

  @Test("Help names every command and option, in lines of at most 100 characters")
  func help() throws {
    let text = try Touchstone("help").output
    for name in ["fuzz", "replay", "rules", "faults"] {
      let options = try Touchstone("help", name)
      #expect(options.status == 0)
      #expect(options.output.contains("--format"))
      #expect(options.output == (try Touchstone(name, "--help").output))
    }
    for name in commands.split(separator: ", ").map(String.init) {
      let lines = try Touchstone("help", name).output.split(separator: "\n")
      #expect(!lines.isEmpty && lines.filter { $0.count > 100 } == [])
      #expect(text.contains("\n  \(name) "))
    }
    #expect(text == (try Touchstone("--help").output))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}

/// What there is, in the order of the help.
private let commands = """
  fuzz, check, replay, show, explain, experiments, rules, faults, adapter, smoke, engine, schema, \
  merge, completion
  """
