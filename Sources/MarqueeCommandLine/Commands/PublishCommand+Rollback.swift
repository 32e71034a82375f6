import MarqueeCompiler
import MarqueeOutputs
import MarqueeScreen

extension PublishCommand {
  func rollBack(on console: Console) throws -> ExitCode {
    let folder = output.isEmpty ? path ?? "" : output
    let rollback = try Rollback(in: folder, on: channel)
    if isList { return try list(rollback, in: folder, on: console) }
    do {
      let shown = try rollback.goBack(to: digest)
      console.print(
        "\(channel.rawValue) shows manifest \(shown.manifest.number), \(shown.digest)\n")
      return .success
    } catch let fault as RollbackPlan.Fault {
      throw FileError.other(path: folder, reason: fault.message)
    }
  }

  private func list(
    _ rollback: Rollback, in folder: String, on console: Console
  ) throws(FileError) -> ExitCode {
    let state = try rollback.state()
    guard state.isPublished else {
      throw .other(path: folder, reason: RollbackPlan.Fault.nothingPublished(to: channel).message)
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
