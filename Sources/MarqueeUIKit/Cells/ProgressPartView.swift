#if os(iOS)
  import MarqueeCells
  import SwiftUI

  /// A partly filled line that fills the available height.
  struct ProgressPartView: View {
    /// The filled part, from 0 to 1.
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
