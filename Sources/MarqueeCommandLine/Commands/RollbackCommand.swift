import MarqueeCompiler
import MarqueeManifests
import MarqueeSupport

/// `marquee rollback`: goes back to what was published before.
struct RollbackCommand: RunnableCommand {
  var folder = ""
  var channel: Channel?
  var digest: String?

  static let syntax = CommandSyntax(
    "marquee rollback", summary: "Show again what 'marquee publish' has published before",
    discussion: """
      The manifest of the channel becomes the one before it, or the one that '--to' names; of a \
      digest its beginning is enough. All files that it names are looked at first. What was shown \
      until now is kept, so that '--to' leads back to it.
      """,
    defaults: RollbackCommand(),
    options: [
      .value(
        "channel", placeholder: "channel", sets: \.channel, help: "Whose manifest changes"),
      .value(
        "to", placeholder: "digest", sets: \.digest,
        help: "The SHA-256 of a manifest that the channel has had, or the beginning of it"),
    ],
    operand: .one("folder", sets: \.folder, help: "The folder of 'marquee publish --output'"))

  func run(on console: Console) -> ExitCode {
    guard let channel else {
      return Self.refuse(.missingOption("--channel", placeholder: "channel"), on: console)
    }
    let code = console.attempt { () throws(FileError) in try goBack(on: channel, console) }
    return code ?? .ioError
  }

  private func goBack(on channel: Channel, _ console: Console) throws(FileError) -> ExitCode {
    let store = try PublishStore(try OpenFolder(folder), workers: .all)
    defer { store.unlock() }
    let old = try PublishStore.shown(channel, in: store.folder)
    let state = try store.state(of: channel, ignoringFaults: true)
    let target: StoredManifest
    do throws(RollbackPlan.Fault) {
      target = try RollbackPlan.target(in: state, to: digest)
    } catch {
      throw .other(path: folder, reason: error.message(channel))
    }
    if let fault = store.firstFault(of: target) {
      throw .other(
        path: store.folder.path(of: fault.publishedPath),
        reason: "it is missing or damaged, so that manifest \(target.digest) cannot be shown")
    }
    if target.digest != state.current?.digest {
      try store.show(target, instead: state.current, of: old, on: channel)
    }
    console.print(
      "\(channel.rawValue) shows manifest \(target.manifest.number), \(target.digest)\n")
    return .success
  }
}
