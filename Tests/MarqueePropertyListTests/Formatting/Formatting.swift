import Foundation
import MarqueeDiagnostics
import MarqueePropertyList

/// What tests ask of a formatted file.
enum Formatting {
  /// The formatted text of a file; `nil` if the file has errors or is not XML.
  static func text(of bytes: [UInt8], keyOrder: [ValueIndex: [String]] = [:]) -> String? {
    let reading = PropertyListDocument.read(bytes, name: "Home.plist")
    guard !reading.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    return reading.document.formatted(keyOrder: keyOrder).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Foundation's own text for what Foundation reads, so that two values can be compared.
  static func value(of file: String) throws -> Data { try value(of: Array(file.utf8)) }

  /// Foundation's own text for what Foundation reads.
  static func value(of bytes: [UInt8]) throws -> Data {
    let value = try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
  }

  /// The comments in a file whose texts have none, with LF as line break.
  static func comments(in file: String) -> [String] {
    file.replacing("\r\n", with: "\n").components(separatedBy: "<!--").dropFirst().map {
      $0.components(separatedBy: "-->")[0]
    }
  }
}
