/// What the tool is asked to do.
struct Arguments {
  /// Which files, by how their paths begin; all, if there are none.
  var files: [String] = []
  /// Which mutants, by their numbers; all, if nil.
  var only: Set<Int>?
  /// One mutant of so many is taken.
  var oneOf = 1
  var cases = 3_000
  var seed: UInt64 = 0
  var jobs = 1
  /// Whether the tests are run against mutants that no rule accuses.
  var runsTests = true
  /// Whether the mutants are only listed.
  var isList = false
  /// Whether what was found out before is forgotten.
  var isFresh = false
  var showsHelp = false
  /// Where the copy of the package is, and what was found out; nil: below the package's `.build`.
  var scratch: String?
  /// Where the package is.
  var package = "."

  static let help = """
    usage: Tests/Mutation/run [options]
    Changes one line of the engine at a time, and asks whether a rule or a test sees it.

      --file PATH       only files below Sources/TouchEngine whose path begins so; may be repeated
      --only N,N-N      only mutants of these numbers
      --sample 1/N      only every Nth mutant
      --cases N         how many scenes each mutant is played in (3000)
      --seed N          seed of the scenes (0)
      --jobs N          how many processes at a time (1)
      --no-tests        rules only
      --list            print the mutants, and play none
      --fresh           forget what earlier runs found out
      --scratch PATH    where the mutated copy is built (.build/mutation)
    """

  init(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      func value() throws -> String {
        guard let value = rest.popFirst() else { throw Failure("\(word) needs a value") }
        return value
      }
      func count() throws -> Int {
        let text = try value()
        guard let number = Int(text), number > 0 else {
          throw Failure("\(word) takes a whole number from 1 on, not '\(text)'")
        }
        return number
      }
      switch word {
      case "--file": files.append(try value())
      case "--only": only = try Self.numbers(try value())
      case "--sample":
        let text = try value()
        guard text.hasPrefix("1/"), let number = Int(text.dropFirst(2)), number > 0 else {
          throw Failure("--sample takes a share such as 1/10, not '\(text)'")
        }
        oneOf = number
      case "--cases": cases = try count()
      case "--seed":
        let text = try value()
        guard let number = UInt64(text) else {
          throw Failure("--seed takes a whole number, not '\(text)'")
        }
        seed = number
      case "--jobs": jobs = try count()
      case "--no-tests": runsTests = false
      case "--list": isList = true
      case "--fresh": isFresh = true
      case "--scratch": scratch = try value()
      case "--package": package = try value()
      case "--help", "-h", "help": showsHelp = true
      default: throw Failure("there is no option '\(word)'; --help lists all")
      }
    }
  }

  private static func numbers(_ text: String) throws -> Set<Int> {
    var numbers: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends[0], let last = ends[ends.count - 1], ends.count < 3, first > 0,
        first <= last, last < 1_000_000
      else { throw Failure("--only takes numbers such as 17,20-25, not '\(text)'") }
      numbers.formUnion(first...last)
    }
    return numbers
  }

  /// Whether a mutant is among those that are asked about.
  func selects(_ mutant: Mutant) -> Bool {
    (files.isEmpty || files.contains { mutant.file.hasPrefix($0) })
      && (only?.contains(mutant.number) ?? true) && mutant.number % oneOf == 0
  }
}
