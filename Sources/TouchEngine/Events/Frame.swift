/// What one finger did in a frame of the touch screen.
struct FingerChange {
  /// The latest that is known of it.
  var sample: FingerSample
  /// Where it was on the way there, if the screen saw it several times, in order.
  var passed: [FingerSample] = []
}

/// Sorts what the screen saw into events.
enum Frame {
  /// The events that `samples` make, in order. The fingers of one frame are one event; several moves
  /// of one finger are one, with the last as its position. A finger that does anything else twice
  /// begins another event. Source: rulebook SY-06.
  static func events(of samples: [FingerSample]) -> [[FingerChange]] {
    var events: [[FingerChange]] = []
    var present: [FingerChange] = []
    for sample in samples {
      guard let index = present.firstIndex(where: { $0.sample.finger == sample.finger }) else {
        present.append(FingerChange(sample: sample))
        continue
      }
      if present[index].sample.phase == .moved, sample.phase == .moved {
        present[index].passed.append(present[index].sample)
        present[index].sample = sample
      } else {
        events.append(present)
        present = [FingerChange(sample: sample)]
      }
    }
    return events + [present]
  }
}
