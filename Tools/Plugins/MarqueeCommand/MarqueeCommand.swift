import PackagePlugin

/// `swift package marquee …`: runs any command of marquee that writes nothing into the package.
///
/// ```
/// swift package marquee validate                  the package's folder 'Content' and each target's
/// swift package marquee validate --target App     one target's
/// swift package marquee diff git:main             with operands and options of 'marquee diff'
/// ```
///
/// A permission applies to a whole plugin, so commands that write have a separate plugin,
/// `MarqueeWrite`, and validating never asks for a permission.
@main struct MarqueeCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ContentCommand(context, mayWrite: false).run(arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MarqueeCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try ContentCommand(context, mayWrite: false).run(arguments)
    }
  }
#endif
