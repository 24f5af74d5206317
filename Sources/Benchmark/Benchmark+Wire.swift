import Conformance
import Foundation
import Stage
import TouchScript

extension Benchmark {
  /// What the messages to an engine in another process cost, beside Foundation on the same bytes: writing a
  /// scene and reading the trace that comes back.
  static func wire(_ count: Int, rounds: Int) -> Bool {
    let campaign = Campaign(seed: 0, cases: count, system: Stage())
    let plays = (0..<count).map { number in
      let scene = campaign.scenario(ofCase: number)
      let object: Any = (try? JSONSerialization.jsonObject(with: Data(scene.json.utf8))) ?? []
      let trace = Stage().outcome(of: scene).trace ?? Trace()
      return (scene, object: object, reply: WireReply.trace(seq: number, trace).line())
    }
    return compare("a request and a reply, to Foundation", atMost: 0.1, rounds: rounds) {
      [
        {
          for (_, object, reply) in plays {
            _ = try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
            let reply = try? JSONSerialization.jsonObject(with: Data(reply))
            if reply == nil { fatalError("Foundation reads no reply.") }
          }
        },
        {
          for (scene, _, reply) in plays {
            _ = WireRequest.run(seq: 0, scene).line()
            let reply = try? WireReply.read(reply[...]) { _ in scene }
            if reply == nil { fatalError("No reply is read.") }
          }
        },
      ]
    }
  }
}
