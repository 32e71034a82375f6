import Foundation

/// Other programs that turn a property list into JSON, or read one, each as a whole process.
enum Peers {
  private struct Peer {
    let name: String
    /// The program and its arguments; `IN` and `OUT` stand for the files.
    let command: [String]
  }

  private static let python = """
    import json, plistlib, sys
    with open(sys.argv[1], 'rb') as source, open(sys.argv[2], 'w') as target:
        json.dump(plistlib.load(source), target, ensure_ascii=False)
    """

  private static var all: [Peer] {
    let marquee = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "marquee").path
    return [
      Peer(name: "marquee validate", command: [marquee, "validate", "--jobs", "1", "IN"]),
      Peer(
        name: "marquee build",
        command: [
          marquee, "build", "--no-cache", "--jobs", "1", "--output", "OUT", "IN",
        ]),
      Peer(
        name: "plutil -convert json", command: ["plutil", "-convert", "json", "-o", "OUT", "IN"]),
      Peer(name: "Python plistlib + json", command: ["python3", "-c", python, "IN", "OUT"]),
      Peer(name: "xmllint --noout", command: ["xmllint", "--noout", "--nonet", "IN"]),
    ]
  }

  /// One line for each program: its time, or that it is not there.
  static func measure(sectionCount: Int) -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "marquee-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "Big.plist")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(GeneratedCatalog.propertyList(sectionCount: sectionCount)).write(to: source)
    } catch {
      return ["peers: no room for the input: \(error)"]
    }
    return all.enumerated().map { position, peer in
      let target = folder.appending(path: "out\(position)").path
      let command = peer.command.map { $0 == "IN" ? source.path : $0 == "OUT" ? target : $0 }
      let times = (0..<3).compactMap { _ in processorTime(of: command) }
      guard let best = times.min() else { return "\(peer.name): not there, or it fails" }
      return
        "\(peer.name), \(sectionCount) sections: \(Int(best / .milliseconds(1))) ms of processors"
    }
  }

  /// How long processors work for a program; `nil` where it cannot be run or fails.
  private static func processorTime(of command: [String]) -> Duration? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let before = ProcessorClock.childrenNow
    do { try process.run() } catch { return nil }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? ProcessorClock.childrenNow - before : nil
  }
}
