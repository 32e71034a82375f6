import MarqueeImages
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One image next to the tests, with its properties as Pillow reads them
/// (`Tools/ImageFixtures/make.py`).
struct Fixture: Sendable, CustomTestStringConvertible {
  let name: String
  let format: ImageFormat
  let size: PixelSize
  let mode: String
  let frameCount: Int

  var testDescription: String { name }

  /// The bytes of an image.
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    return Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// All images that Pillow can read; none if the list cannot be read, which a test notices.
  static let all: [Fixture] = {
    let text = (try? bytes("expected.tsv")) ?? []
    return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap(Fixture.init)
  }()

  private init?(line: Substring) {
    let columns = line.split(separator: "\t").map(String.init)
    let formats: [String: ImageFormat] = [
      "PNG": .png, "JPEG": .jpeg, "GIF": .gif, "WEBP": .webp, "AVIF": .avif, "HEIF": .heic,
    ]
    guard columns.count == 8, let format = formats[columns[1]],
      let width = Int(columns[2]), let height = Int(columns[3]),
      let size = PixelSize(width: width, height: height), let frameCount = Int(columns[6])
    else { return nil }
    name = columns[0]
    self.format = format
    self.size = size
    mode = columns[4]
    self.frameCount = frameCount
  }
}
