import Conformance
import Foundation
import Stage
import TouchScript

extension Benchmark {
  /// What the messages to an engine in another process cost, beside the coder of Foundation: writing a scene
  /// and reading the trace that comes back.
  static func wire(_ count: Int, rounds: Int) -> Bool {
    let campaign = Campaign(seed: 0, cases: count, system: Stage())
    let plays = (0..<count).map { number in
      let scene = campaign.scenario(ofCase: number)
      let trace = Stage().outcome(of: scene).trace ?? Trace()
      return (scene: scene, reply: WireReply.trace(seq: number, trace).line())
    }
    struct Reply: Decodable { let trace: Trace }
    return compare("a request and a reply, to Foundation's coder", atMost: 0.1, rounds: rounds) {
      [
        {
          for (scene, reply) in plays {
            _ = try? JSONEncoder().encode(scene)
            let reply = try? JSONDecoder().decode(Reply.self, from: Data(reply))
            if reply?.trace.bound(to: scene) == nil { fatalError("Foundation reads no reply.") }
          }
        },
        {
          for (scene, reply) in plays {
            _ = WireRequest.run(seq: 0, scene).line()
            let reply = try? WireReply.read(reply[...]) { _ in scene }
            if reply == nil { fatalError("No reply is read.") }
          }
        },
      ]
    }
  }
}
