import Foundation
import Invariants
import Stage
import Testing
import TouchScript

@testable import Pictures

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Pictures and pages are what they should be, with any names")
struct MarkupTests {
  private static let hostile = [
    "</script><script>x()//", "\"><img src=x onerror='x()'>", "]]>--><!--", "a\u{202E}b", "&lt;'`",
    "\u{FFFE}", "שלום",
  ]

  @Test(
    "What is not a letter in markup is spelled out",
    arguments: [
      ("<a href=\"x\">'&", "&lt;a href=&quot;x&quot;&gt;&#39;&amp;"),
      ("\u{FFFE}\u{1}", "\u{FFFD}\u{FFFD}"),
      ("ש 😀", "ש 😀"),
    ])
  func text(text: String, escaped: String) { #expect(text.escaped == escaped) }

  @Test("What is interpolated into markup is text on one line, unless it is markup or a number")
  func interpolation() {
    let name = "<b>\n'"
    let more: Markup = "<i class='a'>\(0.5)</i>"
    let markup: Markup =
      "<a id='\(name)'>\(more)\(if: name.isEmpty, "<br>")\(["a": false, "b": true])"
    #expect(markup.source == "<a id=\"&lt;b&gt;\\u{a}&#39;\"><i class=\"a\">0.5</i>b")
  }

  @Test("Names and code are marked in sentences, and text that nothing may turn is spelled out")
  func words() {
    #expect(
      Markup.words("\"a`b\" gets `touchesBegan` or “c").source
        == "“<bdi>a`b</bdi>” gets <code>touches<wbr>Began</code> or “<bdi>c</bdi>")
    #expect(Markup.spelledOut("a\u{202E}\u{E0001}b\n") == "a\\u202e\\udb40\\udc01b\n")
  }

  @Test(
    "Numbers have two digits at most",
    arguments: [
      (1.0, "1"), (-0.5, "-0.5"), (1.006, "1.01"), (0.05, "0.05"), (.nan, "0"), (.infinity, "0"),
    ])
  func numbers(number: Double, text: String) { #expect(Markup.number(number) == text) }

  @Test(
    "The digest is SHA-256",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ])
  func digest(text: String, base64: String) { #expect(Digest.base64(of: text) == base64) }

  @Test("With hostile names a picture is good XML, and a page has no tag and no script but its own")
  func hostileNames() throws {
    let names = Self.hostile
    let scenario = Scenario {
      Window(names[0], Rect(0, 0, 100, 100)) {
        for (place, name) in names.dropFirst().enumerated() {
          View(name, Rect(0, 10 * Double(place), 90, 20)).tap("<r\(place)>")
        }
      }
    } script: {
      Tap(at: Point(10, 15))
    }
    let violation = Violation(names[1], event: 9, expected: names[2])
    let exhibit = Exhibit(
      title: names[0], engine: names[1], scenario: scenario, trace: Stage().perform(scenario),
      broken: [(names[2], nil, violation)], held: [names[1]],
      replay: names[0])
    let parser = XMLParser(data: Data(exhibit.svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let page = exhibit.html(home: "javascript:\"")
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(page.components(separatedBy: "</script").count == 2)
    #expect(!page.contains("<img") && !page.contains("\u{202E}") && !page.contains("<!--"))
    var right = exhibit
    right.broken = []
    #expect(XMLParser(data: Data(right.svg.utf8)).parse())
    let other = right.html()
    #expect(!other.contains("<img") && !other.contains("\u{202E}") && !other.contains("<!--"))
  }
}
