import Foundation
import Testing

@testable import Checks

@Suite("Settled answers")
struct AnswersCheckTests {
  // To try single changes takes long: every eighth answer stands for the others here.
  @Test("The engine and its explanations agree with settled answers, but for those that are listed")
  func settled() throws {
    let answers = try AnswersCheck.all()
    #expect(answers.count > 120)
    for (index, answer) in answers.enumerated() {
      #expect(answer.problems(tryingChanges: index % 8 == 0) == [])
    }
  }

  @Test("A wrong answer, rule, reason or word, and a cure that does not work, are named")
  func wrong() throws {
    let line = """
      {"id": "x", "question": "Who?", "query": "recognized tap", "answer": true, "rule": "TV-01",
       "reason": {"subject": "v", "event": "isHidden", "rule": "HT-05"},
       "explains": ["no such words"], "changes": [{"change": "v.alpha = 0", "query": "recognized tap"}],
       "scenario": {"views": [{"id": "w", "kind": "window", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}},
         {"id": "v", "parent": "w", "kind": "label", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}],
         "recognizers": [{"id": "tap", "view": "v", "kind": "tap"}],
         "script": [{"at": 0, "touches": [{"finger": 0, "phase": "began", "location": {"x": 1, "y": 1}}]},
           {"at": 60, "touches": [{"finger": 0, "phase": "ended", "location": {"x": 1, "y": 1}}]}]}}
      """
    let answer = try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
    #expect(
      answer.differences(tryingChanges: true)
        == ["answer", "rule", "reason", "explains no such words", "change v.alpha = 0"])
    #expect(answer.problems(tryingChanges: true).count == 5)
  }
}
