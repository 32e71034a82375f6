import Foundation
import MarqueeScreen
import Testing

/// Published manifests as apps read them.
@Suite struct PublishedManifestTests {
  private static let digest = String(repeating: "a", count: 64)

  private static func image(
    _ file: String, scale: Int? = nil, device: String? = nil, appearance: String? = nil,
    traits: [String] = []
  ) -> PublishedImage {
    PublishedImage(
      name: "cat",
      file: CatalogManifest.Entry(
        file: file, digest: digest, byteCount: 3, object: "objects/\(digest).png"),
      scale: scale, device: device, appearance: appearance, traits: traits)
  }

  @Test func `the text is in a fixed order, and what is not known is left out`() {
    let manifest = CatalogManifest(
      number: 2, previous: Self.digest,
      screens: [
        CatalogManifest.Entry(
          file: "Home.json", digest: Self.digest, byteCount: 5,
          object: "objects/\(Self.digest).json")
      ], images: [Self.image("cat@2x.png", scale: 2)])
    let digest = Self.digest
    let text =
      #"{"formatVersion":1,"number":2,"previous":"\#(digest)","screens":[{"file":"Home.json","#
      + #""object":"objects/\#(digest).json","sha256":"\#(digest)","bytes":5}],"images":["#
      + #"{"name":"cat","file":"cat@2x.png","object":"objects/\#(digest).png","#
      + #""sha256":"\#(digest)","bytes":3,"scale":2}]}"# + "\n"
    #expect(String(decoding: manifest.jsonBytes(), as: UTF8.self) == text)
  }

  @Test func `what was written is read`() throws {
    let manifest = CatalogManifest(
      number: 7, time: "2026-01-31T12:00:00Z", minimumAppVersion: "2.4", previous: Self.digest,
      screens: [],
      images: [Self.image("a.png", device: "ipad", appearance: "dark", traits: ["de"])])
    #expect(try CatalogManifest(json: Data(manifest.jsonBytes())) == manifest)
  }

  @Test(
    arguments: [
      ("0", 0), ("1", 1), ("9007199254740991", 9_007_199_254_740_991), ("-1", nil), ("-5", nil),
      ("9007199254740992", nil), ("9223372036854775807", nil), ("-9223372036854775808", nil),
      ("9223372036854775808", nil), ("1e99", nil),
    ] as [(String, Int?)])
  func `a number is one that every reader keeps`(text: String, number: Int?) {
    let json = #"{"formatVersion":1,"number":\#(text),"screens":[]}"#
    #expect((try? CatalogManifest(json: Data(json.utf8)))?.number == number)
  }

  @Test func `the manifest of a build is one without images`() throws {
    let json =
      #"{"formatVersion":1,"screens":[{"file":"Home.json","sha256":"\#(Self.digest)","bytes":1}]}"#
    let manifest = try CatalogManifest(json: Data(json.utf8))
    #expect(manifest.number == 0)
    #expect(manifest.screens.map(\.file) == ["Home.json"])
    #expect(manifest.screens[0].object == nil)
    #expect(manifest.images.isEmpty)
    #expect(manifest.suits(appVersion: "0"))
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"formatVersion":2,"screens":[]}"#,
    #"{"formatVersion":1,"screens":[],"number":"1"}"#,
    #"{"formatVersion":1,"screens":[],"images":[{"name":"cat"}]}"#,
    #"{"formatVersion":1,"screens":[],"images":[{"file":"a","sha256":"1","bytes":1,"name":"a"}]}"#,
  ])
  func `anything else is refused`(json: String) {
    #expect(throws: DecodingError.self) { try CatalogManifest(json: Data(json.utf8)) }
  }

  @Test(
    arguments: [
      ("2.4", "2.4", true), ("2.4", "2.4.0", true), ("2.4.0", "2.4", true), ("2.4", "2.10", true),
      ("2.10", "2.9", false), ("2.4", "2.3.9", false), ("2.4", "3", true), ("3", "2.99", false),
      ("2.4", "", false), ("2.4", "2.4b1", true), ("1", "99999999999999999999", true),
    ])
  func `versions are compared as numbers`(minimum: String, app: String, suits: Bool) {
    let manifest = CatalogManifest(number: 1, minimumAppVersion: minimum, screens: [])
    #expect(manifest.suits(appVersion: app) == suits)
  }

  @Test(
    arguments: [
      (2, "iphone", "light", "phone@2x"), (3, "iphone", "light", "phone@3x"),
      (2.5, "iphone", "light", "phone@3x"), (4, "iphone", "light", "phone@3x"),
      (1, "iphone", "light", "phone@2x"), (2, "iphone", "dark", "dark"),
      (2, "ipad", "light", "pad"), (3, "ipad", "light", "pad"), (3, "mac", "light", "any"),
    ] as [(Double, String, String, String)])
  func `a device shows its own file, in the next larger scale`(
    scale: Double, device: String, appearance: String, file: String
  ) {
    let manifest = CatalogManifest(
      number: 1, screens: [],
      images: [
        Self.image("phone@3x", scale: 3, device: "iphone"),
        Self.image("phone@2x", scale: 2, device: "iphone"),
        Self.image("pad", scale: 2, device: "ipad"), Self.image("any"),
        Self.image("dark", device: "iphone", appearance: "dark"),
        Self.image("german", scale: 2, device: "iphone", traits: ["de"]),
      ])
    let found = manifest.image("cat", scale: scale, device: device, appearance: appearance)
    #expect(found?.file.file == file)
    #expect(manifest.image("dog", scale: scale, device: device) == nil)
  }
}
