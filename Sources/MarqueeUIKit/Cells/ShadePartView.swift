#if os(iOS)
  import MarqueeCells
  import SwiftUI

  /// A shade that makes light text legible on an image.
  struct ShadePartView: View {
    private static let stops = ShadeShape.stops.map { place, opacity in
      Gradient.Stop(color: .black.opacity(opacity), location: place)
    }

    var body: some View {
      LinearGradient(stops: Self.stops, startPoint: .top, endPoint: .bottom)
    }
  }
#endif
