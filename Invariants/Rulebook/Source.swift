extension Rule {
  /// Where a rule comes from: what is cited by a key, with its title and where to read it.
  public struct Source: Hashable, Sendable, Codable, Identifiable {
    /// The key with which citations begin, such as `LOT`.
    public let id: String
    /// What it is.
    public let title: String
    /// Where to read it; nil where no address is known.
    public let address: String?

    private init(_ id: String, _ title: String, at address: String? = nil) {
      self.id = id
      self.title = title
      self.address = address
    }

    /// What a citation such as `LOT log 2` or `ADOC:next` speaks of; nil for one of other rules.
    public init?(of citation: String) {
      let isNamed = { (source: Source) in
        citation.hasPrefix(source.id)
          && citation.dropFirst(source.id.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
      }
      guard let source = Self.all.first(where: isNamed) else { return nil }
      self = source
    }
  }
}

extension Rule {
  /// What its citations speak of, each once, in their order.
  public var legend: [Source] {
    sources.compactMap(Source.init(of:)).reduce(into: []) { known, source in
      if !known.contains(source) { known.append(source) }
    }
  }
}

extension Rule.Source {
  /// All that rules cite.
  public static let all: [Rule.Source] = [
    Self(
      "S000",
      "article \"iOS中触摸事件传递和响应原理\" (device logs, 2018)",
      at: "https://www.jianshu.com/p/4aeaf3aa0c7e"),
    Self(
      "S001",
      "article \"iOS点击事件和手势冲突\" (device logs; table, button and view under a tap)"),
    Self(
      "S002",
      "text without a title on the two halves of the responder chain, \"事件的传递链条\" and \"事件的响应链条\""),
    Self(
      "S003",
      "article \"调试iOS用户交互事件响应流程\" (iOS 13 simulator, breakpoints, 2020)",
      at: "https://juejin.cn/post/6844904099444588552"),
    Self(
      "S004",
      "article \"iOS 触摸机制\" (code for hit areas)"),
    Self(
      "HDR",
      """
      comments in Apple's public headers UIGestureRecognizer.h, UIGestureRecognizerSubclass.h, \
      UIPanGestureRecognizer.h and UIResponder.h, as quoted in public files
      """),
    Self(
      "ADOC",
      "Apple's reference page or article of that name on UIKit; cited from memory where ~ follows",
      at: "https://developer.apple.com/documentation/uikit"),
    Self(
      "EHG",
      "Apple, \"Event Handling Guide for iOS\" (retired)"),
    Self(
      "SGR",
      "Apple, sample code \"SimpleGestureRecognizers\", ReadMe",
      at:
        "https://developer.apple.com/library/archive/samplecode/SimpleGestureRecognizers/Listings/ReadMe_txt.html"
    ),
    Self(
      "W10-120",
      """
      WWDC 2010 session 120, "Simplifying Touch Event Handling with Gesture Recognizers", \
      transcript
      """,
      at: "http://asciiwwdc.com/2010/sessions/120"),
    Self(
      "W10-121",
      "WWDC 2010 session 121, \"Advanced Gesture Recognition\", transcript",
      at: "http://asciiwwdc.com/2010/sessions/121"),
    Self(
      "W12-223",
      "WWDC 2012 session 223, \"Enhancing User Experience with Scroll Views\", transcript",
      at: "https://nonstrict.eu/wwdcindex/wwdc2012/223"),
    Self(
      "W14-235",
      "WWDC 2014 session 235, \"Advanced Scrollviews and Touch Handling Techniques\", transcript",
      at: "http://asciiwwdc.com/2014/sessions/235"),
    Self(
      "W14-236",
      """
      WWDC 2014 session 236, "Building Interruptible and Responsive Interactions", transcript \
      en/2014/236.vtt
      """,
      at: "https://github.com/ASCIIwwdc/wwdc-session-transcripts"),
    Self(
      "W17-219",
      "WWDC 2017 session 219, \"Modern User Interaction on iOS\", transcript",
      at: "https://asciiwwdc.com/2017/sessions/219"),
    Self(
      "CAT",
      "public article with measurements of the real UIKitCore (iPadOS 26.5) under Mac Catalyst"),
    Self(
      "LOT",
      "Lotheve, \"iOS触摸事件全家桶\" (device logs, iOS 11, 2017)",
      at: "http://www.jianshu.com/p/c294d1bd963d"),
    Self(
      "HT2",
      "public article measuring the two hit-test passes"),
    Self(
      "CXJ",
      """
      cxjwin, "iOS 手势学习", README: debugger stack traces and printed objects of a tap and a pan, \
      iOS 14 simulator
      """,
      at: "https://github.com/cxjwin/TouchDemo"),
    Self(
      "MO4",
      "\"iOS touch events\", article with a log of two hit-test passes before sendEvent",
      at: "https://dev.mo4tech.com/ios-touch-events.html"),
    Self(
      "SOQ",
      """
      Stack Overflow question 77329118, "Event response priorities for gesture recognizers, \
      UIControl, and UIButton", printed console output (a copy)
      """,
      at:
        "https://techqa.club/v/q/event-response-priorities-for-gesture-recognizers-uicontrol-and-uibutton-77329118"
    ),
    Self(
      "RKT",
      "crash report with a stack trace through a row's selection",
      at: "https://github.com/RocketChat/Rocket.Chat.iOS/issues/2181"),
    Self(
      "APO",
      "crash report with the same frames on iOS 17",
      at: "https://github.com/Apollo-Reborn/Apollo-Reborn/pull/1076"),
    Self(
      "DZN",
      """
      issues 50 and 61 of DZNEmptyDataSet: since iOS 5 a touch belongs to one scroll view; a delegate that \
      answered shouldRecognizeSimultaneouslyWith with true let two scroll
      """,
      at: "https://github.com/dzenbot/DZNEmptyDataSet/issues/50"),
    Self(
      "RDR",
      "rdar 20890684, \"UIScrollView ignores maximumNumberOfTouches parameter\" (2015)",
      at: "https://github.com/lionheart/openradar-mirror/issues/1250"),
    Self(
      "NTR",
      """
      rdar 23611650 (2015): with another first responder the controller of the button is not asked; so \
      does a text field in material-components-ios, pull request 3182
      """,
      at: "https://github.com/lionheart/openradar-mirror/issues/6788"),
    Self(
      "RSV",
      "rdar 30592429 (2017), with a sample: a stack view in a UIControl takes its touches",
      at: "https://github.com/lionheart/openradar-mirror/issues/16943"),
    Self(
      "INT",
      """
      iCarousel, issue 602: as in UITableView, a tap on what still coasts stops it and selects nothing; so \
      in MGBoxKit, issue 5, and NetNewsWire, issue 2460
      """,
      at: "https://github.com/nicklockwood/iCarousel/issues/602"),
    Self(
      "SMD",
      "\"A multitouch UIPanGestureRecognizer trick\" (2010)",
      at: "https://smallduck.wordpress.com/2010/11/25/uipangesturerecognizer-trick/"),
    Self(
      "TAN",
      "\"Workaround UIPinchGesture number of touch bug\" (2019)",
      at: "https://github.com/tangrams/tangram-es/pull/2025"),
    Self(
      "OZA",
      "\"Sorry your touch was moved\" (2016)",
      at: "http://howto.oz-apps.com/2016/10/sorry-your-touch-was-moved.html"),
    Self(
      "POP",
      """
      the description of a navigation controller's interactivePopGestureRecognizer (a \
      UIScreenEdgePanGestureRecognizer), printed in many public repositories
      """),
    Self(
      "PI4",
      """
      M. Neuburg, "Programming iOS 4", chapter 11, "Actions" (which control sends what, by \
      experiment)
      """,
      at:
        "https://www.safaribooksonline.com/library/view/programming-ios-4/9781449397302/ch11s06.html"
    ),
    Self(
      "IBX",
      """
      storyboard and xib files in public repositories, where scroll views are written with \
      multipleTouchEnabled="YES"
      """),
    Self(
      "OUK",
      """
      Vercantez/openuikit: probes of the iOS 26.1 simulator, measured; and its own Swift sources, \
      a re-implementation
      """,
      at: "https://github.com/Vercantez/openuikit"),
    Self(
      "CHM",
      "BigZaphod/Chameleon, UIKit/Classes/*.m",
      at: "https://github.com/BigZaphod/Chameleon"),
    Self(
      "WOC",
      "microsoft/WinObjC, Frameworks/UIKit/*.mm (esp. _UIGestureCoordinator.mm)",
      at: "https://github.com/microsoft/WinObjC"),
    Self(
      "FLK",
      "flowkey/UIKit-cross-platform, Sources/*.swift",
      at: "https://github.com/flowkey/UIKit-cross-platform"),
    Self(
      "MIR",
      "MiraiSDK/Mirai-UIKit, UIKit/*.m",
      at: "https://github.com/MiraiSDK/Mirai-UIKit"),
    Self(
      "OBA",
      "\"obafuro\": experiment with two windows (iOS 7.1/8.2)",
      at: "https://gamwe6.github.io"),
    Self(
      "learn.microsoft.com",
      "Microsoft's reference of UIView.ExclusiveTouch",
      at:
        "https://docs.microsoft.com/en-us/dotnet/api/uikit.uiview.exclusivetouch?view=xamarin-ios-sdk-12"
    ),
    Self(
      "haomeiwen",
      "note on UITouch (location in nil = window)",
      at: "https://haomeiwen.com/subject/vkzcsttx.html"),
    Self(
      "csdn",
      """
      article of that number on blog.csdn.net (6539386: translation of Apple's old event guide; \
      50467670: note on exclusiveTouch)
      """,
      at: "https://blog.csdn.net"),
    Self(
      "medium",
      "articles on medium.com on pass-through views and windows; addresses not kept"),
    Self(
      "e-com-net",
      "article on a hitTest that answers nil; address not kept"),
    Self(
      "e-learn",
      "note on touches during animations; address not kept"),
    Self(
      "FOLK",
      "what many believe, without primary evidence"),
    Self(
      "INF",
      "it follows from the rules that are named"),
  ]
}
