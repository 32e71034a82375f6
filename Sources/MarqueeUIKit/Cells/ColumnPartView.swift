#if os(iOS)
  import MarqueeCells
  import SwiftUI

  /// Parts in a column, each as wide as possible and as high as it needs.
  struct ColumnPartView: View {
    let parts: [CellPart]
    let spacing: Double

    var body: some View {
      VStack(alignment: .leading, spacing: spacing) {
        ForEach(parts.indices, id: \.self) { index in
          let part = parts[index]
          CellPartView(part: part)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(minHeight: 0, maxHeight: maximumHeight(of: part))
        }
      }
    }

    private func maximumHeight(of part: CellPart) -> CGFloat? {
      if part.isFilling { return .infinity }
      // An empty part keeps the spacing of its neighbors, but takes no height itself.
      return part == .empty ? 0 : nil
    }
  }
#endif
