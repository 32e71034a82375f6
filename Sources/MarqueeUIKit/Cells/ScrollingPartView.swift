#if os(iOS)
  import MarqueeCells
  import SwiftUI

  /// A part that scrolls if it is wider than its space.
  struct ScrollingPartView: View {
    let part: CellPart

    var body: some View {
      ScrollView(.horizontal, showsIndicators: false) {
        CellPartView(part: part)
      }
    }
  }
#endif
