import Foundation
import PackagePlugin

/// `swift package marquee-validate`: checks the content folders of a package.
///
/// ```
/// swift package marquee-validate                  the package's folder 'Content' and each target's
/// swift package marquee-validate --target App     one target's
/// swift package marquee-validate --strict         with options of 'marquee validate'
/// ```
@main struct MarqueeValidate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let package = context.package
    let targets = try names.isEmpty ? package.targets : package.targets(named: names)
    let folders = targets.compactMap { ($0 as? any SourceModuleTarget)?.directoryURL }
    try validate(
      contentOf: names.isEmpty ? [package.directoryURL] + folders : folders,
      below: package.directoryURL, options: extractor.remainingArguments,
      tool: context.tool(named: "marquee").url)
  }

  /// Runs `marquee validate` in a folder, with the content folders that are there.
  private func validate(
    contentOf folders: [URL], below root: URL, options: [String], tool: URL
  ) throws {
    let content = folders.map { $0.appending(path: "Content").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
    guard !content.isEmpty else {
      Diagnostics.error("no folder 'Content' was found")
      return
    }
    let process = Process()
    process.executableURL = tool
    // Paths stay short where they can be; those of other places stay as they are.
    process.currentDirectoryURL = root
    process.arguments =
      ["validate"] + options + content.map { $0.trimmingPrefix(root.path + "/") }.map(String.init)
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("marquee validate ended with exit code \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MarqueeValidate: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = Set(extractor.extractOption(named: "target"))
      let project = context.xcodeProject
      let targets = project.targets.map(\.displayName).filter {
        names.isEmpty || names.contains($0)
      }
      let folders = targets.map { project.directoryURL.appending(path: $0) }
      try validate(
        contentOf: names.isEmpty ? [project.directoryURL] + folders : folders,
        below: project.directoryURL, options: extractor.remainingArguments,
        tool: context.tool(named: "marquee").url)
    }
  }
#endif
