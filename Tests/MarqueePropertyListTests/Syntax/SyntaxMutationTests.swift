import Foundation
import MarqueeDiagnostics
import MarqueePropertyList
import TestSupport
import Testing

/// Damages a valid file in many small ways, and compares the results with `PropertyListDecoder`.
@Suite struct SyntaxMutationTests {
  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "PropertyList-1.0.dtd">
    <plist version="1.0">
    <!-- all kinds -->
    <dict>
    \t<key>한국어 &amp; 🚘</key>
    \t<array>
    \t\t<string>a &lt;b&gt; &#x1F698;</string>
    \t\t<string><![CDATA[<c> & d]]>e</string>
    \t\t<string/>
    \t\t<integer>-42</integer>
    \t\t<integer>0x1F</integer>
    \t\t<real>1.5e3</real>
    \t\t<true/>
    \t\t<false></false>
    \t\t<date>2024-12-31T23:59:59Z</date>
    \t\t<data>Zm9v Zg==</data>
    \t\t<array/>
    \t</array>
    \t<key>b</key>
    \t<dict>
    \t\t<key>c</key>
    \t\t<!-- d -->
    \t\t<string note='e'>f</string>
    \t</dict>
    </dict>
    </plist>

    """
  private static let bytes = Array(file.utf8)

  private static let pieces = [
    "<", ">", "/", "&", ";", "'", "\"", "=", " ", "\n", "]]>", "<!--", "-->", "<?", "?>",
    "<![CDATA[",
    "<!DOCTYPE a>", "<key>", "</key>", "<string>", "</string>", "<dict>", "</dict>", "<array>",
    "</array>", "<plist>", "</plist>", "<true/>", "<integer>7</integer>", "<real>", "<date>",
    "<data>", "<string a=\"b\">", "&#65;", "&#0;", "$null", "0", "x", "\0", "한", "<strng>",
    "<key/>",
  ].map { Array($0.utf8) }

  /// Changes, inserts, removes or doubles something in up to three places.
  private func mutated(with generator: inout SplitMix64) -> [UInt8] {
    var bytes = Self.bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let offset = Int.random(in: bytes.indices, using: &generator)
      let length = min(Int.random(in: 1...12, using: &generator), bytes.count - offset)
      switch Int.random(in: 0...6, using: &generator) {
      case 0: bytes.remove(at: offset)
      case 1: bytes[offset] = UInt8.random(in: 0...127, using: &generator)
      case 2: bytes.removeSubrange(offset..<(offset + length))
      case 3: bytes.insert(contentsOf: bytes[offset..<(offset + length)], at: offset)
      case 4: bytes.swapAt(offset, bytes.indices.randomElement(using: &generator) ?? offset)
      default:
        bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: offset)
      }
    }
    return bytes
  }

  /// Whether every place lies in the text, values nest, and keys alternate with values.
  private func checkShape(_ reading: PropertyListDocument.Reading) {
    let text = SourceRange(0..<reading.source.text.count)
    for diagnostic in reading.diagnostics {
      let places = [diagnostic.place] + diagnostic.notes.compactMap(\.place)
      #expect(places.allSatisfy { $0.range.map(text.contains) ?? false }, "\(diagnostic)")
      #expect(!diagnostic.message.isEmpty)
    }
    let document = reading.document
    for (index, value) in document.values.enumerated() {
      let parent = document.parent(of: index)
      #expect((parent.map { document[$0].content } ?? text).contains(value.range))
      #expect(value.range.contains(value.content))
      guard value.kind == .dictionary else { continue }
      for key in document.children(of: index) {
        #expect(document[key].kind == .key)
        #expect(document[key + 1].kind != .key && key + 1 < value.subtreeEnd)
      }
    }
  }

  @Test(arguments: 1...16)
  func `damage is reported wherever PropertyListDecoder refuses it`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var acceptedCount = 0
    for _ in 0..<150 {
      let bytes = mutated(with: &generator)
      let text = String(decoding: bytes, as: UTF8.self)
      let reading = PropertyListDocument.read(bytes, name: "Damaged.plist")
      checkShape(reading)
      let decoded = try? PropertyListDecoder().decode(AnyValue.self, from: Data(bytes))
      guard reading.diagnostics.isEmpty else { continue }
      let document = reading.document
      let root = try #require(document.root)
      #expect(decoded == AnyValue(root, of: document), "\(text)")
      let formatted = try #require(document.formatted(), "\(text)")
      #expect(
        try PropertyListDecoder().decode(AnyValue.self, from: Data(formatted)) == decoded, "\(text)"
      )
      let again = PropertyListDocument.read(formatted, name: "Formatted.plist")
      #expect(again.document.formatted() == formatted, "\(text)")
      acceptedCount += 1
    }
    // A file with damaged comments and texts is still valid.
    #expect((1..<150).contains(acceptedCount))
  }

  @Test func `a file that is cut off anywhere has one diagnostic`() throws {
    let end = try #require(Self.file.range(of: "</plist>")).upperBound
    for count in 0..<Self.file[..<end].utf8.count {
      let reading = PropertyListDocument.read(Array(Self.bytes[..<count]), name: "Cut.plist")
      checkShape(reading)
      #expect(
        reading.diagnostics.count == 1, "\(count): \(reading.diagnostics.map(\.message))")
    }
  }
}
