import Foundation
import MarqueeCommandLine

/// A content folder of a thousand screens with shared images, created anew among the temporary
/// files.
private struct ScreenFolder: Sendable {
  static let count = 1_000
  private static let sectionCount = 4
  private static let imageCount = 60

  private let folder: URL

  /// Creates the folder, and builds it once.
  static func make() -> ScreenFolder {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "marquee-benchmark-screens")
    let screens = ScreenFolder(folder: folder)
    do {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Content/Images"), withIntermediateDirectories: true)
      for number in 0..<imageCount {
        let images = folder.appending(path: "Content/Images")
        try Data(ImageFile.png(number, width: 232, height: 348))
          .write(to: images.appending(path: "image-\(number)@2x.png"))
        try Data(ImageFile.png(number)).write(
          to: images.appending(path: "image-\(number)@3x.png"))
      }
      for number in 0..<count { try screens.write(number, text: "A lighthouse") }
    } catch {
      print("the screens could not be made: \(error)")
    }
    _ = screens.build()
    return screens
  }

  func write(_ number: Int, text: String) throws {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<array>\n"
    for section in 0..<Self.sectionCount {
      xml += """
        <dict>
          <key>sectionType</key>
          <string>basic</string>
          <key>sectionName</key>
          <string>Row \(section) of screen \(number)</string>
          <key>contentItem</key>
          <array>

        """
      for item in 0..<10 {
        xml += """
              <dict>
                <key>description</key>
                <string>\(text), part \(item) of row \(section) on screen \(number)</string>
                <key>imageName</key>
                <string>image-\((number + section * 10 + item) % Self.imageCount)</string>
              </dict>

          """
      }
      xml += "    </array>\n  </dict>\n"
    }
    xml += "</array>\n</plist>\n"
    try Data(xml.utf8).write(to: folder.appending(path: "Content/Screen\(number).plist"))
  }

  /// Waits until file times reveal further changes, and builds, so that the build is remembered.
  func settle() {
    Thread.sleep(forTimeInterval: 2.2)
    _ = build()
  }

  /// Runs `marquee build`; returns the number of screens.
  func build(_ more: String...) -> Int {
    let arguments =
      ["build", folder.appending(path: "Content").path, "-o", folder.appending(path: "out").path]
      + more
    let exitCode = Program.run(arguments, on: Console(write: { _ in }, writeError: { _ in }))
    return exitCode == .success ? Self.count : 0
  }
}

let screenBenchmarks = [
  Benchmark(name: "screens-built", unit: "screens", runCount: 5) {
    let screens = ScreenFolder.make()
    return { screens.build("--no-cache") }
  },
  Benchmark(name: "screens-unchanged", unit: "screens") {
    let screens = ScreenFolder.make()
    screens.settle()
    return { screens.build() }
  },
  Benchmark(name: "screens-one-changed", unit: "screens") {
    let screens = ScreenFolder.make()
    let start = ContinuousClock.now
    return {
      // No earlier run has seen this text.
      try? screens.write(500, text: "A lighthouse after \(ContinuousClock.now - start)")
      return screens.build()
    }
  },
]
