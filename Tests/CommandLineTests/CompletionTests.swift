import Foundation
import Testing

@Suite("Shells complete commands, options and values", .serialized)
struct CompletionTests {
  /// What a shell offers for a line that is being typed; nil: it is not here.
  private func offers(
    _ line: String, of program: URL = Touchstone.executable, in shell: String = "bash"
  ) throws -> [String]? {
    guard Self.has(shell) else { return nil }
    let script = try #require(Self.scripts[shell])
    let run = try Run(
      URL(filePath: "/usr/bin/env"), [shell, "-c", script, program.path, line], input: Data())
    #expect(run.wait(for: 60) == 0)
    #expect(try run.text("complaints") == "")
    defer { try? FileManager.default.removeItem(at: run.folder) }
    return try run.text("output").split(separator: "\n").map(String.init)
  }

  /// For each shell a script that takes the program and a line: it reads the program's own script, and
  /// calls what that defines as the shell does.
  private static let scripts = [
    // Bash takes = and : for the ends of words.
    "bash": #"""
    eval "$("$0" completion bash)"
    function=$(complete -p "${0##*/}" | sed 's/.*-F \([^ ]*\) .*/\1/')
    COMP_LINE="${0##*/} $1"
    COMP_POINT=${#COMP_LINE}
    "$function" "$0" "${COMP_LINE##*[ =:]}"
    printf '%s\n' "${COMPREPLY[@]}"
    """#,
    // What zsh has besides its language is loaded by terminals only.
    "zsh": #"""
    compdef() { function=$1 }
    eval "$("$0" completion zsh)"
    _describe() { print -l -- "${(@P)2}" }
    compset() { }
    _files() { print -- "files $*" }
    _normal() { print -- "command $words" }
    words=("$0" "${(@s: :)1}")
    CURRENT=$#words PREFIX="$words[-1]"
    $function
    """#,
    "fish": #"""
    $argv[1] completion fish | source
    complete -C "$argv"
    """#,
  ]

  private static func has(_ shell: String) -> Bool {
    let run = try? Run(URL(filePath: "/usr/bin/env"), [shell, "-c", "exit 0"], input: Data())
    return run?.wait(for: 60) == 0
  }

  private static let languages = ["python", "swift", "rust", "c", "javascript"]

  @Test(
    "Bash really does", .enabled(if: has("bash"), "there is no bash here"),
    arguments: [
      ("fu", ["fuzz"]), ("re", ["replay"]), ("help exp", ["explain", "experiments"]),
      ("fuzz --strength ", ["required", "practice"]), ("--strength pr", ["practice"]),
      ("fuzz --strength=re", ["required"]), ("fuzz --seed ", []),
      ("fuzz --rules HT-12,TV-0", (1...9).map { "HT-12,TV-0\($0)" }),
      ("fuzz --rules=HT-12,TV-11", ["HT-12,TV-11"]),
      ("rules M-", (1...8).map { "M-\($0)" }), ("adapter ", languages), ("adapter p", ["python"]),
      ("show S002-1:hid", ["hidden"]), ("check --format sa", ["sarif"]),
      ("fuzz --fau", ["--fault"]), ("fuzz --fault never-self,hidden-h", ["never-self,hidden-hit"]),
      ("faults hidden-h", ["hidden-hit"]), ("rules RE-5", (0...9).map { "RE-5\($0)" }),
      ("completion z", ["zsh"]), ("fuzz -- tru", ["true", "truncate"]),
      ("merge /et", ["/etc"]), ("replay --vers", ["--version"]),
    ])
  func bash(line: String, expected: [String]) throws {
    let offered = try #require(try offers(line))
    if line.hasPrefix("fuzz -- ") {
      #expect(offered.contains(expected[0]))
    } else {
      #expect(offered == expected)
    }
  }

  @Test(
    "Every option and every command is offered", .enabled(if: has("bash"), "there is no bash here"))
  func complete() throws {
    let commands = try #require(try offers(""))
    #expect(commands.contains("fuzz") && commands.last == "help")
    for command in commands where command != "help" {
      let help = try Touchstone("help", command).output.split(separator: "\n")
      let options = help.compactMap { line in
        line.hasPrefix("  --") ? line.split(separator: " ").first.map(String.init) : nil
      }
      #expect(try Set(#require(try offers("\(command) --"))) == Set(options + ["--version"]))
    }
    // Of another's engine nothing is offered that it has not.
    let outsider = try #require(try offers("fuzz --", of: Touchstone.built("Outsider")))
    #expect(outsider.contains("--seed") && !outsider.contains("--fault"))
  }

  @Test(
    "Other shells do, where they are here",
    arguments: [
      ("fu", "fuzz"), ("help exp", "experiments"), ("fuzz --strength re", "required"),
      ("fuzz --strength=re", "--strength=required"), ("fuzz --fault ", "never-self"),
      ("fuzz --rules HT-11,HT-12", "HT-11,HT-12"), ("check --format sa", "sarif"),
      ("--strength pr", "practice"), ("show tap-and", "tap-and-row"), ("fuzz --fau", "--fault"),
    ], ["zsh", "fish"])
  func others(typed: (line: String, word: String), shell: String) throws {
    guard let offered = try offers(typed.line, in: shell) else {
      print("there is no \(shell) here: its completion was not tried")
      return
    }
    // Behind the word stands what it means.
    let words = offered.map { $0.prefix { $0 != (shell == "zsh" ? ":" : "\t") } }
    #expect(words.contains(typed.word[...]), "\(offered)")
  }

  @Test("The command says what can stand at the end of a line, and whether files can")
  func line() throws {
    for (line, answer) in [
      ("touchstone fuzz --strength=re", "words\n--strength=required\n--strength=practice\n"),
      ("touchstone rules --list", "words\n"), ("touchstone fuzz --known ", "files\n"),
      ("touchstone fuzz --report=", "folders\n"), ("touchstone fuzz -- ./my", "command\n"),
      ("touchstone nothing ", "words\n"), ("touchstone fuzz --seed ", "words\n"),
    ] {
      let run = try Touchstone("completion", "bash", "--line", line)
      #expect(run.status == 0)
      if line.hasSuffix("--list") {
        #expect(run.output.contains("\n--list\n") && !run.output.contains("\t"))
      } else {
        #expect(run.output == answer)
      }
    }
    let described = try Touchstone("completion", "fish", "--line", "touchstone ").output
    #expect(described.contains("\nschema\tprint "))
  }
}
