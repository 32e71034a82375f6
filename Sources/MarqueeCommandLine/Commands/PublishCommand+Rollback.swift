import MarqueeCompiler
import MarqueeOutputs
import MarqueeScreen

extension PublishCommand {
  func rollBack(on console: Console) throws(FileError) -> ExitCode {
    let folder = output.isEmpty ? path ?? "" : output
    let rollback = try Rollback(in: folder, on: channel)
    if isList { return try list(rollback, in: folder, on: console) }
    switch try rollback.goBack(to: digest) {
    case .failure(let fault): throw .other(path: folder, reason: fault.message(channel))
    case .success(let shown):
      console.print(
        "\(channel.rawValue) shows manifest \(shown.manifest.number), \(shown.digest)\n")
      return .success
    }
  }

  private func list(
    _ rollback: Rollback, in folder: String, on console: Console
  ) throws(FileError) -> ExitCode {
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
