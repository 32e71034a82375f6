import PackagePlugin

/// `swift package --allow-writing-to-package-directory marquee-write …`: every command of marquee,
/// those that write into the package too.
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
