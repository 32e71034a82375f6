#if os(iOS)
  import MarqueeUIKit
  import SwiftUI

  extension CatalogConfiguration {
    /// Shows a placeholder in SwiftUI while the first screen is loading, and the built-in views for
    /// an empty screen and a failure.
    static var withPlaceholder: CatalogConfiguration {
      var configuration = CatalogConfiguration()
      configuration.statePlaceholder = { state in
        state == .loading ? AnyView(HomePlaceholder()) : nil
      }
      return configuration
    }
  }

  /// Where the posters of a home screen will be.
  struct HomePlaceholder: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        ForEach(0..<3, id: \.self) { _ in
          Text("Most watched").font(.headline).redacted(reason: .placeholder)
          HStack(spacing: 10) {
            ForEach(0..<3, id: \.self) { _ in
              RoundedRectangle(cornerRadius: 8).fill(.quaternary).frame(width: 108, height: 140)
            }
          }
        }
      }
      .padding(10)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Loading")
    }
  }
#endif
