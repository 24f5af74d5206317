// swift-tools-version: 6.3
import PackageDescription

/// Links what only this package builds with the faster linker.
let links: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]

let package = Package(
  name: "Touchstone",
  // The first that have what `Synchronization` offers. Only Linux is tried.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "PropertyCheck", targets: ["PropertyCheck"]),
    .library(name: "TouchScript", targets: ["TouchScript"]),
    .library(name: "TouchEngine", targets: ["TouchEngine"]),
    .library(name: "Stage", targets: ["Stage"]),
    .library(name: "Generators", targets: ["Generators"]),
    .library(name: "Invariants", targets: ["Invariants"]),
    .library(name: "Conformance", targets: ["Conformance"]),
    .library(name: "Touchstone", targets: ["Touchstone"]),
    .library(name: "TouchstoneTesting", targets: ["TouchstoneTesting"]),
    .library(name: "FuzzTarget", type: .static, targets: ["FuzzTarget"]),
    .library(name: "TouchstoneCommand", targets: ["TouchstoneCommand"]),
    .executable(name: "touchstone", targets: ["TouchstoneTool"]),
  ],
  targets: [
    .target(name: "PropertyTesting"),
    .target(name: "PropertyCheck", dependencies: ["PropertyTesting"]),
    .target(name: "TouchScript"),
    .target(name: "Thresholds"),
    .target(name: "TouchEngine", dependencies: ["Thresholds"]),
    .target(name: "Stage", dependencies: ["TouchScript", "TouchEngine"]),
    .target(
      name: "Generators", dependencies: ["PropertyTesting", "Thresholds", "TouchScript"],
      path: "Generators"),
    .target(
      name: "Invariants", dependencies: ["EmbeddedTexts", "Thresholds", "TouchScript"],
      path: "Invariants"),
    .target(name: "Pictures", dependencies: ["EmbeddedTexts", "Invariants", "TouchScript"]),
    .target(
      name: "EmbeddedTexts",
      exclude: [
        "Adapters", "Experiments", "Lenses.txt", "NaturalScenes.jsonl", "Needs.txt", "Pages",
        "Readings.txt", "Rulebook", "SmallestScenes.jsonl",
      ]),
    .target(
      name: "Conformance",
      dependencies: [
        "EmbeddedTexts", "PropertyTesting", "TouchScript", "TouchEngine", "Stage", "Generators",
        "Invariants",
        "Pictures",
      ]),
    .target(name: "Experiments", dependencies: ["EmbeddedTexts", "TouchScript"]),
    .target(
      name: "TouchstoneCommand",
      dependencies: [
        "Conformance", "EmbeddedTexts", "Experiments", "Generators", "Invariants", "Pictures",
        "PropertyTesting", "Stage", "TouchScript",
      ],
      path: "Sources/CommandLine"),
    .executableTarget(name: "TouchstoneTool", dependencies: ["TouchstoneCommand"]),
    .target(
      name: "Touchstone",
      dependencies: [
        "Conformance", "Generators", "Invariants", "PropertyTesting", "Stage", "TouchScript",
        "TouchstoneCommand",
      ]),
    .target(
      name: "TouchstoneTesting",
      dependencies: [
        "Conformance", "Invariants", "Pictures", "PropertyTesting", "Stage", "TouchScript",
      ]),
    .target(
      name: "FuzzTarget",
      dependencies: [
        "Conformance", "Generators", "PropertyTesting", "Stage", "TouchEngine", "TouchScript",
      ]),
    .executableTarget(
      name: "Benchmark",
      dependencies: [
        "Conformance", "Invariants", "Problems", "PropertyTesting", "Stage", "TouchEngine",
        "TouchScript",
      ],
      exclude: ["Problems"], resources: [.copy("Peers")], linkerSettings: links),
    .target(
      name: "Problems", dependencies: ["PropertyTesting"], path: "Sources/Benchmark/Problems"),
    .target(name: "Catalogue", dependencies: ["Invariants"], path: "Tests/Variants/Catalogue"),
    .executableTarget(
      name: "Mutation", dependencies: ["Catalogue", "PropertyTesting"], path: "Tests/Mutation",
      exclude: ["Player", "equivalents.txt", "run", "unreached.txt"]),
    .executableTarget(name: "ProbeTemplate"),
    .target(name: "SceneRecorder", dependencies: ["TouchEngine"]),
    .executableTarget(
      name: "Checks",
      dependencies: [
        "Catalogue", "Conformance", "Experiments", "Generators", "Invariants", "PropertyTesting",
        "Stage", "TouchScript",
      ],
      path: "Tests/Checks", exclude: ["Answers", "Conviction", "Fairness", "Golden", "run"],
      linkerSettings: links),

    .executableTarget(name: "HostileEngine", path: "Tests/HostileEngine"),
    .target(
      name: "Logs", dependencies: ["Experiments", "Stage", "TouchScript"], path: "Tests/Logs"),
    .testTarget(name: "LogsTests", dependencies: ["Logs", "TouchScript"]),
    .testTarget(
      name: "PropertyTestingTests", dependencies: ["Problems", "PropertyTesting"]),
    .testTarget(
      name: "FuzzTargetTests", dependencies: ["FuzzTarget", "Generators", "PropertyTesting"]),
    .testTarget(name: "PropertyCheckTests", dependencies: ["PropertyCheck"]),
    .testTarget(
      name: "TouchScriptTests", dependencies: ["TouchScript"],
      exclude: ["Refused", "Samples", "scenario.schema.json"]),
    .testTarget(
      name: "StageTests",
      dependencies: [
        "Generators", "Logs", "ProbeTemplate", "PropertyTesting", "SceneRecorder", "Stage",
        "TouchEngine", "TouchScript",
      ]),
    .testTarget(
      name: "TouchEngineTests", dependencies: ["Logs", "Stage", "TouchEngine", "TouchScript"]),
    .testTarget(
      name: "DeviceLogTests",
      dependencies: ["Experiments", "Generators", "Logs", "PropertyTesting", "TouchScript"]),
    .testTarget(
      name: "InvariantsTests",
      dependencies: ["Invariants", "Stage", "TouchScript"],
      exclude: ["EditedTraces.jsonl", "RecordedTraces.jsonl"]),
    .testTarget(
      name: "PicturesTests",
      dependencies: ["Invariants", "Pictures", "Stage", "TouchEngine", "TouchScript"]),
    .testTarget(
      name: "GeneratorsTests",
      dependencies: ["Generators", "PropertyTesting", "Stage", "TouchScript"], exclude: ["Scenes"]),
    .testTarget(
      name: "RulebookTests",
      dependencies: [
        "Conformance", "Generators", "Invariants", "PropertyTesting", "Stage", "Thresholds",
        "TouchEngine", "TouchScript",
      ]),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "Conformance", "Experiments", "Generators", "HostileEngine", "Invariants",
        "Outsider",
        "PropertyTesting", "Stage", "TouchEngine", "TouchScript", "Touchstone", "TouchstoneTesting",
      ],
      exclude: ["HostileEngines"]),
    .executableTarget(
      name: "Outsider", dependencies: ["Touchstone"], path: "Tests/Outsider", linkerSettings: links),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "Conformance", "HostileEngine", "Outsider", "PropertyTesting", "TouchstoneTool",
      ]),
    .testTarget(name: "MutationTests", dependencies: ["Catalogue", "Mutation"]),
    .testTarget(
      name: "ChecksTests",
      dependencies: [
        "Catalogue", "Checks", "Conformance", "Experiments", "Invariants", "Stage", "TouchScript",
      ],
      linkerSettings: links),
  ],
  swiftLanguageModes: [.v6]
)
