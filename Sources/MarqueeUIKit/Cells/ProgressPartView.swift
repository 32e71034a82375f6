#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeCells
  import SwiftUI

  /// A line of which a part is filled, as high as there is room.
  struct ProgressPartView: View {
    /// The part, from 0 to 1.
    let part: Double

    var body: some View {
      Capsule().fill(ColorRole.separator.color)
        .overlay {
          GeometryReader { room in
            Capsule().fill(ColorRole.accent.color)
              .frame(width: room.size.width * min(max(0, part), 1))
          }
        }
        .accessibilityHidden(true)
    }
  }
#endif
