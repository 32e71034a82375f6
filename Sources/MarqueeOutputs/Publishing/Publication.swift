package import MarqueeCompiler
import MarqueeDiagnostics
package import MarqueeScreen

package struct Publication: Sendable {
  private let folder: String
  private let channel: Channel
  private let keepCount: Int
  /// The bytes of the manifest that the channel showed at first.
  private let before: [UInt8]?

  /// Notes what a channel shows, to notice if another run publishes while the content is compiled.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder; it may not exist.
  ///   - keepCount: How many manifests the channel can go back to.
  package init(
    to folder: String, on channel: Channel, keeping keepCount: Int
  ) throws(FileError) {
    self.folder = folder
    self.channel = channel
    self.keepCount = keepCount
    before =
      Disk().kind(of: folder) == nil
      ? nil : try StoredChannels(folder: try OpenFolder(folder)).shown(channel)
  }

  /// Publishes files; creates the folder if missing.
  ///
  /// - Returns: What was written, kept and removed.
  /// - Throws: ``FileError/changed(path:)`` if another run has published meanwhile.
  package func publish(
    _ source: PublishSource, workers: Workers
  ) throws(FileError) -> PublishPlan {
    let store = try PublishStore(try Disk().folder(making: folder), workers: workers)
    defer { store.unlock() }
    let old = try store.channels.shown(channel)
    let plan = PublishPlan(
      source.content, to: channel.rawValue,
      in: try store.contents(for: Array(source.files.values)),
      keeping: keepCount)
    guard !plan.isNew || old == before else {
      throw .changed(path: "\(folder)/\(PublishPath.manifest(channel.rawValue))")
    }
    try store.carryOut(plan, of: source, on: channel, replacing: old)
    return plan
  }
}
