import MarqueeScreen

/// A text that is the name of a file: 'poster1.png', 'IMG_1234', 'Screenshot 2024-03-01.png'.
enum FileName {
  /// Extensions of images, with which a name may have spaces.
  private static let imageExtensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "avif", "svg", "tiff", "psd", "bmp",
  ]
  /// Other extensions.
  ///
  /// 'ai', 'app', 'com', 'js' and 'net' end the names of products, and 'mp3' those of songs.
  private static let otherExtensions: Set<String> = [
    "pdf", "mp4", "m4v", "avi", "mkv", "plist", "json", "csv", "xml", "txt", "rtf", "docx", "xlsx",
    "pptx", "html", "htm", "sketch", "xcassets", "strings",
  ]
  /// What cameras and phones begin names with, before a number.
  static let cameraNames = [
    "IMG_", "IMG-", "DSC_", "DSC", "DSCN", "DSCF", "PXL_", "MVI_", "GOPR", "VID_", "Screenshot_",
    "image_",
  ]
  private static let longestExtension = 8
  private static let mostWords = 4

  /// The whole text if it is a file's name.
  static func range(in text: ArraySlice<UInt8>) -> Range<Int>? {
    isCameraName(text) || isScaledName(text) || hasExtension(text) ? text.indices : nil
  }

  private static func hasExtension(_ text: ArraySlice<UInt8>) -> Bool {
    guard let dot = text.suffix(longestExtension + 1).lastIndex(of: UInt8(ascii: ".")),
      let last = text.byte(before: dot), last != 0x20, last != UInt8(ascii: ".")
    else { return false }
    let ending = String(decoding: text[(dot + 1)...], as: UTF8.self).lowercased()
    let spaceCount = text.count { $0 == 0x20 }
    if imageExtensions.contains(ending) { return spaceCount < mostWords || isScreenshot(text) }
    return spaceCount == 0 && otherExtensions.contains(ending)
  }

  private static func isScreenshot(_ text: ArraySlice<UInt8>) -> Bool {
    ["Screenshot ", "Screen Shot ", "Bildschirmfoto ", "Capture d’écran "].contains {
      text.starts(with: $0.utf8)
    }
  }

  private static func isCameraName(_ text: ArraySlice<UInt8>) -> Bool {
    cameraNames.contains { name in
      let number = text.dropFirst(name.utf8.count)
      return text.starts(with: name.utf8) && number.count > 2
        && number.allSatisfy { $0.isASCIIDigit || "_-".utf8.contains($0) }
        && number.contains(where: \.isASCIIDigit)
    }
  }

  /// Whether a text is an image's name with its scale: 'poster1@2x'.
  private static func isScaledName(_ text: ArraySlice<UInt8>) -> Bool {
    let scale = text.suffix(3)
    return text.count > 3 && (scale.elementsEqual("@2x".utf8) || scale.elementsEqual("@3x".utf8))
      && !text.contains(0x20)
  }
}
