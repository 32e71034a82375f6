import Foundation
import MarqueeCommandLine

/// The options of a run.
struct FuzzOptions: Sendable {
  var count = "20000"
  var seed = "1"
  var jobs = "1"
  var target: TargetName?
  var root = "."
  var failures = "fuzz-failures"
  var check = ""
  var minimize = ""
  var first = "0"
  var isWorker = false
  var isGuided = false
  var looksForGrowth = false

  static let syntax = CommandSyntax(
    "MarqueeFuzz", summary: "Try Marquee on damaged inputs",
    discussion: """
      Each input is made from the seed and its number, so that every run can be repeated. Property \
      lists in the folder that MARQUEE_CORPUS names are used as well. The run fails where a \
      property does not hold; such inputs are kept in the folder for failures.
      """,
    defaults: FuzzOptions(),
    options: [
      .value(
        "count", letter: "n", placeholder: "number", sets: \.count, help: "How many inputs to try"),
      .value("seed", letter: "s", placeholder: "number", sets: \.seed, help: "Where chance starts"),
      .value("jobs", letter: "j", placeholder: "number", sets: \.jobs, help: "How many processes"),
      .value(
        "target", letter: "t", placeholder: "name", sets: \.target,
        help: "Try one target only, or the target of --check and --minimize"),
      .value("root", placeholder: "folder", sets: \.root, help: "The folder of the package"),
      .value(
        "failures", placeholder: "folder", sets: \.failures, help: "Where failing inputs are kept"),
      .value(
        "check", placeholder: "file", sets: \.check, help: "Try one file and tell what it shows"),
      .value(
        "minimize", placeholder: "file", sets: \.minimize,
        help: "Write the least part of a failing file that fails likewise to <file>.min"),
      .value("first", placeholder: "number", sets: \.first, help: "The number of the first input"),
      .flag(
        "growth", sets: \.looksForGrowth,
        help: "Look for inputs whose time grows faster than they do"),
      .flag("worker", sets: \.isWorker, help: "Used by the tool for its own processes"),
      .flag(
        "guided", sets: \.isGuided, help: "Let libFuzzer make the inputs, where it is built in"),
    ])

  /// The folder of additional property lists; `nil` for none.
  var corpus: String? { ProcessInfo.processInfo.environment["MARQUEE_CORPUS"] }
}

extension TargetName {
  /// The target for an input; always the same if the run has a single target.
  static func target(ofInput index: Int, in options: FuzzOptions) -> TargetName {
    options.target ?? target(ofInput: index)
  }
}
