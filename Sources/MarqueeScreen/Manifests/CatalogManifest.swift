public import MarqueePlatform

/// The screens of a build with their digests: the content of `Manifest.json`, and of the
/// `manifest.json` of each channel that `marquee publish` writes.
///
/// With a manifest an app knows which screens have changed, and whether a server sends exactly what
/// the build wrote. `HTTPSource` reads it itself; an app that shows images from the server reads it
/// with this type. The files that a published manifest lists never change, because they are named
/// after their digests.
///
/// ```json
/// {"formatVersion":1,"number":7,"minimumAppVersion":"2.4","screens":[{"file":"Home.json",
/// "object":"objects/9f86d0….json","sha256":"9f86d0…","bytes":5120}],"images":[]}
/// ```
public struct CatalogManifest: Hashable, Sendable {
  /// One file.
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

    package init(file: String, digest: String, byteCount: Int, object: String? = nil) {
      self.file = file
      self.digest = digest
      self.byteCount = byteCount
      self.object = object
    }
  }

  /// The name of the file that `marquee build --manifest` writes, in the folder of the screens'
  /// JSON.
  public static let fileName = "Manifest.json"
  /// The name of the file that `marquee publish` writes, in the folder of its channel.
  public static let publishedFileName = "manifest.json"

  /// The largest number of a manifest: the largest integer that every reader of JSON keeps exactly.
  package static let maximumNumber = 1 << 53 - 1

  /// The number of this manifest in its channel, counted from 1; 0 if `marquee build` wrote it, and
  /// nothing but the screens is known.
  public let number: Int
  /// When it was published, according to the publisher: `2026-01-31T12:00:00Z`.
  public let time: String?
  /// The lowest app version that shows the screens as intended; `nil` for any.
  public let minimumAppVersion: String?
  /// The SHA-256 of the previous manifest.
  public let previous: String?
  /// The screens, in the order of their paths' bytes.
  public let screens: [Entry]
  /// The files of the images that the screens use, sorted by name and path.
  public let images: [PublishedImage]
  /// What the app's cells look like, as in the settings of the content.
  public let theme: Theme

  /// Makes a manifest of screens, given in any order.
  package init(
    number: Int = 0, time: String? = nil, minimumAppVersion: String? = nil,
    previous: String? = nil, screens: [Entry], images: [PublishedImage] = [],
    theme: Theme = Theme()
  ) {
    self.number = number
    self.time = time
    self.minimumAppVersion = minimumAppVersion
    self.previous = previous
    self.screens = screens.sortedByBytes(of: \.file)
    self.images = images
    self.theme = theme
  }

  /// Parses a manifest; ignores unknown keys.
  ///
  /// - Throws: `DecodingError` for the first fault, including an invalid digest, a negative length,
  ///   a file that is listed twice, and a number below 0 or above 2⁵³ − 1.
  public init(json data: Data) throws {
    let list = try JSONDecoder().decode(ScreenList<Entry>.self, from: data)
    let rest = try JSONDecoder().decode(Rest.self, from: data)
    let number = rest.number ?? 0
    guard Set(list.screens.map(\.file)).count == list.screens.count else {
      throw DecodingError.invalid("a file is listed twice")
    }
    guard (0...Self.maximumNumber).contains(number) else {
      throw DecodingError.invalid("\(number) is not the number of a manifest")
    }
    self.init(
      number: number, time: rest.time, minimumAppVersion: rest.minimumAppVersion,
      previous: rest.previous, screens: list.screens, images: rest.images ?? [], theme: list.theme)
  }

  private struct Rest: Decodable {
    let number: Int?
    let time: String?
    let minimumAppVersion: String?
    let previous: String?
    let images: [PublishedImage]?
  }

  /// Whether a version of the app shows the screens as intended.
  ///
  /// - Parameter appVersion: The app's `CFBundleShortVersionString`. Numbers are compared as
  ///   numbers, so `2.10` comes after `2.9`.
  public func suits(appVersion: String) -> Bool {
    minimumAppVersion.map { AppVersion(appVersion).isAtLeast(AppVersion($0)) } ?? true
  }

  /// Returns the version of a screen for a reader's languages, or the one for all; `nil` for none.
  ///
  /// - Parameters:
  ///   - name: The name as in links, without a language.
  ///   - languages: The preferred first, as in `Locale.preferredLanguages`.
  public func screen(_ name: String, for languages: [String]) -> Entry? {
    screens.version(of: name, for: languages) { String($0.file.dropLast(".json".count)) }
  }

  /// Returns the file of an image that a device shows: the smallest one with enough pixels, or else
  /// the largest.
  ///
  /// Files with further conditions from an asset catalog are ignored.
  ///
  /// - Parameters:
  ///   - name: The name by which an item requests it.
  ///   - scale: Pixels per point of the screen.
  ///   - device: The kind of device, such as `ipad`. Files for this device are preferred.
  ///   - appearance: `light` or `dark`. Files for this appearance are preferred.
  /// - Returns: The file, or `nil` if none fits.
  public func image(
    _ name: String, scale: Double, device: String = "iphone", appearance: String = "light"
  ) -> PublishedImage? {
    let suitable = images.filter { image in
      image.name == name && image.traits.isEmpty && [nil, device].contains(image.device)
        && [nil, appearance].contains(image.appearance)
    }
    let files = suitable.preferring { $0.appearance != nil }.preferring { $0.device != nil }
      .sorted { ($0.scale ?? 0) < ($1.scale ?? 0) }
    return files.first { $0.scale.map { Double($0) >= scale } ?? true } ?? files.last
  }

  /// Returns the manifest as JSON, in UTF-8; equal manifests give equal bytes.
  package func jsonBytes(style: JSONStyle = .compact) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.object { writer in
      writer.member("formatVersion", 1)
      if number > 0 { writer.member("number", number) }
      writer.member("time", time)
      writer.member("minimumAppVersion", minimumAppVersion)
      writer.member("previous", previous)
      writer.member("theme", theme.ifWritten)
      writer.objects("screens", of: screens) { $1.writeMembers(to: &$0) }
      // A build knows of none.
      if number > 0 || !images.isEmpty {
        writer.array("images", of: images) { $1.write(to: &$0) }
      }
    }
    writer.endOfFile()
    return writer.bytes
  }
}

extension CatalogManifest.Entry {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("file", file)
    writer.member("object", object)
    writer.member("sha256", digest)
    writer.member("bytes", byteCount)
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

extension [PublishedImage] {
  /// Returns the files that meet a condition, or all files if none does.
  fileprivate func preferring(_ condition: (PublishedImage) -> Bool) -> [PublishedImage] {
    let preferred = filter(condition)
    return preferred.isEmpty ? self : preferred
  }
}
