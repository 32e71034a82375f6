import PackagePlugin

/// `swift package --allow-writing-to-package-directory marquee-write …`: runs any command of
/// marquee, including those that write into the package.
@main struct MarqueeWrite: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ContentCommand(context, mayWrite: true).run(arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MarqueeWrite: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try ContentCommand(context, mayWrite: true).run(arguments)
    }
  }
#endif
