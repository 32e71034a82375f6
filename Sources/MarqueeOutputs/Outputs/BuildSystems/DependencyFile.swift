package import MarqueeCompiler

/// The files that each output is made from, in the format of Make and Ninja.
///
/// ```
/// build/Home.json: \
///   Content/Home.plist \
///   Content/Images/poster1@2x.png
/// Content/Home.plist:
/// Content/Images/poster1@2x.png:
/// ```
///
/// The inputs appear again as targets without a rule, because Make would stop if one is gone.
package enum DependencyFile {
  package struct Rule: Hashable, Sendable {
    package let output: String
    let inputs: [String]

    package init(output: String, inputs: [String]) {
      self.output = output
      self.inputs = inputs
    }
  }

  /// The file's content.
  ///
  /// - Parameter rules: The rules, in the order of the screens.
  /// - Throws: ``FileError`` for a path that the format cannot hold.
  package static func text(_ rules: [Rule]) throws(FileError) -> String {
    var text = ""
    for rule in rules {
      text += "\(try HeldName(rule.output, in: .dependencyFile).text):"
      for input in rule.inputs {
        text += " \\\n  \(try HeldName(input, in: .dependencyFile).text)"
      }
      text += "\n"
    }
    var seen = Set(rules.map(\.output))
    for input in rules.flatMap(\.inputs) where seen.insert(input).inserted {
      text += "\(try HeldName(input, in: .dependencyFile).text):\n"
    }
    return text
  }
}
