#if os(iOS)
  import MarqueeCells
  import SwiftUI

  struct TextPartView: View {
    let text: CellText
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.cellTheme) private var theme

    var body: some View {
      Text(string)
        .font(font)
        .foregroundColor(text.color.color(theme))
        .lineLimit(text.lineLimit)
        .multilineTextAlignment(text.isCentered ? .center : .leading)
        .frame(maxWidth: text.isCentered ? .infinity : nil)
        .fixedSize(horizontal: false, vertical: !text.fitsRoom)
    }

    private var font: Font {
      let size = text.font(for: TextSizeCategory(textSize)).pointSize
      return text.size == nil
        ? .system(text.style.font, weight: text.weight.font)
        : .system(size: size, weight: text.weight.font)
    }

    /// The text, with its highlighted part in the accent color.
    private var string: AttributedString {
      guard let highlight = text.highlight else { return AttributedString(text.string) }
      let bytes = Array(text.string.utf8)
      let highlighted = highlight.clamped(to: 0..<bytes.count)
      var middle = Self.string(bytes[highlighted])
      middle.foregroundColor = ColorRole.accent.color(theme)
      return Self.string(bytes[..<highlighted.lowerBound]) + middle
        + Self.string(bytes[highlighted.upperBound...])
    }

    private static func string(_ bytes: ArraySlice<UInt8>) -> AttributedString {
      AttributedString(String(decoding: bytes, as: UTF8.self))
    }
  }
#endif
