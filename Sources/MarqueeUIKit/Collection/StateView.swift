#if os(iOS)
  import SwiftUI

  /// The view of a catalog without sections.
  struct StateView: View {
    let state: CatalogState
    let texts: CatalogTexts
    let onTryAgain: @MainActor () -> Void

    var body: some View {
      Group {
        switch state {
        case .loading: ProgressView().accessibilityLabel(texts.loading)
        case .empty: Text(texts.empty)
        case .failed:
          VStack(spacing: 16) {
            Text(texts.failed)
            Button(texts.tryAgain, action: onTryAgain).buttonStyle(.bordered)
          }
        }
      }
      .multilineTextAlignment(.center)
      .foregroundColor(.secondary)
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
#endif
