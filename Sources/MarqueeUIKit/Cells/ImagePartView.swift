#if os(iOS)
  import MarqueeCells
  import MarqueeScreen
  import SwiftUI
  import UIKit

  /// An image that fills its space, a placeholder while it is loading, and words if there is none.
  struct ImagePartView: View {
    let image: CellImage
    @Environment(\.catalogImages) private var images
    @Environment(\.displayScale) private var scale
    @State private var state: ImageState?

    var body: some View {
      GeometryReader { geometry in
        content(in: geometry.size)
          .frame(width: geometry.size.width, height: geometry.size.height)
          .clipShape(RoundedRectangle(cornerRadius: image.cornerRadius, style: .continuous))
          .task(id: request(in: geometry.size)) { await load(request(in: geometry.size)) }
      }
      .accessibilityHidden(true)
    }

    @ViewBuilder private func content(in size: CGSize) -> some View {
      switch image.source {
      case .named(let name):
        if let named = images.named(name) {
          filling(named)
        } else {
          ImagePlaceholder(words: image.placeholder)
        }
      case .link:
        // In a reused cell, the state may belong to the previous image.
        if let state, state.request == request(in: size) {
          switch state.result {
          case .loaded(let loaded): filling(loaded)
          case .failed: ImagePlaceholder(words: image.placeholder)
          }
        } else {
          ColorRole.fill.color
        }
      case nil: ImagePlaceholder(words: image.placeholder)
      }
    }

    private func filling(_ image: UIImage) -> some View {
      Image(uiImage: image).resizable().scaledToFill()
    }

    /// The image to load; `nil` if there is none, or no space for it yet.
    private func request(in size: CGSize) -> ImageRequest? {
      guard case .link(let url) = image.source, size.width > 0, size.height > 0 else { return nil }
      return ImageRequest(url: url, size: size, scale: scale)
    }

    /// Loads an image; the task is cancelled when the cell shows another one or leaves the screen.
    private func load(_ request: ImageRequest?) async {
      guard let request, state?.request != request else { return }
      do {
        state = ImageState(request: request, result: .loaded(try await images.load(request)))
      } catch is CancellationError {
        // The next image is already being loaded.
      } catch  where Task.isCancelled {
        // Some loaders report cancellation with an error of their own.
      } catch {
        state = ImageState(request: request, result: .failed)
      }
    }
  }

  /// The result of a request.
  private struct ImageState {
    enum Result {
      case loaded(UIImage)
      case failed
    }

    let request: ImageRequest
    let result: Result
  }

  /// The view in place of a missing image.
  private struct ImagePlaceholder: View {
    let words: String

    var body: some View {
      ColorRole.fill.color.overlay {
        CellPartView(part: .inset(PlaceholderShape.insets, .text(PlaceholderShape.text(words))))
      }
    }
  }
#endif
