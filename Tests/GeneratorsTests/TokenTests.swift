import Generators
import PropertyTesting
import Testing
import TouchScript

/// Tokens in bug reports are older than the language that reads them; so they were made before it
/// had words for other gestures, controls that hold values, scrolling and reactions.
@Suite("Old tokens still give the scenarios they were made for")
struct TokenTests {
  /// A token, and what it was made for.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let token: String
    let scenario: Scenario

    init(_ says: String, _ scenario: Scenario, _ token: String) {
      testDescription = says
      self.token = token
      self.scenario = scenario
    }
  }

  @Test("A token draws its scenario, which still spells the token", arguments: found + written)
  func token(_ sample: Sample) throws {
    let scenario = Scenarios.generator.value(of: try Token.decode(sample.token))
    #expect(scenario == sample.scenario)
    #expect(Token.encode(try Scenarios.generator.tree(of: scenario)) == sample.token)
  }

  /// Written by hand, with all that the language had words for.
  static let written = zip(HandWrittenTests.samples, tokens).map {
    Sample($0.testDescription, $0.scenario, $1)
  }

  private static let tokens = [
    """
    ts1.AAA.p_WwTQ
    """,
    """
    ts1.GAVzY2VuZQd3aW5kb3dzBHZpZXcEbmFtZQdsZXR0ZXJzBmxldHRlcgV3aWR0aAZoZWlnaHQFdmlld3MBeAF5\
    CmNvbnRyb2xsZXILcmVjb2duaXplcnMKcmVjb2duaXplcgRraW5kBWxpbmtzB3RhcmdldHMEZnJvbQZhY3Rpb24G\
    ZXZlbnRzBnNjcmlwdAd0b3VjaGVzBGxpZnQEd2FpdAMDAQkBAQ0FEAIYCwEZ2gEAARnSAQEZ3AEBGUABGe4BARnS\
    AQEZ3AEBGcgBARneAQEZ7gEegAUjwAcsAgENCRACGAwBGYYDARmIAgEZWgEZ7AEBGdIBARnKAQEZ7gEBGUABGeAD\
    ARm-AgEZsgIBGYQCLQIyBB4GIwg4AjoCEAIYDgEZ6AEBGdABARnKAQEZQAEZxgEBGd4BARncAQEZ6AEBGeQBARne\
    AQEZ2AEBGdgBARnKAQEZ5AFAAQFEAhACGAcBGegBARnQAQEZygEBGUABGegBAAEZ4AEBDQUQAhgBARnEAUYCHlgj\
    WE4BVAEEVwIEWwIYFgABGdwBARlAAAEZxgEBGegBARnSAQEZ3gEBGdwBARlAARneAQEZzAEBGUABGd4BARncAQEZ\
    ygEBGU4BGeYBARlAARneAQEZ7gEBGdwBYwEAZwFtAQQtAjICbwJzZA.poQKkQ
    """,
    """
    ts1.EgVzY2VuZQd3aW5kb3dzBHZpZXcEbmFtZQdsZXR0ZXJzBmxldHRlcgV3aWR0aAZoZWlnaHQFdmlld3MKY29u\
    dHJvbGxlcgtyZWNvZ25pemVycwpyZWNvZ25pemVyBnNjcmlwdAd0b3VjaGVzAXgBeQRsaWZ0BHdhaXQCAwEJAQEN\
    BRACGAIBGewBARlkHoAFI8AHLAIBDQcQAhgCARnsAQEZYh4UIxQuAjACEAIYAgEZ5AEBGWI2AQE6AhACGAIBGcYB\
    ARliAQ0FHhQjFC4CMAIQAhgDARnsAQEZZAEZ8AE2AQA_AUUBBEYCSwJRAlVk.1gKX5g
    """,
    """
    ts1.FQVzY2VuZQd3aW5kb3dzBHZpZXcEbmFtZQdsZXR0ZXJzBmxldHRlcgV3aWR0aAZoZWlnaHQFdmlld3MGYW5j\
    aG9yB2FuY2hvclgHYW5jaG9yWQl0cmFuc2Zvcm0EZm9ybQRiaXRzBnNjcmlwdAd0b3VjaGVzAXgBeQRsaWZ0BHdh\
    aXQCAwEJAQENBRACGAEBGe4BHoAFI8AHLAEBDRQQAhgBAB7IASPIAS4CMoSJejcCPQJCAkbWssKF3Z7b639CAkb-\
    ________339CAkaBgICAgICAoIABQgJG1rLChd2e2-t_QgJGtObMmbPmzLl_QgJGh9jy0MXszq-BAU4BVAEEVQJa\
    AmACZGQ.wiH2Yw
    """,
    """
    ts1.FgVzY2VuZQd3aW5kb3dzBHZpZXcEbmFtZQdsZXR0ZXJzBmxldHRlcgF4AXkFd2lkdGgGaGVpZ2h0BXZpZXdz\
    B3Njcm9sbFgHc2Nyb2xsWQRmb3JtBGJpdHMLcG9pbnRJbnNpZGUGaW5zaWRlBm1hcmdpbgZzY3JpcHQHdG91Y2hl\
    cwRsaWZ0BHdhaXQCAwEJAQENBxACGAEBGe4BHoKJeiONiXooiKx6LcAHNgIBDQkQAhgBAB7_iHojgMjQBy2AiXo3\
    gYl6POyJekICRoDa5t8HAQ0JEAIYAQEZxAEoAi0CQgJGAkwCUQJVoYl6XQFjAQQegYl6I4KJemUCaYDwslI.E54G\
    Lw
    """,
    """
    ts1.LQVzY2VuZQdkaWFsZWN0B3dpbmRvd3MEdmlldwRuYW1lB2xldHRlcnMGbGV0dGVyBXdpZHRoBmhlaWdodAV2\
    aWV3cwpjb250cm9sbGVyB3RvdWNoZXMHYWN0aW9ucwphY3Rpb25OYW1lC3JlY29nbml6ZXJzCnJlY29nbml6ZXIE\
    a2luZBJyZWNvZ25pemVyRGVsZWdhdGUTYW5zd2Vyc1NpbXVsdGFuZWl0eQ92aWV3U2hvdWxkQmVnaW4LYXBwbGlj\
    YXRpb24IZGVsZWdhdGUFb3JkZXIFbGlua3MHdGFyZ2V0cwRmcm9tCHJlY2VpdmVyBmV2ZW50cwlyZXNwb25kZXIF\
    ZXZlbnQGYWN0aW9uBW5leHRzCGhpdFRlc3RzAnRvDHNpbXVsdGFuZW91cwZzcGFyZWQGaW1tdW5lBnNjcmlwdAF4\
    AXkEbGlmdAR3YWl0B2NoYW5nZXMEdGltZQd0b0Zyb250AwMEBQIOAQESBRUCHQEBHu4BI4AFKMAHMQIBEggVAh0B\
    ACPIASjIATMCNQQVAh0CAR7sAQEexgE3AkABAUECSgIBTgIVAh0BAR7qAQFOAhUCHQEBHuYBMQEBEgYVAh0BAR7G\
    AVAEI2QoZEoBAU4EFQIdAQEe6AFWAloCARIFFQIdAQEexAEjFCgUXwRnBDcEQAEBQQJqAkABAUECbo6o1rkHdgZ8\
    BgR_AwSDAQJBAosBAQAEfwMEgwECjQECiwECAZEBAgGRARAFfwMEgwECjQEEQQKLAQEABX8DBIMBAo0BBkECiwEB\
    AAN_AwRBAosBAQAFfwMEgwEElwECHQQBHs4BAR7eAQEe3AEBHsoBiwEBAJ8BAgJ_AwSNAQQCfwMGjQECpAEBAn8D\
    BqcBAwSuAQEBfw8EswECAacBDwQBpwEPArgBAQGnAQ8EvAECOwEEvgECwwECyQECzQEU1gECAtcBFH8DAgPXARTc\
    AQB_AwY.WIDBjQ
    """,
    """
    ts1.FQVzY2VuZQd3aW5kb3dzBHZpZXcEbmFtZQdsZXR0ZXJzBmxldHRlcgV3aWR0aAZoZWlnaHQKbXVsdGl0b3Vj\
    aAZzY3JpcHQHdG91Y2hlcwZmaW5nZXIBeAF5BW1vdmVzBHdhaXQCZHgCZHkEbGlmdAR0aW1lBXdhaXRzAgMBCQEB\
    DQUQAhgBARnuAR6ABSPABygCMAI2BAY3BjwEQQRKAQNLFFAOVQ5bAks8BTcOPAJBAlsCSygENw5fPDwGQQYDX2Q8\
    CEEIaAEBX8wI.vKsawg
    """,
    """
    ts1.BgVzY2VuZQd3aW5kb3dzBHZpZXcFd2lkdGgGaGVpZ2h0BXZpZXdzAQMBCQEBDQMPgAUUwAcdAQENAw8UFBQd\
    AQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQEN\
    Aw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8U\
    FBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQd\
    AQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQEN\
    Aw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8U\
    FBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQdAQENAw8UFBQd\
    AQENAw8UFBQdAQENAw8UFBQdAQENAg8UFBQ.W_yk0w
    """,
  ]

  /// What searches for faults shrank to.
  static let found = [
    Sample(
      "a view in front of another", siblings,
      """
      ts1.CAVzY2VuZQd3aW5kb3dzBHZpZXcFd2lkdGgGaGVpZ2h0BXZpZXdzBnNjcmlwdAd0b3VjaGVzAgMBCQEBDQMP\
      AhQCHQIBDQIPAhQCAQ0CDwIUAiEBJwEA.LX_6PQ
      """),
    Sample(
      "a window at a higher level", levels,
      """
      ts1.BgVzY2VuZQd3aW5kb3dzBHZpZXcFbGV2ZWwGc2NyaXB0B3RvdWNoZXMCAwEJAgENAQ8CABcBHQEA.59zJcA
      """),
    Sample(
      "a delegate that allows another recognizer", simultaneous,
      """
      ts1.DwVzY2VuZQd3aW5kb3dzBHZpZXcFd2lkdGgGaGVpZ2h0C3JlY29nbml6ZXJzCnJlY29nbml6ZXIScmVjb2du\
      aXplckRlbGVnYXRlE2Fuc3dlcnNTaW11bHRhbmVpdHkFbGlua3MMc2ltdWx0YW5lb3VzAnRvBnNjcmlwdAd0b3Vj\
      aGVzBGxpZnQDAwEJAQENAw8CFAIdAgEhAiQCKAIAMAE2AQE5BgI_AUUBAUcC.WODHkA
      """),
    Sample(
      "an action on its way up", actions,
      """
      ts1.DwVzY2VuZQd3aW5kb3dzBHZpZXcFd2lkdGgGaGVpZ2h0B2FjdGlvbnMFdmlld3MEa2luZAVsaW5rcwd0YXJn\
      ZXRzBGZyb20GZXZlbnRzBWV2ZW50BnNjcmlwdAd0b3VjaGVzAwMBCQEBDQQPAhQCHQEAIgEBDQQjAg8CFAIdAQAr\
      ATEBAjQCAjsBATwCRAFKAQA.BpgooQ
      """),
    Sample(
      "a drag out of a button", drag,
      """
      ts1.CwVzY2VuZQd3aW5kb3dzBHZpZXcFd2lkdGgGaGVpZ2h0BXZpZXdzBGtpbmQGc2NyaXB0B3RvdWNoZXMFbW92\
      ZXMCZHkCAwEJAQENAw8CFAIdAQENAx4CDwIUAiYBLAEBMQEBMrAC.w_Yh-A
      """),
    Sample(
      "a view that is turned", turned,
      """
      ts1.CQVzY2VuZQd3aW5kb3dzBHZpZXcFd2lkdGgGaGVpZ2h0BXZpZXdzBHR1cm4Gc2NyaXB0B3RvdWNoZXMCAwEJ\
      AQENAw8CFAIdAQENAhQCHgImASwBAA.QaMFOw
      """),
  ]

  private static let siblings = Scenario {
    Window("v1", Rect(0, 0, 1, 1)) {
      View("v2", Rect(0, 0, 1, 1))
      View("v3", Rect(0, 0, 1, 1))
    }
  } script: {
    Down(at: Point(0, 0))
  }

  private static let levels = Scenario {
    Window("v1", Rect(0, 0, 0, 0)).level(1)
    Window("v2", Rect(0, 0, 0, 0))
  } script: {
    Down(at: Point(0, 0))
  }

  private static let simultaneous = Scenario {
    Window("v1", Rect(0, 0, 1, 1)).tap("r1", delegate: .init(simultaneousWith: ["r2"])).tap("r2")
  } script: {
    Down(at: Point(0, 0))
    After(1)
    Up()
  }

  private static let actions = Scenario {
    Window("v1", Rect(0, 0, 1, 1)) {
      Button("v2", Rect(0, 0, 1, 1)).target(nil, "act", for: [.touchDown]).implements("act")
    }
    .implements("act")
  } script: {
    Down(at: Point(0, 0))
  }

  private static let drag = Scenario {
    Window("v1", Rect(0, 0, 1, 1)) {
      Button("v2", Rect(0, 0, 1, 1))
    }
  } script: {
    Down(at: Point(0, 0))
    After(1)
    Move(to: Point(0, 152))
  }

  private static let turned = Scenario {
    Window("v1", Rect(0, 0, 1, 1)) {
      View("v2", Rect(0, 0, 0, 1)).transform(.quarterTurn)
    }
  } script: {
    Down(at: Point(0, 0))
  }
}
