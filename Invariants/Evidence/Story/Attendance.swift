import TouchScript

/// Of which fingers the app hears, as the script goes on: those that come down on the home screen, or
/// while it ignores events, are none of its.
struct Attendance {
  private(set) var contacts: [Contact] = []
  /// The fingers of which the app does not hear.
  private(set) var absentees: [Absentee] = []
  /// The fingers that are down, and their contacts.
  private var open: [(finger: Int, contact: Int)] = []
  private var absent: [(finger: Int, absentee: Int)] = []
  private var ignoring = 0
  /// The contacts that were down when the app began to ignore events, and may have ended with that.
  private var doubtful: Set<Int> = []
  private var isInFront = true
  /// Whether a callback of the home screen's coming brought the app back, or the other way round, so
  /// that nobody can say who is in front.
  var isFrontOpen = false
  /// Whether the app received fingers when the first event of the step at hand came: what it does
  /// during that need not keep the fingers from it that landed together. Source: rulebook SY-06,
  /// RE-13.
  private var wasListening = false
  /// Whether the system takes away the touches that are down, and the event has not been found yet.
  private(set) var isInterrupting = false

  /// Whether the system takes away touches, and some are down.
  var isAwaitingInterruption: Bool { isInterrupting && !open.isEmpty }

  /// Fingers of one time are about to be delivered, in an event or in several.
  mutating func beginNeighbours() { wasListening = isInFront && ignoring == 0 }

  /// All fingers of that time have been delivered.
  mutating func endNeighbours() { wasListening = false }

  /// Makes changes, as far as they decide which touches the app receives.
  mutating func make(_ changes: [Scenario.Change]) {
    for change in changes {
      switch change {
      case .interrupt: isInterrupting = isInterrupting || !open.isEmpty
      case .showHomeScreen:
        if isInFront || isFrontOpen { isInterrupting = isInterrupting || !open.isEmpty }
        // Where nobody can say that the app was in front, it may lose nothing.
        if isFrontOpen { for (_, contact) in open { contacts[contact].isClear = false } }
        isInFront = false
      case .showApplication: isInFront = true
      case .beginIgnoringInteractionEvents:
        ignoring += 1
        // Whether it goes on with the fingers that are down, nobody says.
        for (_, contact) in open {
          contacts[contact].isClear = false
          doubtful.insert(contact)
        }
      case .endIgnoringInteractionEvents: ignoring = max(0, ignoring - 1)
      default: break
      }
    }
  }

  /// Whether the app receives what a finger does, where `isSeen` tells whether an event shows it:
  /// while the app ignores events nobody can say if it receives fingers that were down before, and
  /// then what is seen counts. Source: rulebook EX-11.
  mutating func hears(
    of finger: Scenario.Finger, at time: Int, isSent: Bool, isSeen: () -> Bool
  ) -> Bool {
    if finger.phase == .began {
      open.removeAll { $0.finger == finger.finger }
      if isFrontOpen, !isSent { return false }
      if wasListening, isSent, isSeen() { return true }
      if isFrontOpen || isInFront, ignoring == 0 { return true }
      absent.append((finger.finger, absentees.count))
      absentees.append(
        Absentee(finger: finger.finger, at: time, end: nil, isIgnored: isInFront))
      return false
    }
    if let place = absent.firstIndex(where: { $0.finger == finger.finger }) {
      if finger.phase == .ended {
        absentees[absent[place].absentee].end = time
        absent.remove(at: place)
      }
      return false
    }
    guard let contact = contact(of: finger.finger) else { return false }
    if ignoring == 0, !doubtful.contains(contact) { return true }
    contacts[contact].isClear = false
    return isSent && isSeen()
  }

  /// Takes in what a finger does of which the app hears.
  mutating func take(_ finger: Scenario.Finger, at time: Int, delivery: Int) {
    let sample = Contact.Sample(
      delivery: delivery, at: time, phase: finger.phase, location: finger.location)
    if finger.phase == .began {
      open.append((finger.finger, contacts.count))
      contacts.append(Contact(number: contacts.count, finger: finger.finger, sample))
    } else if let place = open.firstIndex(where: { $0.finger == finger.finger }) {
      contacts[open[place].contact].samples.append(sample)
      if finger.phase == .ended { open.remove(at: place) }
    }
  }

  /// Takes away the touches of those fingers that are down which `picks` names.
  ///
  /// - Returns: What became of them, finger by finger.
  mutating func takeAway(
    at time: Int, delivery: Int, where picks: (Int) -> Bool
  ) -> [Scenario.Finger] {
    var fingers: [Scenario.Finger] = []
    for (finger, contact) in open where picks(finger) {
      let location = contacts[contact].samples[contacts[contact].samples.count - 1].location
      fingers.append(Scenario.Finger(finger, .cancelled, at: location))
      contacts[contact].samples.append(
        Contact.Sample(delivery: delivery, at: time, phase: .cancelled, location: location))
    }
    open.removeAll { picks($0.finger) }
    return fingers.sorted { $0.finger < $1.finger }
  }

  /// The system has taken the touches away, or never did.
  mutating func endInterruption() { isInterrupting = false }

  /// Whether all fingers that are down are such as `picks` names.
  func areAllDown(_ picks: (Int) -> Bool) -> Bool { open.allSatisfy { picks($0.finger) } }

  /// Nobody has settled which recognizers receive the touches that came down in a delivery.
  mutating func doubtReceivers(ofTouchesIn delivery: Int) {
    for index in contacts.indices where contacts[index].firstDelivery == delivery {
      contacts[index].isOpenAmidEvent = true
    }
  }

  /// The rules do not say what becomes of a finger that is down.
  mutating func doubt(_ finger: Int) {
    if let contact = contact(of: finger) { contacts[contact].isClear = false }
  }

  /// Compares the ways of all fingers with one another, when there is nothing more to come.
  mutating func compare() { Contact.compare(&contacts) }

  private func contact(of finger: Int) -> Int? {
    open.first { $0.finger == finger }?.contact
  }
}
