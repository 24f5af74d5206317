/// What two scenes tell that mean the same.
struct Compared {
  let mine: Telling
  let its: Telling
  /// Whether the calls to each responder or recognizer are compared by themselves.
  var isByActors = false

  /// Broken by the first difference.
  var verdict: Verdict {
    isByActors ? mine.comparedByActors(with: its) : mine.comparedByMoments(with: its)
  }

  /// The events of either trace that the other does not have, in any order.
  var differences: (here: [Int], there: [Int]) {
    let (here, there) = mine.differences(from: its)
    return (here.map(\.index), there.map(\.index))
  }
}
