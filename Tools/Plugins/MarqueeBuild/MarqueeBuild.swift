import Foundation
import PackagePlugin

/// Converts the screens in a target's content folder to JSON in the target's resource bundle.
@main struct MarqueeBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let candidates = [target.directoryURL, context.package.directoryURL]
    guard let content = ContentListing(in: candidates) else {
      Diagnostics.error(
        "target '\(target.name)' uses MarqueeBuild and has no folder 'Content' beside its sources")
      return []
    }
    return content.commands(
      named: target.name, tool: try context.tool(named: "marquee").url,
      output: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MarqueeBuild: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      let candidates = [project.appending(path: target.displayName), project]
      guard let content = ContentListing(in: candidates) else {
        Diagnostics.error(
          "target '\(target.displayName)' uses MarqueeBuild and the project has no folder 'Content'"
        )
        return []
      }
      return content.commands(
        named: target.displayName, tool: try context.tool(named: "marquee").url,
        output: context.pluginWorkDirectoryURL)
    }
  }
#endif
