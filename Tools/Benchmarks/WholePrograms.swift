import Foundation

/// Compares this program with others that do a part of its work, each as a whole process.
///
/// They take turns, so that a machine that slows down affects all of them, and medians are
/// reported.
enum WholePrograms {
  private struct Contender {
    let name: String
    /// The program and its arguments; `IN` and `OUT` stand for the files.
    let command: [String]
    var runs: [ProgramRun] = []
  }

  private static let python = """
    import json, plistlib, sys
    with open(sys.argv[1], 'rb') as source, open(sys.argv[2], 'w') as target:
        json.dump(plistlib.load(source), target, ensure_ascii=False)
    """

  private static var contenders: [Contender] {
    let build = [marquee, "build", "--no-cache", "--output", "OUT", "IN"]
    return [
      Contender(name: plainName, command: [ownPath, "--plain", "IN", "OUT"]),
      Contender(name: "marquee build, one thread", command: build + ["--jobs", "1"]),
      Contender(name: "marquee build", command: build),
      Contender(
        name: "marquee validate, one thread", command: [marquee, "validate", "--jobs", "1", "IN"]),
      Contender(name: "marquee validate", command: [marquee, "validate", "IN"]),
      Contender(
        name: "plutil -convert json", command: ["plutil", "-convert", "json", "-o", "OUT", "IN"]),
      Contender(
        name: "Python, plistlib and json", command: ["python3", "-c", python, "IN", "OUT"]),
      Contender(name: "xmllint --noout", command: ["xmllint", "--noout", "--nonet", "IN"]),
    ]
  }

  private static let plainName = "the plain program"
  private static let runCount = 5
  private static let ownPath = CommandLine.arguments[0]
  private static let marquee = URL(filePath: ownPath).deletingLastPathComponent()
    .appending(path: "marquee").path

  /// A table of all installed programs, for one catalog.
  static func compare(sectionCount: Int) -> [String] {
    withFolder { folder in
      guard let source = catalog(sectionCount, in: folder) else {
        return ["whole programs: no room for the input"]
      }
      var contenders = contenders
      for _ in 0..<runCount {
        for position in contenders.indices {
          // A program that finds an up-to-date output has less to do.
          let target = freshTarget(in: folder)
          let run = ProgramRun(
            contenders[position].command.map { word in
              word == "IN" ? source : word == "OUT" ? target : word
            })
          if let run { contenders[position].runs.append(run) }
        }
      }
      let plain = contenders.first { $0.name == plainName }.flatMap { median($0.runs, \.duration) }
      return [
        "| \(sectionCount) sections | ms by the clock | processor ms | peak MB | to the plain one |",
        "| --- | --- | --- | --- | --- |",
      ] + contenders.map { row(of: $0, beside: plain) }
    }
  }

  /// The cost of a build in which every other item has an authored kind, compared to a catalog of
  /// the same size with built-in kinds; on one thread, in turns.
  static func compareKinds(sectionCount: Int) -> [String] {
    withFolder { folder in
      // Settings apply to the whole folder.
      let sources = ["--write", "--write-films"].compactMap { option -> String? in
        let content = folder.appending(path: "Content\(option)")
        try? FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
        let path = content.appending(path: "Big.plist").path
        return ProgramRun([ownPath, option, "\(sectionCount)", path]).map { _ in path }
      }
      guard sources.count == 2 else { return ["kinds: no room for the input"] }
      var runs: [[ProgramRun]] = [[], []]
      for _ in 0..<runCount {
        for (position, source) in sources.enumerated() {
          let run = ProgramRun([
            marquee, "build", "--no-cache", "--jobs", "1", "--output", freshTarget(in: folder),
            source,
          ])
          if let run { runs[position].append(run) }
        }
      }
      let costs = zip(sources, runs).compactMap { source, runs -> (time: Double, peak: Double)? in
        guard let time = median(runs, \.processorTime), let peak = median(runs, \.peakByteCount),
          let byteCount = try? Data(contentsOf: URL(filePath: source)).count
        else { return nil }
        return (time / .nanoseconds(1) / Double(byteCount), Double(peak) / Double(byteCount))
      }
      guard costs.count == 2 else { return ["kinds: a build fails"] }
      return [
        "| kinds of items | ns for a byte | bytes of memory for a byte |", "| --- | --- | --- |",
        "| built-in | \(decimal(costs[0].time)) | \(decimal(costs[0].peak)) |",
        "| every other item of its own | \(decimal(costs[1].time)) | \(decimal(costs[1].peak)) |",
        "| ratio | \(decimal(costs[1].time / costs[0].time)) "
          + "| \(decimal(costs[1].peak / costs[0].peak)) |",
      ]
    }
  }

  /// A number with two decimals.
  private static func decimal(_ number: Double) -> String { String(format: "%.2f", number) }

  /// How the time of a build grows with its input, by the clock, on one thread.
  static func growth(of sectionCounts: [Int]) -> [String] {
    withFolder { folder in
      var earlier: Double?
      return sectionCounts.map { count in
        guard let source = catalog(count, in: folder) else {
          return "growth: no room for the input"
        }
        let runs = (0..<runCount).compactMap { _ in
          ProgramRun([
            marquee, "build", "--no-cache", "--jobs", "1", "--output", freshTarget(in: folder),
            source,
          ])
        }
        guard let time = median(runs, \.duration).map({ $0 / .milliseconds(1) }) else {
          return "marquee build, \(count) sections: it fails"
        }
        defer { earlier = time }
        let ratio = earlier.map { ", \((time / $0 * 100).rounded() / 100) times as long" } ?? ""
        return "marquee build, \(count) sections: \(Int(time.rounded())) ms\(ratio)"
      }
    }
  }

  private static func row(of contender: Contender, beside plain: Duration?) -> String {
    guard let duration = median(contender.runs, \.duration),
      let processorTime = median(contender.runs, \.processorTime),
      let peak = median(contender.runs, \.peakByteCount)
    else { return "| \(contender.name) | not there, or it fails | | | |" }
    let ratio = plain.map { (duration / $0 * 100).rounded() / 100 }.map(\.description) ?? ""
    return """
      | \(contender.name) | \(Int(duration / .milliseconds(1))) \
      | \(Int(processorTime / .milliseconds(1))) | \(peak / 1_000_000) | \(ratio) |
      """
  }

  private static func median<Value: Comparable>(
    _ runs: [ProgramRun], _ value: (ProgramRun) -> Value
  ) -> Value? {
    runs.isEmpty ? nil : runs.map(value).sorted()[runs.count / 2]
  }

  /// The path of a generated catalog.
  ///
  /// Another process writes it, because on Linux a program's peak memory is never below that of the
  /// process that started it.
  private static func catalog(_ sectionCount: Int, in folder: URL) -> String? {
    let path = folder.appending(path: "Big.plist").path
    return ProgramRun([ownPath, "--write", "\(sectionCount)", path]).map { _ in path }
  }

  /// The output of the next run, which does not exist yet.
  private static func freshTarget(in folder: URL) -> String {
    let target = folder.appending(path: "out")
    try? FileManager.default.removeItem(at: target)
    return target.path
  }

  private static func withFolder(_ body: (URL) -> [String]) -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "marquee-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return ["whole programs: \(error)"]
    }
    return body(folder)
  }
}
