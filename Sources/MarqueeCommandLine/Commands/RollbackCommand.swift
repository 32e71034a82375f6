import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeScreen

/// `marquee rollback`: goes back to what was published before.
struct RollbackCommand: RunnableCommand {
  var folder = ""
  var channel = Channel.staging
  var digest: String?
  var isList = false

  static let syntax = CommandSyntax(
    "marquee rollback", summary: "Show an earlier state of a published channel",
    discussion: """
      The manifest of the channel becomes the one before it, or the one that '--to' names by its \
      number, or by the beginning of its digest. First, all files that it names are checked. What was \
      shown until now is kept, so that '--to' leads back to it. '--list' prints which manifests there \
      are: their numbers, the times that they were published with, and their digests.
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
      let rollback = try Rollback(in: folder, on: channel)
      return try isList ? list(rollback, on: console) : goBack(rollback, on: console)
    }
    return code ?? .ioError
  }

  private func goBack(_ rollback: Rollback, on console: Console) throws(FileError) -> ExitCode {
    switch try rollback.goBack(to: digest) {
    case .failure(let fault): throw .other(path: folder, reason: fault.message(channel))
    case .success(let shown):
      console.print(
        "\(channel.rawValue) shows manifest \(shown.manifest.number), \(shown.digest)\n")
      return .success
    }
  }

  /// Prints the manifests of a channel.
  private func list(_ rollback: Rollback, on console: Console) throws(FileError) -> ExitCode {
    let state = try rollback.state()
    guard state.isPublished else {
      throw .other(path: folder, reason: RollbackPlan.Fault.nothingPublished.message(channel))
    }
    var table = TextTable([("number", .right), ("time", .left), ("digest", .left), ("", .left)])
    for stored in state.latestFirst {
      table.add([
        String(stored.manifest.number), stored.manifest.time ?? "not given", stored.digest,
        stored.digest == state.current?.digest ? "shown" : "",
      ])
    }
    console.print(table.text)
    if state.isDamaged {
      console.printMessage(.warning, "the manifest that \(channel.rawValue) shows is damaged")
    }
    return .success
  }
}

extension RollbackPlan.Fault {
  /// The message, in a diagnostic's form.
  func message(_ channel: Channel) -> String {
    switch self {
    case .nothingPublished: "nothing was published to \(channel.rawValue)"
    case .damaged(let kept):
      "the manifest that \(channel.rawValue) shows is damaged; "
        + (kept.isEmpty
          ? "no earlier one is kept, so remove it and publish again"
          : "name another with '--to': \(kept.joined(separator: ", "))")
    case .nothingEarlier:
      "\(channel.rawValue) shows its first manifest: there is none to go back to"
    case .forgotten(let digest):
      "the manifest before this one, \(digest), is no longer kept; '--keep' of 'marquee publish' "
        + "says how many are"
    case .unknown(let digest, let kept):
      "\(channel.rawValue) has no manifest '\(digest)'; it has "
        + (kept.isEmpty ? "none to go back to" : kept.joined(separator: ", "))
    case .ambiguous(let digest, let kept):
      "'\(digest)' is the beginning of several manifests: \(kept.joined(separator: ", "))"
    }
  }
}
