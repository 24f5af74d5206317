import Invariants
import Stage
import TouchEngine

extension Stage.Latitude.Row {
  /// The rules that leave room for it. Source: rulebook, section 16.
  public var rules: [Rule.ID] { Self.table[id] ?? [] }

  /// The rows that a rule leaves room for.
  static func leftOpen(by rule: Rule.ID) -> [Self] { allCases.filter { $0.rules.contains(rule) } }

  private static let table = Dictionary(
    lines.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return (words[0], Array(words.dropFirst()))
    }, uniquingKeysWith: +)

  private static let lines = """
    RE-01 GR-03 GR-04 GR-05 GC-12 GC-13
    RE-02 GC-24 GC-39
    RE-03 GR-47 CT-18 CT-19
    RE-04 TO-23 GR-06 GR-17
    RE-05 HT-01 HT-12 HT-24 HT-41 TO-22
    RE-06 HT-36 HT-37 HT-41
    RE-07 HT-41 TO-22 SY-04
    RE-08 GC-01 SY-04 TO-20
    RE-09 GC-01 TO-20
    RE-10 GC-01
    RE-11 GC-03
    RE-12 TO-22 GC-01 HT-41
    RE-13 SY-06 TO-27
    RE-14 TO-17 HT-29
    RE-15 GC-07 GC-09 GC-10
    RE-16 GC-09
    RE-17 GC-22 GC-23
    RE-18 GC-31
    RE-19 SY-03 SY-06 TO-02 TO-07 TO-10 KR-19 KR-27 GR-53 CT-04
    RE-20 TO-02 TO-07 TO-08 TO-10 KR-19 KR-27 GR-53 CT-04
    RE-21 TO-07 TO-10
    RE-22 TO-19
    RE-23 TO-03
    RE-24 TO-21
    RE-25 TO-13 TO-14 TO-15
    RE-26 TO-14
    RE-27 TO-14
    RE-28 TO-01 TO-25 TO-29 TO-30
    RE-29 TO-01 HT-33
    RE-30 TO-17 TO-20 TO-33 EX-20
    RE-31 TO-25
    RE-32 TO-25
    RE-33 TO-24 TO-25
    RE-34 TO-18
    RE-35 TO-20 RC-02 RC-03 HT-24
    RE-36 TO-32 GR-01
    RE-37 GR-22 GR-24
    RE-38 TO-07 TO-08 GR-22 GR-27
    RE-39 GR-22 GR-23 GR-24 GR-27
    RE-40 GR-12 GR-15 GR-29
    RE-41 GR-39 GR-44
    RE-42 GR-41 GR-42
    RE-43 GR-33 GR-41
    RE-44 GR-43 GR-41
    RE-45 GR-07 GR-40 GC-13 EX-17
    RE-46 GC-11 GC-13 GC-21
    RE-47 GC-14 GC-21
    RE-48 EX-06 EX-09
    RE-49 KR-08 EX-17
    RE-50 KR-09 GR-25 GR-27
    RE-51 KR-13
    RE-52 KR-27 KR-29 KR-30 KR-31 KR-57
    RE-53 KR-28 KR-29
    RE-54 KR-27 KR-29 KR-31 KR-34
    RE-55 KR-34
    RE-56 KR-19 KR-20 KR-21
    RE-57 KR-39 KR-40 KR-41 KR-42 KR-44
    RE-58 KR-50
    RE-59 KR-51
    RE-60 GR-08 GR-10 GR-20 RC-28
    RE-61 CT-01 CT-08 CT-11
    RE-62 CT-04 CT-07 CT-10
    RE-63 CT-31 CT-33 CT-41
    RE-64 HT-02 HT-24 HT-42 CT-15
    RE-65 TV-02 TV-04 TV-05 TV-06 TV-11
    RE-66 TV-03 TV-09
    RE-67 RC-06 RC-07 RC-13
    RE-68 RC-23
    RE-69 SY-07 TO-34 EX-01
    RE-70 HT-28
    RE-71 EX-02 TO-11
    RE-72 EX-14 GR-09
    RE-73 KR-03 KR-05 KR-06 KR-26 KR-39 KR-47 KR-51 CT-15 TO-14
    """
}
