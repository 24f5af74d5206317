import Foundation
import Testing

@Suite("Shells complete commands, options and values", .serialized)
struct CompletionTests {
  /// What bash offers for a line that is being typed; nil: there is no bash here.
  private func offers(_ line: String, of program: URL = Touchstone.executable) throws -> [String]? {
    guard Self.has("bash") else { return nil }
    let script = #"""
      eval "$("$0" completion bash)"
      name="${0##*/}"
      function=$(complete -p "$name" | sed 's/.*-F \([^ ]*\) .*/\1/')
      COMP_LINE="$name $1"
      COMP_POINT=${#COMP_LINE}
      "$function"
      printf '%s\n' "${COMPREPLY[@]}"
      """#
    let run = try Run(
      URL(filePath: "/usr/bin/env"), ["bash", "-c", script, program.path, line], input: Data())
    #expect(run.wait(for: 60) == 0)
    #expect(try run.text("complaints") == "")
    defer { try? FileManager.default.removeItem(at: run.folder) }
    return try run.text("output").split(separator: "\n").map(String.init)
  }

  private static func has(_ shell: String) -> Bool {
    let run = try? Run(URL(filePath: "/usr/bin/env"), [shell, "-c", "exit 0"], input: Data())
    return run?.wait(for: 60) == 0
  }

  @Test(
    "Bash really does", .enabled(if: has("bash"), "there is no bash here"),
    arguments: [
      ("fu", ["fuzz"]), ("re", ["replay"]), ("help exp", ["explain", "experiments"]),
      ("fuzz --strength ", ["required", "practice"]), ("--strength pr", ["practice"]),
      ("fuzz --strength=re", ["required"]), ("fuzz --seed ", []),
      ("fuzz --rules HT-12,TV-0", (1...9).map { "HT-12,TV-0\($0)" }),
      ("fuzz --rules=HT-12,TV-11", ["HT-12,TV-11"]),
      ("rules M-", (1...8).map { "M-\($0)" }), ("adapter ", ["swift", "python"]),
      ("show S002-1:hid", ["hidden"]), ("check --format sa", ["sarif"]),
      ("fuzz --fau", ["--fault"]), ("fuzz --fault never-self,hidden-h", ["never-self,hidden-hit"]),
      ("faults hidden-h", ["hidden-hit"]), ("fuzz --latitude RE-52:w", ["waits"]),
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
    "Scripts for other shells are read by these, where they are here", arguments: ["zsh", "fish"])
  func others(shell: String) throws {
    let script = try Touchstone("completion", shell).output
    #expect(script.contains("never-self") && script.contains("HT-12") && script.contains("sarif"))
    guard Self.has(shell) else {
      print("there is no \(shell) here: its completion was not read by it")
      return
    }
    // Read, and of fish also asked.
    let words =
      shell == "fish"
      ? ["-c", "source /dev/stdin; complete -C 'touchstone fuzz --strength re'"]
      : ["-n", "/dev/stdin"]
    let run = try Run(URL(filePath: "/usr/bin/env"), [shell] + words, input: Data(script.utf8))
    #expect(run.wait(for: 60) == 0)
    #expect(try run.text("complaints") == "")
    #expect(try run.text("output").hasPrefix(shell == "fish" ? "required\t" : ""))
    try FileManager.default.removeItem(at: run.folder)
  }
}
