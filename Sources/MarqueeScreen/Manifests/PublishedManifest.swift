#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What `marquee publish` published: the content of `production/manifest.json`.
///
/// Clients request the manifest again and again. The files that it lists never change, because they
/// are named after their digests. `HTTPSource` reads the manifest itself; an app that shows images
/// from the server reads it with this type.
///
/// ```json
/// {"formatVersion":1,"number":7,"minimumAppVersion":"2.4","screens":[{"file":"Home.json",
/// "object":"objects/9f86d0….json","sha256":"9f86d0…","bytes":5120}],"images":[],"pages":[]}
/// ```
public struct PublishedManifest: Hashable, Sendable {
  /// The name of the manifest's file, in the folder of its channel.
  public static let fileName = "manifest.json"

  /// The largest number of a manifest: the largest integer that every reader of JSON keeps exactly.
  package static let maximumNumber = 1 << 53 - 1

  /// The number of this manifest in its channel, counted from 1; 0 if `marquee build` wrote it.
  public let number: Int
  /// When it was published, according to the publisher: `2026-01-31T12:00:00Z`.
  public let time: String?
  /// The lowest app version that shows the screens as intended; `nil` for any.
  public let minimumAppVersion: String?
  /// The SHA-256 of the previous manifest.
  public let previous: String?
  /// The screens, in the order of their paths' bytes.
  public let screens: [CatalogManifest.Entry]
  /// The files of the images that the screens use, sorted by name and path.
  public let images: [PublishedImage]
  /// The pages that show the screens in a browser, in the order of their paths' bytes.
  public let pages: [CatalogManifest.Entry]

  /// Makes a manifest.
  package init(
    number: Int, time: String? = nil, minimumAppVersion: String? = nil, previous: String? = nil,
    screens: [CatalogManifest.Entry], images: [PublishedImage] = [],
    pages: [CatalogManifest.Entry] = []
  ) {
    self.number = number
    self.time = time
    self.minimumAppVersion = minimumAppVersion
    self.previous = previous
    self.screens = CatalogManifest(screens).screens
    self.images = images
    self.pages = CatalogManifest(pages).screens
  }

  /// Parses the manifest of `marquee publish` or of `marquee build --manifest`; ignores unknown
  /// keys.
  ///
  /// - Throws: `DecodingError` for the first fault, including a number below 0 or above 2⁵³ − 1.
  public init(json data: Data) throws {
    screens = try CatalogManifest(json: data).screens
    let rest = try JSONDecoder().decode(Rest.self, from: data)
    number = rest.number ?? 0
    guard (0...Self.maximumNumber).contains(number) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [], debugDescription: "\(number) is not the number of a manifest"))
    }
    time = rest.time
    minimumAppVersion = rest.minimumAppVersion
    previous = rest.previous
    images = rest.images ?? []
    pages = rest.pages ?? []
  }

  /// The keys of a manifest other than its screens.
  private struct Rest: Decodable {
    let number: Int?
    let time: String?
    let minimumAppVersion: String?
    let previous: String?
    let images: [PublishedImage]?
    let pages: [CatalogManifest.Entry]?
  }

  /// Whether a version of the app shows the screens as intended.
  ///
  /// - Parameter appVersion: The app's `CFBundleShortVersionString`. Numbers are compared as
  ///   numbers, so `2.10` comes after `2.9`.
  public func suits(appVersion: String) -> Bool {
    minimumAppVersion.map { AppVersion(appVersion).isAtLeast(AppVersion($0)) } ?? true
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

  /// The manifest as JSON, in UTF-8; equal manifests give equal bytes.
  package var jsonBytes: [UInt8] {
    var writer = JSONWriter(style: .compact)
    writer.object { writer in
      writer.member("formatVersion", 1)
      writer.member("number", number)
      writer.member("time", time)
      writer.member("minimumAppVersion", minimumAppVersion)
      writer.member("previous", previous)
      writer.key("screens")
      writer.array(of: screens) { $1.write(to: &$0) }
      writer.key("images")
      writer.array(of: images) { $1.write(to: &$0) }
      writer.key("pages")
      writer.array(of: pages) { $1.write(to: &$0) }
    }
    writer.endOfFile()
    return writer.bytes
  }
}

extension CatalogManifest.Entry {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writeMembers(to: &$0) }
  }
}

extension [PublishedImage] {
  /// Returns the files that meet a condition, or all files if none does.
  fileprivate func preferring(_ condition: (PublishedImage) -> Bool) -> [PublishedImage] {
    let preferred = filter(condition)
    return preferred.isEmpty ? self : preferred
  }
}
