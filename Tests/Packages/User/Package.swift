// swift-tools-version: 6.1
import PackageDescription

// A package as a user has one. The name stands for the address that theirs would have.
let package = Package(
  name: "User",
  dependencies: [.package(name: "touchstone", path: "../../..")],
  targets: [
    .executableTarget(
      name: "judge-mine", dependencies: [.product(name: "Touchstone", package: "touchstone")]),
    .testTarget(
      name: "UserTests",
      dependencies: [
        .product(name: "PropertyCheck", package: "touchstone"),
        .product(name: "Stage", package: "touchstone"),
        .product(name: "TouchEngine", package: "touchstone"),
        .product(name: "TouchScript", package: "touchstone"),
        .product(name: "Touchstone", package: "touchstone"),
        .product(name: "TouchstoneTesting", package: "touchstone"),
      ],
      exclude: ["known.txt"]),
  ],
  swiftLanguageModes: [.v6]
)
