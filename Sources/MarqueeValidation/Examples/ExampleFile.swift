import MarqueeDiagnostics
package import MarqueeImages

/// A file in the content folder of an example.
///
/// A string literal is a file of which only the path is known, or an image set of an asset catalog
/// with one file.
package struct ExampleFile: Sendable {
  package let path: String
  package let content: Content

  package enum Content: Sendable {
    case unknown
    case image(ImageInspection)
    case text(String)
    /// Something that cannot be read.
    case unread(FileFault.Reason)
  }

  /// A valid image with a width and height in pixels.
  package static func image(
    _ path: String, _ width: Int, _ height: Int, format: ImageFormat = .png,
    byteCount: Int = 20_000, digest: UInt64? = nil, isForPrint: Bool = false,
    frameCount: Int = 1, coding: ImageCoding? = nil
  ) -> ExampleFile {
    var inspection = ImageInspection(
      info: PixelSize(width: width, height: height).map { size in
        ImageInfo(
          format: format, extent: .pixels(size), isForPrint: isForPrint, frameCount: frameCount,
          byteCount: byteCount, coding: coding)
      })
    inspection.digest = digest.map { ContentDigest(first: $0, second: 0) }
    return ExampleFile(path: path, content: .image(inspection))
  }

  package static func vector(_ path: String, format: ImageFormat) -> ExampleFile {
    let info = ImageInfo(format: format, extent: .vector(nil), byteCount: 2000)
    return ExampleFile(
      path: path, content: .image(ImageInspection(info: info)))
  }

  package static func faulty(_ path: String, _ fault: ImageFault) -> ExampleFile {
    ExampleFile(path: path, content: .image(ImageInspection(fault: fault)))
  }

  package static func text(_ path: String, _ text: String) -> ExampleFile {
    ExampleFile(path: path, content: .text(text))
  }

  /// Something that looks like a screen but is not read.
  package static func unread(_ path: String, _ reason: FileFault.Reason) -> ExampleFile {
    ExampleFile(path: path, content: .unread(reason))
  }

  /// Why the file is not read; `nil` if it is.
  package var fault: FileFault? {
    guard case .unread(let reason) = content else { return nil }
    return FileFault(path, reason)
  }

  /// What authors need to know about the file: `Images/poster1@2x.png, 132×197 px, 20000 bytes`.
  package var description: String {
    if let fault { return fault.diagnostic.message }
    guard case .image(let inspection) = content else { return path }
    if let fault = inspection.fault { return "\(path), which \(fault)" }
    guard let info = inspection.info else { return path }
    let size = info.pixelSize.map { ", \($0) px" } ?? ""
    let details = [
      info.isForPrint ? "CMYK" : nil,
      info.frameCount.flatMap { $0 > 1 ? "\($0) frames" : nil }, info.coding?.rawValue,
    ]
    return
      ([path, "\(info.format.displayName)\(size)"] + details.compactMap(\.self)
      + ["\(info.byteCount) bytes"]).joined(separator: ", ")
  }
}

extension ExampleFile: ExpressibleByStringLiteral {
  package init(stringLiteral path: String) { self.init(path: path, content: .unknown) }
}
