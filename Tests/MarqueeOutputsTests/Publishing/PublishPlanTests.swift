import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeScreen
import Testing

// How files and changes are looked at is internal.
@testable import MarqueeOutputs

/// What is written, kept and removed, by tables.
@Suite struct PublishPlanTests {
  /// An object whose digest is one digit, 64 times.
  private static func object(_ digit: Character) -> String {
    "objects/\(String(repeating: digit, count: 64)).json"
  }

  private static func name(_ digit: Character) -> String {
    String(object(digit).dropFirst("objects/".count))
  }

  private static func content(_ digits: String) -> PublishedContent {
    PublishedContent(
      screens: digits.map { digit in
        CatalogManifest.Entry(
          file: "\(digit).json", digest: String(repeating: digit, count: 64), byteCount: 1,
          object: object(digit))
      })
  }

  private static func stored(_ digits: String, number: Int, previous: String? = nil)
    -> StoredManifest
  {
    StoredManifest(content(digits).manifest(number: number, previous: previous))
  }

  private static func store(
    _ channels: [String: ChannelState], objects: String = "", whole: String = ""
  ) -> StoreContents {
    StoreContents(
      channels: channels, objectNames: Set(objects.map(name)),
      wholePaths: Set(whole.map(object)))
  }

  @Test func `the first manifest of a channel has number 1, and nothing before it`() {
    let plan = PublishPlan(Self.content("ab"), to: "staging", in: Self.store([:]), keeping: 3)
    #expect(plan.isNew)
    #expect(plan.manifest.manifest.number == 1)
    #expect(plan.manifest.manifest.previous == nil)
    #expect(plan.outgoing == nil)
    #expect(plan.writtenPaths == [Self.object("a"), Self.object("b")])
    #expect(plan.unchangedCount == 0)
    #expect(plan.removal.count == 0)
  }

  @Test func `what is there with the right bytes is not written again`() {
    let current = Self.stored("ab", number: 4)
    let plan = PublishPlan(
      Self.content("abc"), to: "staging",
      in: Self.store(["staging": ChannelState(current: current)], objects: "ab", whole: "a"),
      keeping: 3)
    // 'b' exists but is damaged.
    #expect(plan.writtenPaths == [Self.object("b"), Self.object("c")])
    #expect(plan.unchangedCount == 1)
    #expect(plan.outgoing == current)
    #expect(plan.manifest.manifest.number == 5)
    #expect(plan.manifest.manifest.previous == current.digest)
  }

  @Test func `equal content makes no new manifest, and still repairs files`() {
    let current = Self.stored("ab", number: 4, previous: String(repeating: "0", count: 64))
    let plan = PublishPlan(
      Self.content("ab"), to: "staging",
      in: Self.store(["staging": ChannelState(current: current)], objects: "a", whole: "a"),
      keeping: 3)
    #expect(!plan.isNew)
    #expect(plan.manifest == current)
    #expect(plan.outgoing == nil)
    #expect(plan.writtenPaths == [Self.object("b")])
  }

  @Test(arguments: ["time", "version"])
  func `another time or version makes a new manifest`(change: String) {
    var content = Self.content("a")
    if change == "time" { content.time = "2026-01-31T12:00:00Z" }
    if change == "version" { content.minimumAppVersion = "2.4" }
    let plan = PublishPlan(
      content, to: "staging",
      in: Self.store(
        ["staging": ChannelState(current: Self.stored("a", number: 1))], objects: "a", whole: "a"),
      keeping: 3)
    #expect(plan.isNew)
    #expect(plan.manifest.manifest.number == 2)
  }

  @Test func `two files of equal bytes are one object`() {
    var content = Self.content("a")
    content.screens.append(
      CatalogManifest.Entry(
        file: "z.json", digest: String(repeating: "a", count: 64), byteCount: 1,
        object: Self.object("a")))
    let plan = PublishPlan(content, to: "staging", in: Self.store([:]), keeping: 3)
    #expect(plan.writtenPaths == [Self.object("a")])
    #expect(plan.manifest.manifest.screens.map(\.file) == ["a.json", "z.json"])
  }

