import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

@Suite struct PreviewWallTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(PNGBytes.image(270, 270), to: "Content/cat.png")
  }

  private func preview(_ options: String...) -> CommandRun {
    CommandRun(arguments: ["preview", folder.path("Content"), "-o", folder.path("out")] + options)
  }

  /// The captions of the wall's variants.
  private func captions() throws -> [String] {
    try folder.text("out/Home.wall.html").split(separator: "<p class=\"caption\">").dropFirst()
      .map { rest in String(rest.prefix { $0 != "<" }) }
  }

  @Test func `a wall has the usual devices in both orientations and colors`() throws {
    let run = preview("--wall")
    #expect(run.exitCode == .success)
    #expect(run.output.contains("Home.wall.html"))
    #expect(try folder.text("out/Home.html").contains("</html>"))
    // The three phones that screens are checked on.
    #expect(try captions().count == 3 * 2 * 2)
    let page = try folder.text("out/Home.wall.html")
    // A cell is a fifth of the width, and the image is 270 pixels wide. That is too small for the
    // two larger phones on their side (147 and 163 points at 3x): 2 of 6 views.
    #expect(page.contains("12 variants, 4 with problems<"))
    #expect(page.contains("it will be blurred (Content/Home.plist:13:1)"))
    #expect(page.components(separatedBy: "<p class=\"fine\">no problems</p>").count == 8 + 1)
  }

  @Test func `a wall has the devices that the settings name`() throws {
    try folder.write(
      "<plist version=\"1.0\"><dict><key>devices</key><array><string>ipad-11</string>"
        + "<string>400x500@2</string></array></dict></plist>",
      to: "Content/Marquee.plist")
    #expect(preview("--wall", "--orientation", "portrait").exitCode == .success)
    #expect(
      try captions() == [
        "iPad Pro 11-inch (M4) · light", "iPad Pro 11-inch (M4) · dark", "400x500@2 · light",
        "400x500@2 · dark",
      ])
    // The page that the variants lead to has these devices, too.
    #expect(try folder.text("out/Home.html").contains("\"name\":\"400x500@2\""))
  }

  @Test func `values are written one by one or with commas`() throws {
    let run = preview(
      "--wall", "-d", "iphone-15", "--orientation", "landscape", "--appearance=dark,light,dark",
      "--text-size", "large,small", "--text-size", "accessibilityLarge", "--locale", "he_IL")
    #expect(run.exitCode == .success)
    #expect(
      try captions() == [
        "iPhone 15 · dark · landscape", "iPhone 15 · light · landscape",
        "iPhone 15 · dark · landscape · −2", "iPhone 15 · light · landscape · −2",
        "iPhone 15 · dark · landscape · AX2", "iPhone 15 · light · landscape · AX2",
      ])
  }

  @Test(arguments: [
    (
      ["-f", "svg", "--appearance", "light,dark"],
      "several values of '--appearance' cannot be used without '--wall'"
    ),
    (
      ["-f", "svg", "--locale", "en_US", "--locale", "de_DE"],
      "several values of '--locale' cannot be used without '--wall'"
    ),
    (["--wall", "--watch"], "'--wall' cannot be used with '--watch'"),
    (["--wall", "-f", "svg"], "'--wall' cannot be used with '--format svg'"),
    (["--wall", "--appearance", "light,drak"], "the option '--appearance' does not take 'drak'"),
    (["--wall", "--appearance", "light,"], "the option '--appearance' does not take ''"),
  ])
  func `what makes no sense together is a wrong command line`(options: [String], message: String) {
    let run = CommandRun(
      arguments: ["preview", folder.path("Content"), "-o", folder.path("out")] + options)
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
  }

  @Test func `too many variants are refused`() {
    let sizes = [
      "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
      "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
      "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    ].joined(separator: ",")
    // 3 devices, 2 orientations, 2 colors, 11 sizes, 2 directions, 2 locales.
    let run = preview(
      "--wall", "--text-size", sizes, "--direction", "ltr,rtl", "--locale", "en_US,de_DE")
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("too many variants: 528 requested, the maximum is 400"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
  }

  @Test func `one value of each is still enough for an image`() throws {
    let run = preview(
      "-f", "svg", "--orientation", "landscape", "--appearance", "dark", "--text-size", "small")
    #expect(run.exitCode == .success)
    #expect(run.output.contains("Home.iphone-17.landscape.dark.small.svg"))
  }
}
