internal import EmbeddedTexts

/// Styles or scripts, with the digest by which a page names them. They are files in
/// `Sources/EmbeddedTexts/Pages`.
struct Sheet: Sendable {
  let text: String
  let digest: String

  private init(_ files: UnsafePointer<CChar>...) {
    text = files.map(String.init(cString:)).joined()
    digest = Digest.base64(of: text)
  }

  /// The style of a picture that stands alone.
  static let picture = Sheet(tokens_css(), svg_css())
  /// The style of a page on one scene.
  static let scene = Sheet(tokens_css(), shared_css(), picture_css(), scene_css())
  /// The style of pages that are lists.
  static let lists = Sheet(tokens_css(), shared_css(), picture_css(), lists_css())

  /// The script that steps through a scene.
  static let stepper = Sheet(copy_js(), stepper_js())
  /// The script that searches lists.
  static let filters = Sheet(copy_js(), filters_js())
  /// The style of the rulebook's pages, which have both.
  static let rule = Sheet(
    tokens_css(), shared_css(), picture_css(), scene_css(), lists_css(), rule_css())
  /// The script that copies text.
  static let copy = Sheet(copy_js())
}
