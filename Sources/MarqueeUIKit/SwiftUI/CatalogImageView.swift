#if os(iOS)
  import MarqueeCells
  public import MarqueeScreen
  public import SwiftUI

  /// An image of an item in an app's own cell, with the loader, cache and placeholder of built-in
  /// cells; it fills its space.
  public struct CatalogImageView: View {
    private let image: CellImage
    private let images: CatalogImages

    /// Makes the view of an item's image.
    ///
    /// - Parameters:
    ///   - item: The item; without an image, its spoken text is shown.
    ///   - images: The source of images, as in the catalog's configuration.
    ///   - cornerRadius: The radius of the corners, in points.
    public init(of item: ScreenItem, from images: CatalogImages, cornerRadius: Double = 0) {
      image = CellImage(
        name: item.item.imageName, link: item.item.imageLink, cornerRadius: cornerRadius,
        placeholder: item.spokenText)
      self.images = images
    }

    /// The image.
    public var body: some View {
      ImagePartView(image: image).environment(\.catalogImages, images)
    }
  }
#endif
