#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The digests of the screens of a build: the content of `Manifest.json`.
///
/// With the manifest an app knows which screens have changed, and whether a server sends exactly
/// what the build wrote.
///
/// ```json
/// {"formatVersion":1,"screens":[{"file":"Home.json","sha256":"9f86d0…","bytes":5120}]}
/// ```
public struct CatalogManifest: Hashable, Sendable {
  /// One screen.
  public struct Entry: Hashable, Sendable {
    /// The path of its JSON, from the manifest's own folder.
    public let file: String
    /// The SHA-256 of the file, as 64 hexadecimal digits in lower case.
    public let digest: String
    /// The length of the file in bytes.
    public let byteCount: Int
    /// The file's path on the server, if it is a different one: `marquee publish` names files after
    /// their digests.
    public let object: String?

    /// Describes a file.
    package init(file: String, digest: String, byteCount: Int, object: String? = nil) {
      self.file = file
      self.digest = digest
      self.byteCount = byteCount
      self.object = object
    }

    /// Writes the members of the file.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("file", file)
      writer.member("object", object)
      writer.member("sha256", digest)
      writer.member("bytes", byteCount)
    }
  }

  /// The name of the manifest's file, in the folder of the screens' JSON.
  public static let fileName = "Manifest.json"

  /// The screens, in the order of their paths' bytes.
  public let screens: [Entry]

  /// Makes a manifest of screens, given in any order.
  package init(_ screens: [Entry]) {
    self.screens = screens.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
  }

  /// Parses the manifest that `marquee build --manifest` wrote; ignores unknown keys.
  ///
  /// - Throws: `DecodingError` for the first fault, including an invalid digest, a negative length,
  ///   and a file that is listed twice.
  public init(json data: Data) throws {
    let screens = try JSONDecoder().decode(ScreenList<Entry>.self, from: data).screens
    guard Set(screens.map(\.file)).count == screens.count else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "a file is listed twice"))
    }
    self.init(screens)
  }

  /// Returns the manifest as JSON, in UTF-8; equal manifests give equal bytes.
  package func jsonBytes(style: JSONStyle) -> [UInt8] {
    ScreenList.jsonBytes(of: screens, style: style) { $1.writeMembers(to: &$0) }
  }
}

extension CatalogManifest.Entry: Decodable {
  enum CodingKeys: String, CodingKey {
    case file, object
    case digest = "sha256"
    case byteCount = "bytes"
  }

  /// Decodes an entry.
  ///
  /// - Throws: `DecodingError` for the first fault.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    file = try container.decode(String.self, forKey: .file)
    object = try container.decodeIfPresent(String.self, forKey: .object)
    digest = try container.decode(String.self, forKey: .digest)
    byteCount = try container.decode(Int.self, forKey: .byteCount)
    guard digest.utf8.count == 64, digest.allSatisfy({ "0123456789abcdef".contains($0) }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .digest, in: container,
        debugDescription: "'\(digest)' is not 64 hexadecimal digits in lower case")
    }
    guard byteCount >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .byteCount, in: container, debugDescription: "a length is not negative")
    }
  }
}
