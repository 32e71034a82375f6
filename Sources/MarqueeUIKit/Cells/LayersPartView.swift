#if os(iOS)
  import MarqueeCells
  import SwiftUI

  /// Parts on top of each other, each filling the whole space.
  struct LayersPartView: View {
    let parts: [CellPart]

    var body: some View {
      ZStack(alignment: .topLeading) {
        ForEach(parts.indices, id: \.self) { index in
          CellPartView(part: parts[index])
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
      }
      .clipped()
    }
  }
#endif
