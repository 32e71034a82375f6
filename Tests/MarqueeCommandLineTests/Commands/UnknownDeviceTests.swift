import MarqueeCommandLine
import TestSupport
import Testing

/// Names of devices that nothing has; another phone is never what was meant.
@Suite struct UnknownDeviceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SampleScreen.valid, to: "Home.plist")
  }

  private func validate(_ device: String) throws -> CommandRun {
    try folder.write(
      "<plist version=\"1.0\"><dict><key>devices</key><array><string>\(device)</string></array>"
        + "</dict></plist>", to: "Marquee.plist")
    return CommandRun("validate", folder.path, "--ignore", "missing-image")
  }

  @Test func `settings that name no device list similar names, and offer none as a fix`() throws {
    let run = try validate("iphone-18")
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.contains("unknown device 'iphone-18'"))
    #expect(run.output.contains("help: similar names are 'iphone-17e', 'iphone-16e', "))
    #expect(run.output.contains("; write any other by its points and scale, as '402x874@3'"))
    #expect(!run.output.contains("help: write '"))
  }

  @Test(arguments: ["iphone-16", "iphone-17e", "iPad Air 11-inch (M3)", "402x874@3,62,34"])
  func `settings may name any device`(device: String) throws {
    #expect(try validate(device).exitCode == .success)
  }

  @Test func `an option that names no device lists similar names`() {
    let run = CommandRun("layout", folder.path, "--device", "ipad-1")
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("help: it takes ipad-10, ipad-11, ipad-13, "))
    #expect(run.errors.contains(" or <width>x<height>@<scale>[,<top>,<bottom>]"))
    #expect(!run.errors.contains("did you mean"))
  }

  @Test func `a safe area is part of a size in a list of devices`() throws {
    let run = CommandRun(
      "preview", folder.path, "-f", "text", "-d", "iphone-se,402x874@3,62,34,ipad-11")
    #expect(run.exitCode == .success)
    for title in ["iPhone SE (3rd generation)", "402x874@3,62,34", "iPad Pro 11-inch (M4)"] {
      #expect(run.output.contains("Home, \(title)"))
    }
  }
}
