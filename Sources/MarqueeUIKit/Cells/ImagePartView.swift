#if os(iOS)
  import MarqueeCells
  import MarqueeScreen
  import SwiftUI
  import UIKit

  /// An image that fills its space or fits into it, a placeholder while it is loading, and words if
  /// there is none.
  struct ImagePartView: View {
    let image: CellImage
    @Environment(\.catalogImages) private var images
    @Environment(\.displayScale) private var scale
    @Environment(\.colorScheme) private var colorScheme
    @State private var loaded: LoadedImage?
    @State private var attempt = 0

    var body: some View {
      GeometryReader { geometry in
        let request = request(in: geometry.size)
        content(request)
          .frame(width: geometry.size.width, height: geometry.size.height)
          .background(image.fit == .fit ? ColorRole.fill.color : .clear)
          .clipShape(RoundedRectangle(cornerRadius: image.cornerRadius, style: .continuous))
          .task(id: ImageAttempt(request: request, number: attempt)) { await load(request) }
      }
      .accessibilityHidden(true)
      .accessibilityIgnoresInvertColors()
      .onReceive(NotificationCenter.default.publisher(for: CatalogImages.retry)) { _ in
        if let loaded, loaded.image == nil { attempt += 1 }
      }
    }

    @ViewBuilder private func content(_ request: ImageRequest?) -> some View {
      let linked = request.flatMap { images.loader.imageInMemory(for: $0) ?? earlierImage(for: $0) }
      if let shown = linked ?? imageInBundle {
        Image(uiImage: shown).resizable()
          .aspectRatio(contentMode: image.fit == .fit ? .fit : .fill)
      } else if let request, loaded?.url != request.url {
        ColorRole.fill.color
      } else {
        ImagePlaceholder(words: image.placeholder)
      }
    }

    /// The image of the same URL in another size, as during a rotation; `nil` if there is none.
    ///
    /// In a reused cell, what was loaded may belong to another image.
    private func earlierImage(for request: ImageRequest) -> UIImage? {
      loaded?.url == request.url ? loaded?.image : nil
    }

    private var imageInBundle: UIImage? {
      guard case .named(let name) = image.source else { return nil }
      return images.named(name)
    }

    /// The image to load; `nil` if there is none, or no space for it yet.
    private func request(in size: CGSize) -> ImageRequest? {
      guard size.width > 0, size.height > 0 else { return nil }
      let url: URL? =
        switch image.source {
        case .link(let url): url
        case .named(let name): images.publishedURL(of: name, scale: scale, colorScheme)
        case nil: nil
        }
      return url.map { ImageRequest(url: $0, size: size, scale: scale) }
    }

    /// Loads an image; the task is cancelled when the cell shows another one or leaves the screen.
    private func load(_ request: ImageRequest?) async {
      guard let request else { return }
      do {
        let image = try await images.load(request)
        loaded = LoadedImage(url: request.url, image: image)
      } catch is CancellationError {
        // The next image is already being loaded.
      } catch  where Task.isCancelled {
        // Some loaders report cancellation with an error of their own.
      } catch {
        // A larger image that cannot be loaded does not replace the one that is shown.
        if earlierImage(for: request) == nil { loaded = LoadedImage(url: request.url, image: nil) }
      }
    }
  }

  /// A load, and how often it was tried.
  private struct ImageAttempt: Hashable {
    let request: ImageRequest?
    let number: Int
  }

  private struct LoadedImage {
    let url: URL
    /// The image; `nil` if it cannot be loaded.
    let image: UIImage?
  }

  private struct ImagePlaceholder: View {
    let words: String

    var body: some View {
      ColorRole.fill.color.overlay {
        CellPartView(part: .inset(PlaceholderShape.insets, .text(PlaceholderShape.text(words))))
      }
    }
  }
#endif
