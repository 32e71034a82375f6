package import MarqueeCompiler

/// The lists of inputs and outputs for an Xcode run-script phase.
///
/// Xcode skips a phase if no file in its lists has changed. A path that is not absolute and does
/// not begin with a variable is relative to the project's folder, where Xcode runs the script.
package enum XcodeFileLists {
  package static let inputsName = "marquee-inputs.xcfilelist"
  package static let outputsName = "marquee-outputs.xcfilelist"

  /// The list of inputs; a repeated path is listed once.
  package static func text(ofInputs paths: [String]) throws(FileError) -> String {
    lines(
      try paths.map { path throws(FileError) in
        located(try HeldName(path, in: .xcodeFileList).text)
      })
  }

  /// The list of outputs; a repeated path is listed once.
  ///
  /// - Parameters:
  ///   - names: The paths of outputs inside their folder.
  ///   - folder: The output folder. The person who runs the build names it, so it may hold
  ///     variables, which a file's name may not.
  package static func text(
    ofOutputs names: [String], in folder: String
  ) throws(FileError) -> String {
    if let fault = NameSyntax.xcodeFileList.fault(of: withoutVariables(folder)) {
      throw NameSyntax.xcodeFileList.fileError(folder, fault)
    }
    let located = located(folder)
    let start = located.hasSuffix("/") ? located : "\(located)/"
    return lines(
      try names.map { name throws(FileError) in
        start + (try HeldName(name, in: .xcodeFileList).text)
      })
  }

  private static func lines(_ lines: [String]) -> String {
    lines.distinct.map { "\($0)\n" }.joined()
  }

  private static func located(_ path: String) -> String {
    if path.hasPrefix("/") || path.hasPrefix("$(") || path.hasPrefix("${") { return path }
    return path == "." ? "$(SRCROOT)" : "$(SRCROOT)/\(path)"
  }

  /// A path without its variables, `$(NAME)` and `${NAME}`.
  private static func withoutVariables(_ path: String) -> String {
    var result = ""
    var rest = path[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let opening = rest[rest.index(after: start)...]
      let closer: Character? = ["(": ")", "{": "}"][opening.first]
      guard let closer, let end = opening.firstIndex(of: closer),
        opening[..<end].dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return result + rest[start...] }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
