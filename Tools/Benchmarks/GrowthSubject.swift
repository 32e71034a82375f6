import MarqueeCommandLine

/// A command that is timed on inputs of growing size.
struct GrowthSubject: Sendable {
  let name: String
  /// The number of elements in the smallest input; two more inputs have twice and four times as
  /// many.
  let count: Int
  let unit: String
  /// The arguments; `IN` stands for the input file, `OUT` for a folder, and the names of other
  /// files for their paths.
  let arguments: [String]
  /// Makes an input with a number of elements.
  let input: @Sendable (Int) -> [UInt8]
  /// The files next to it, by name.
  let otherFiles: @Sendable (Int) -> [String: [UInt8]]

  init(
    _ name: String, _ count: Int, _ unit: String, _ arguments: String,
    beside otherFiles: @escaping @Sendable (Int) -> [String: [UInt8]] = { _ in [:] },
    input: @escaping @Sendable (Int) -> [UInt8]
  ) {
    self.name = name
    self.count = count
    self.unit = unit
    self.arguments = arguments.split(separator: " ").map(String.init)
    self.input = input
    self.otherFiles = otherFiles
  }

  static let all: [GrowthSubject] = [
    GrowthSubject("validate", 25_000, "items", "validate --no-cache --jobs 1 IN") {
      GrowthInput.items($0)
    },
    GrowthSubject("build", 25_000, "items", "build --no-cache --jobs 1 -o OUT IN") {
      GrowthInput.items($0)
    },
    GrowthSubject(
      "build, 20 queries", 10_000, "library items", "build --no-cache --jobs 1 -o OUT IN",
      beside: {
        ["Marquee.plist": GrowthLibrary.settings, "Items.plist": GrowthLibrary.items($0)]
      },
      input: { _ in GrowthLibrary.queries }),
    GrowthSubject("layout", 25_000, "items", "layout -d iphone-15 IN") { GrowthInput.items($0) },
    GrowthSubject("preview html", 500, "items", "preview -f html -o OUT IN") {
      GrowthInput.items($0)
    },
    GrowthSubject("preview svg", 500, "items", "preview -f svg -o OUT IN") {
      GrowthInput.items($0)
    },
    GrowthSubject("preview text", 500, "items", "preview -f text IN") { GrowthInput.items($0) },
    GrowthSubject("preview html", 250, "sections", "preview -f html -o OUT IN") {
      GrowthInput.sections($0)
    },
    GrowthSubject(
      "diff", 5_000, "sections", "diff --jobs 1 Old.plist IN",
      beside: { ["Old.plist": GrowthInput.sections($0)] }, input: GrowthInput.editedSections),
    GrowthSubject(
      "diff, all different", 5_000, "sections", "diff --jobs 1 Old.plist IN",
      beside: { ["Old.plist": GrowthInput.sections($0)] }, input: GrowthInput.otherSections),
    GrowthSubject("suppressions", 50_000, "comments", "validate --no-cache --jobs 1 -r xcode IN") {
      GrowthInput.comments($0)
    },
    GrowthSubject("suppressions", 50_000, "names", "validate --no-cache --jobs 1 -r xcode IN") {
      GrowthInput.unknownNames($0)
    },
    GrowthSubject("text", 12_500, "diagnostics", "validate --no-cache --jobs 1 IN") {
      GrowthInput.faults($0)
    },
    GrowthSubject("SARIF", 12_500, "diagnostics", "validate --no-cache --jobs 1 -r sarif IN") {
      GrowthInput.faults($0)
    },
    GrowthSubject("fix", 2_000, "lost items", "fix -") { GrowthInput.lostItems($0) },
    GrowthSubject("fix --dry-run", 2_000, "lost items", "fix --dry-run -") {
      GrowthInput.lostItems($0)
    },
    GrowthSubject("fix", 20_000, "invisible characters", "fix -") {
      GrowthInput.invisibleCharacters($0)
    },
    GrowthSubject("unfinished texts", 64_000, "bytes each", "validate --no-cache --jobs 1 IN") {
      GrowthInput.unfinishedTexts($0)
    },
    GrowthSubject("wrong keys", 5_000, "keys", "validate --no-cache --jobs 1 IN") {
      GrowthInput.wrongKeys($0)
    },
    GrowthSubject("wrong keys", 2_500, "items", "validate --no-cache --jobs 1 IN") {
      GrowthInput.misnamed($0)
    },
    GrowthSubject(
      "missing images", 500, "names", "validate --no-cache --jobs 1 IN",
      beside: { count in
        Dictionary(
          uniqueKeysWithValues: (0..<count).map { ("image-number-\($0)-of-many.png", []) })
      },
      input: GrowthInput.missingImages),
    GrowthSubject(
      "diff, one text", 50_000, "words", "diff --jobs 1 -r markdown Old.plist IN",
      beside: { ["Old.plist": GrowthInput.words($0, outOf: 7)] },
      input: { GrowthInput.words($0, outOf: 5) }),
    GrowthSubject(
      "settings", 5_000, "kinds", "validate --no-cache IN Marquee.plist",
      beside: { ["Marquee.plist": GrowthInput.kinds($0, GrowthInput.fieldOfKind)] },
      input: { _ in GrowthInput.items(1) }),
    GrowthSubject(
      "settings", 5_000, "kinds in a chain", "validate --no-cache IN Marquee.plist",
      beside: { ["Marquee.plist": GrowthInput.kinds($0, GrowthInput.linkOfChain)] },
      input: { _ in GrowthInput.items(1) }),
    GrowthSubject(
      "settings", 5_000, "faulty kinds", "validate --no-cache IN Marquee.plist",
      beside: { ["Marquee.plist": GrowthInput.kinds($0, GrowthInput.faultOfKind)] },
      input: { _ in GrowthInput.items(1) }),
    GrowthSubject(
      "generate", 5_000, "kinds", "generate swift IN",
      beside: { ["Marquee.plist": GrowthInput.kinds($0, GrowthInput.fieldOfKind)] },
      input: { _ in GrowthInput.items(1) }),
  ]
}
