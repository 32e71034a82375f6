#if os(iOS)
  import MarqueeCells
  import SwiftUI

  struct RowPartView: View {
    let parts: [CellPart]
    let spacing: Double

    var body: some View {
      HStack(spacing: spacing) {
        ForEach(parts.indices, id: \.self) { index in
          let part = parts[index]
          CellPartView(part: part)
            .frame(maxWidth: part.isFilling ? .infinity : nil, alignment: .leading)
            .fixedSize(horizontal: part.isText, vertical: false)
        }
      }
    }
  }

  extension CellPart {
    /// Whether the part is a text, which a row shows in full before giving space to others.
    fileprivate var isText: Bool {
      if case .text = self { true } else { false }
    }
  }
#endif
