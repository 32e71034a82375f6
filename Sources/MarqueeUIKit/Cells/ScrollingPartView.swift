#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeCells
  import SwiftUI

  /// A part that may be wider than its room and is then scrolled.
  struct ScrollingPartView: View {
    let part: CellPart

    var body: some View {
      ScrollView(.horizontal, showsIndicators: false) {
        CellPartView(part: part)
      }
    }
  }
#endif
