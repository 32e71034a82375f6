#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeCells
  import SwiftUI

  /// Parts one below the other, each as wide as there is room and as high as it needs.
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
      // An empty part has the room of its neighbors' spacing and none of its own.
      return part == .empty ? 0 : nil
    }
  }
#endif
