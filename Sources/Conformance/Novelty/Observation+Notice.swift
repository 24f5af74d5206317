import TouchScript

extension Observation {
  /// A number for what is noticed, whoever notices it; 0 for hit tests, and for what is only read
  /// off.
  func notice(in reader: BehaviourReader) -> UInt64 {
    switch self {
    case .madeView, .made, .hitTest, .pointInside, .chain, .receivers, .touchSet: 0
    case .sendEvent(let receiver, _): Word.code(1, reader.kind(ofResponder: receiver))
    case .responder(_, let call): Word.code(2, Word.code(call.phase))
    case .recognizer(let id, let call, let state):
      Word.code(3, reader.kind(ofResponder: id), Word.code(call.phase), Word.code(state))
    case .shouldReceiveEvent(_, let answer): Word.code(4, Word.code(answer))
    case .shouldReceive(_, _, let answer): Word.code(5, Word.code(answer))
    case .shouldBegin(let id, _, let answer):
      Word.code(6, reader.kind(ofResponder: id), Word.code(answer))
    case .simultaneous(_, _, let answer): Word.code(7, Word.code(answer))
    case .shouldRequireFailure(_, _, _, let answer): Word.code(8, Word.code(answer))
    case .shouldBeRequiredToFail(_, _, _, let answer): Word.code(9, Word.code(answer))
    case .canPrevent(_, _, let answer): Word.code(10, Word.code(answer))
    case .canBePrevented(_, _, let answer): Word.code(11, Word.code(answer))
    case .action(let id, let state, _):
      Word.code(12, reader.kind(ofResponder: id), Word.code(state))
    case .reset(let id, let from): Word.code(13, reader.kind(ofResponder: id), Word.code(from))
    case .tracking(_, let tracking, _): Word.code(14, Word.code(tracking))
    case .controlEvent(_, let event, _): Word.code(15, Word.code(event))
    case .actionMethod: 16
    case .sendAction(_, _, let delivered): Word.code(17, Word.code(delivered))
    case .selection(_, _, let isSelected): Word.code(18, Word.code(isSelected))
    case .scroll(_, let scroll, _): Word.code(19, Word.code(scroll))
    case .contentTouch(_, let question, _, let answer):
      Word.code(20, Word.code(question), Word.code(answer))
    case .otherEvent(_, let event, let phase): Word.code(21, Word.code(event), Word.code(phase))
    case .firstResponder(_, let isFirst): Word.code(22, Word.code(isFirst))
    case .programmerError: 23
    }
  }

  /// The callback that this is, if the app can react in it.
  var trigger: Scenario.Reaction.Trigger? {
    switch self {
    case .action(let id, _, _): .action(id)
    case .responder(let id, let call): .touches(id, call.phase)
    case .controlEvent(let control, let event, _): .controlEvent(control, event)
    default: nil
    }
  }
}
