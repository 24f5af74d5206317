extension String {
  /// The words as a sentence: with a full stop, and with a capital unless they begin with a name or
  /// with code, such as `touchesBegan`.
  package var asSentence: String {
    guard let last else { return self }
    let word = prefix { !$0.isWhitespace && $0 != "," }
    let isWord = word.allSatisfy { $0.isLetter && $0.isLowercase || "'-:;".contains($0) }
    let words = isWord ? prefix(1).uppercased() + dropFirst() : self
    return words + (".!?…".contains(last) ? "" : ".")
  }
}
