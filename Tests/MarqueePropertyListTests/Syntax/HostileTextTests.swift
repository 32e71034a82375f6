import MarqueeDiagnostics
import MarqueePropertyList
import TestSupport
import Testing

/// Texts that are made to cost time or memory.
@Suite struct HostileTextTests {
  /// A piece of a text that is repeated, and the text before it.
  struct Repetition: Sendable, CustomStringConvertible {
    let piece: String
    var start = "<plist>"

    var description: String { "\(start)\(piece)…" }

    var bytes: [UInt8] {
      let byteCount = Sample.size(60_000, quick: 6_000)
      return Array((start + String(repeating: piece, count: byteCount / piece.utf8.count)).utf8)
    }
  }

  private static let repetitions =
    [
      "<", "&", ">", "]]>", "</x>", "</dict>", "</plist>", "<!--", "<!-- -->", "<?", "<?>", "<x>",
      "</",
      "<dict>", "<array>", "<dict><key>a</key>", "<string>", "<string>a", "<string><dict>", "<key>",
      "<plist>", "<![CDATA[", "<string a=\"", "<dict><key>a</key><true/><key>a</key><true/></dict>",
      "<array><string>a</key></dict>", "</x>          ", "a", " ", "\0", "<!DOCTYPE a>",
    ].map { Repetition(piece: $0) } + [
      Repetition(piece: "<", start: ""), Repetition(piece: "<!--", start: ""),
      Repetition(piece: "<true/>", start: ""), Repetition(piece: "&", start: "<plist><string>"),
      Repetition(piece: "<", start: "<plist><string>"),
      Repetition(piece: "]]>", start: "<plist><string>"),
      Repetition(piece: "&#", start: "<plist><string>"),
      Repetition(piece: "[", start: "<!DOCTYPE plist "),
      Repetition(piece: " >", start: "<!DOCTYPE plist ["),
      Repetition(piece: "a='b' ", start: "<plist "), Repetition(piece: "a=\"<", start: "<plist "),
      Repetition(piece: "<key>a</key><true/>", start: "<plist><dict>"),
    ]

  @Test(.timeLimit(.minutes(1)), arguments: repetitions)
  func `a long run of one repeated piece gives few diagnostics`(repetition: Repetition) {
    let reading = PropertyListDocument.read(repetition.bytes, name: "Hostile.plist")
    #expect((1...101).contains(reading.diagnostics.count))
    #expect(reading.diagnostics.allSatisfy { $0.message.utf8.count < 400 })
  }
}
