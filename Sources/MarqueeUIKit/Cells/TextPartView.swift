#if os(iOS)
  import MarqueeCells
  import SwiftUI

  struct TextPartView: View {
    let text: CellText

    var body: some View {
      Text(string)
        .font(.system(text.style.font, weight: text.weight.font))
        .foregroundColor(text.color.color)
        .lineLimit(text.lineLimit)
        .multilineTextAlignment(text.isCentered ? .center : .leading)
        .frame(maxWidth: text.isCentered ? .infinity : nil)
        .fixedSize(horizontal: false, vertical: !text.fitsRoom)
    }

    /// The text, with its highlighted part in the accent color.
    private var string: AttributedString {
      guard let highlight = text.highlight else { return AttributedString(text.string) }
      let bytes = Array(text.string.utf8)
      let highlighted = highlight.clamped(to: 0..<bytes.count)
      var middle = Self.string(bytes[highlighted])
      middle.foregroundColor = ColorRole.accent.color
      return Self.string(bytes[..<highlighted.lowerBound]) + middle
        + Self.string(bytes[highlighted.upperBound...])
    }

    private static func string(_ bytes: ArraySlice<UInt8>) -> AttributedString {
      AttributedString(String(decoding: bytes, as: UTF8.self))
    }
  }
#endif
