import MarqueeCompiler
import MarqueeManifests
import MarqueeSupport

/// `marquee rollback`: goes back to what was published before.
struct RollbackCommand: RunnableCommand {
  var folder = ""
  var channel = Channel.staging
  var digest: String?
  var isList = false

  static let syntax = CommandSyntax(
    "marquee rollback", summary: "Show again what 'marquee publish' has published before",
    discussion: """
      The manifest of the channel becomes the one before it, or the one that '--to' names; of a \
      digest its beginning is enough. All files that it names are looked at first. What was shown \
      until now is kept, so that '--to' leads back to it. '--list' prints which manifests there are: \
      their numbers, the times that they were published with, and their digests.
      """,
    defaults: RollbackCommand(),
    options: [
      .value(
        "channel", placeholder: "channel", sets: \.channel, help: "Whose manifest changes"
      ).required(),
      .value(
        "to", placeholder: "digest", sets: \.digest,
        help: "The SHA-256 of a manifest that the channel has had, or the beginning of it"),
      .flag(
        "list", sets: \.isList,
        help: "Print the channel's manifests, the latest first, and change nothing"
      ).excluding(.option("to")),
    ],
    operand: .one("folder", sets: \.folder, help: "The folder of 'marquee publish --output'"))

  func run(on console: Console) -> ExitCode {
    let code = console.attempt { () throws(FileError) in
      try isList ? list(channel, on: console) : goBack(on: channel, console)
    }
    return code ?? .ioError
  }

  private func goBack(on channel: Channel, _ console: Console) throws(FileError) -> ExitCode {
    let open = try OpenFolder(folder)
    // The lock's file stays, so it must not be made in a folder of something else.
    _ = try state(of: channel, in: open)
    let store = try PublishStore(open, workers: .all)
    defer { store.unlock() }
    let old = try store.channels.shown(channel)
    let state = try state(of: channel, in: store.folder)
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

  /// Prints the manifests of a channel.
  private func list(_ channel: Channel, on console: Console) throws(FileError) -> ExitCode {
    let state = try state(of: channel, in: try OpenFolder(folder))
    var table = TextTable([("number", .right), ("time", .left), ("digest", .left), ("", .left)])
    for stored in state.latestFirst {
      table.add([
        String(stored.manifest.number), stored.manifest.time ?? "not given", stored.digest,
        stored.digest == state.current?.digest ? "shown" : "",
      ])
    }
    console.print(table.text)
    if state.isDamaged {
      console.printError("marquee: warning: the manifest that \(channel.rawValue) shows is damaged")
    }
    return .success
  }

  /// What a channel shows now and showed before.
  ///
  /// - Throws: Also if nothing was published to it.
  private func state(
    of channel: Channel, in folder: OpenFolder
  ) throws(FileError) -> ChannelState {
    let state = try StoredChannels(folder: folder).state(of: channel, ignoringFaults: true)
    guard state.isPublished else {
      throw .other(path: folder.path, reason: RollbackPlan.Fault.nothingPublished.message(channel))
    }
    return state
  }
}
