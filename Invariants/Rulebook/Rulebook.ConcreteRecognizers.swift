extension Rulebook {
  /// The chapter KR: concrete recognizers.
  static let concreteRecognizers: [Rule] =
    concreteRecognizersTaps + concreteRecognizersPans + concreteRecognizersPinches
}