  /// A channel that has shown 'ab', 'bc' and 'cd', and shows 'de', when 'ef' is published.
  @Test(
    arguments: [
      (0, [1, 2, 3, 4], "abcd"), (1, [1, 2, 3], "abc"), (2, [1, 2], "ab"), (3, [1], "a"),
      (4, [], ""), (10, [], ""),
    ])
  func `as many manifests are kept as are asked for, with the files that they name`(
    keepCount: Int, removed: [Int], objects: String
  ) {
    let past = [
      Self.stored("ab", number: 1), Self.stored("bc", number: 2), Self.stored("cd", number: 3),
    ]
    let current = Self.stored("de", number: 4)
    let plan = PublishPlan(
      Self.content("ef"), to: "staging",
      in: Self.store(
        ["staging": ChannelState(current: current, stored: past)], objects: "abcde", whole: "e"),
      keeping: keepCount)
    let byNumber = Dictionary(
      uniqueKeysWithValues: (past + [current]).map { ($0.manifest.number, $0.digest) })
    #expect(Set(plan.removal.manifests) == Set(removed.compactMap { byNumber[$0] }))
    #expect(plan.removal.objects == objects.map(Self.name))
  }

  @Test func `what another channel needs stays, also where both have the same manifest`() {
    let same = Self.stored("a", number: 1)
    let kept = Self.stored("b", number: 7)
    let plan = PublishPlan(
      Self.content("d"), to: "staging",
      in: Self.store(
        [
          "staging": ChannelState(current: same),
          "production": ChannelState(current: same, stored: [kept]),
        ], objects: "abcd"),
      keeping: 0)
    #expect(plan.removal.manifests == [same.digest])
    #expect(plan.removal.objects == [Self.name("c")])
  }

  @Test func `what the manifests of other channels name stays`() {
    var store = Self.store([:], objects: "cd")
    store.otherDigests = [String(repeating: "c", count: 64)]
    let plan = PublishPlan(Self.content("a"), to: "staging", in: store, keeping: 0)
    #expect(plan.removal.objects == [Self.name("d")])
  }

  @Test func `digests are found in any text`() {
    let (first, second) = (String(repeating: "0a", count: 32), String(repeating: "f", count: 64))
    let text = "\(first) objects/\(second).json x\(first)1 g\(second)g \(first.dropLast())"
    #expect(PublishPath.digests(in: Array(text.utf8)) == [first, second])
    #expect(PublishPath.digests(in: Array("\(first)0 \(second.uppercased())".utf8)) == [])
  }

  @Test func `files with other names are never removed`() {
    let digest = String(repeating: "c", count: 64)
    var store = Self.store([:], objects: "c")
    let upper = String(repeating: "C", count: 64) + ".json"
    store.objectNames.formUnion([
      "notes.txt", ".htaccess", digest, "\(digest).json.gz", "\(digest).", upper,
      "\(digest).toolong",
    ])
    let plan = PublishPlan(Self.content("a"), to: "staging", in: store, keeping: 0)
    #expect(plan.removal.objects == ["\(digest).json"])
  }

  @Test func `after going back the next manifest has a number of its own`() {
    let first = Self.stored("a", number: 1)
    let second = Self.stored("b", number: 2, previous: first.digest)
    let state = ChannelState(current: first, stored: [first, second])
    #expect(state.earlier == [second])
    let plan = PublishPlan(
      Self.content("c"), to: "staging", in: Self.store(["staging": state], objects: "ab"),
      keeping: 2)
    #expect(plan.manifest.manifest.number == 3)
    #expect(plan.manifest.manifest.previous == first.digest)
    #expect(plan.removal.count == 0)
  }
}
