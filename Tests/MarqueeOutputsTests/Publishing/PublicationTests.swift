import MarqueeCompiler
import MarqueeOutputs
import TestSupport
import Testing

/// Publishing and going back, without a command.
@Suite struct PublicationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var site: String { folder.path("Site") }

  private func source(_ text: String) throws -> PublishSource {
    try folder.write(
      SampleScreen.grid("<key>description</key><string>\(text)</string>"),
      to: "Content/Home.plist")
    let pipeline = try ContentPipeline(folder: folder.path("Content"))
    return try PublishSource(
      pipeline.run(), in: pipeline.content.root, workers: .all)
  }

  private func publication() throws -> Publication {
    try Publication(to: site, on: .staging, keeping: 10)
  }

  @Test func `what is written, is there already and is removed is a value`() throws {
    let first = try publication().publish(source("One"), workers: .all)
    #expect(first.isNew)
    #expect(first.writtenPaths.count == 1)
    let second = try publication().publish(source("One"), workers: .all)
    #expect(!second.isNew)
    #expect(second.writtenPaths.isEmpty)
    #expect(second.unchangedCount == 1)
    #expect(second.removal.count == 0)
  }

  @Test func `another theme is another publication`() throws {
    let first = try publication().publish(source("One"), workers: .all)
    try folder.write(
      """
      <plist version="1.0"><dict><key>cells</key><dict><key>course</key><dict>
      <key>stars</key><string>one</string></dict></dict></dict></plist>
      """, to: "Content/Marquee.plist")
    let second = try publication().publish(source("One"), workers: .all)
    #expect(second.isNew)
    #expect(first.manifest.manifest.theme.courseStars == .five)
    #expect(second.manifest.manifest.theme.courseStars == .one)
  }

  @Test func `another publication since the content was compiled is noticed`() throws {
    let slow = try publication()
    let quick = try publication()
    _ = try quick.publish(source("Quick"), workers: .all)
    let path = "\(site)/staging/manifest.json"
    #expect(throws: FileError.changed(path: path)) {
      try slow.publish(source("Slow"), workers: .all)
    }
  }

  @Test func `why there is nothing to go back to is an error of its own`() throws {
    try folder.write("", to: "Site/other")
    let rollback = try Rollback(in: site, on: .staging)
    #expect(throws: RollbackPlan.Fault.nothingPublished(to: .staging)) {
      try rollback.goBack(to: nil)
    }
    let first = try publication().publish(source("One"), workers: .all)
    #expect(throws: RollbackPlan.Fault.self) { try rollback.goBack(to: nil) }
    _ = try publication().publish(source("Two"), workers: .all)
    #expect(try rollback.goBack(to: nil) == first.manifest)
    #expect(try rollback.state().current == first.manifest)
  }
}
