import Foundation
import TestSupport

/// What an author does to a catalog.
///
/// Texts are written in short: `<k>` is `<key>`, and `<s>`, `<i>`, `<r>`, `<d>` and `<a>` are the
/// tags of strings, integers, reals, dictionaries and arrays. In a text that is looked for, tags
/// may have white space between them.
enum AuthorEdit: Sendable {
  /// Replaces the only place where a text is.
  case replace(String, String, String)
  /// Replaces a text wherever it is.
  case replaceAll(String, String, String)
  /// Replaces a text by bytes.
  case bytes(String, String, [UInt8])
  /// Removes a text and everything after it.
  case cut(String, String)
  /// Leaves so many bytes of a file.
  case cutBytes(String, Int)
  case write(String, String)
  case remove(String)
  case move(String, String)
  /// Copies a file, also one of another catalog: `../List/Help.plist`.
  case copy(String, String)
  /// Makes a symbolic link.
  case link(String, String)
  case folder(String)
  /// Writes an image for 2x and 3x.
  case image(String, Int, Int)
  case png(String, Int, Int)
  /// A PNG with so many bytes in a comment.
  case padded(String, Int, Int, Int)
  case jpeg(String, Int, Int)
  /// A JPEG in the colors of print.
  case cmyk(String, Int, Int)
  /// A GIF of two frames.
  case gif(String, Int, Int)

  func apply(to folder: TemporaryFolder) throws {
    switch self {
    case .replace(let file, let old, let new):
      try folder.write(Self.replace(old, new, in: try folder.text(file)), to: file)
    case .replaceAll(let file, let old, let new):
      try folder.write(try folder.text(file).replacing(old, with: new), to: file)
    case .bytes(let file, let old, let new):
      let parts = try folder.text(file).components(separatedBy: old)
      try AuthorEditError.check(parts.count == 2, "'\(old)' is not in '\(file)' once")
      try folder.write(Array(parts[0].utf8) + new + Array(parts[1].utf8), to: file)
    case .cut(let file, let end):
      let parts = try folder.text(file).components(separatedBy: Self.tags(end))
      try AuthorEditError.check(parts.count == 2, "'\(end)' is not in '\(file)' once")
      try folder.write(parts[0], to: file)
    case .cutBytes(let file, let count):
      try folder.write(Array(try folder.read(file).prefix(count)), to: file)
    case .write(let file, let text): try folder.write(Self.tags(text), to: file)
    case .remove(let file): try folder.remove(file)
    case .move(let file, let other):
      try folder.copy(file, to: other)
      try folder.remove(file)
    case .copy(let file, let other) where file.hasPrefix("../"):
      try folder.write(try AuthorCatalog.text(String(file.dropFirst(3))), to: other)
    case .copy(let file, let other): try folder.copy(file, to: other)
    case .link(let file, let target): try folder.link(file, to: target)
    case .folder(let name):
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    case .image(let name, let width, let height): try folder.writeImage(name, width, height)
    case .png(let file, let width, let height):
      try folder.write(PNGBytes.image(width, height, note: file), to: file)
    case .padded(let file, let width, let height, let count):
      try folder.write(
        PNGBytes.image(width, height, note: String(repeating: "x", count: count)), to: file)
    case .jpeg(let file, let width, let height):
      try folder.write(DrawnBytes.jpeg(width, height, channels: 3, note: file), to: file)
    case .cmyk(let file, let width, let height):
      try folder.write(DrawnBytes.jpeg(width, height, channels: 4, note: file), to: file)
    case .gif(let file, let width, let height):
      try folder.write(DrawnBytes.animation(width, height), to: file)
    }
  }

  /// Replaces the only place where a text is.
  static func replace(_ old: String, _ new: String, in text: String) throws -> String {
    let pattern = tags(old).components(separatedBy: "><")
      .map(NSRegularExpression.escapedPattern).joined(separator: ">\\s*<")
    let matches = try NSRegularExpression(pattern: pattern)
      .matches(in: text, range: NSRange(text.startIndex..., in: text))
    guard matches.count == 1, let range = Range(matches[0].range, in: text) else {
      throw AuthorEditError("'\(old)' is there \(matches.count) times")
    }
    return text.replacingCharacters(in: range, with: tags(new))
  }

  /// A text with its tags written in full.
  static func tags(_ text: String) -> String {
    let names = [
      "k": "key", "s": "string", "i": "integer", "r": "real", "d": "dict", "a": "array",
    ]
    return names.reduce(text) { text, name in
      text.replacing("<\(name.key)>", with: "<\(name.value)>")
        .replacing("</\(name.key)>", with: "</\(name.value)>")
    }
  }
}

/// An edit that does not fit its catalog: the table is wrong, not the program.
struct AuthorEditError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  static func check(_ condition: Bool, _ description: String) throws {
    guard condition else { throw AuthorEditError(description) }
  }
}
