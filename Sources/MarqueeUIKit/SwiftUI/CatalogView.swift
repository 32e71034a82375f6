#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import MarqueeSources
  public import SwiftUI

  /// Shows a screen of a catalog in SwiftUI.
  ///
  /// ```
  /// CatalogView(.bundle(), of: "Home") { selection in path.append(selection) }
  /// ```
  public struct CatalogView: UIViewControllerRepresentable {
    private let make: @MainActor () -> CatalogViewController
    private let onSelect: (CatalogSelection) -> Void

    /// Makes a view of one screen.
    ///
    /// Its source, target and configuration are those of the first time; give the view an `id` to begin
    /// anew with others.
    ///
    /// - Parameters:
    ///   - source: Where the screen comes from.
    ///   - target: Which screen it is.
    ///   - configuration: Cells, images and words of the app's own; `nil` for none.
    ///   - onSelect: Is called for every tap on an item, a part of it, or a header with a link.
    public init<Source: ScreenSource>(
      _ source: Source, of target: Source.Target, configuration: CatalogConfiguration? = nil,
      onSelect: @escaping (CatalogSelection) -> Void = { _ in }
    ) {
      make = {
        CatalogViewController(
          source, of: target, configuration: configuration ?? CatalogConfiguration())
      }
      self.onSelect = onSelect
    }

    /// Makes the view controller.
    public func makeUIViewController(context: Context) -> CatalogViewController { make() }

    /// Gives the view controller the latest closure for taps.
    public func updateUIViewController(_ controller: CatalogViewController, context: Context) {
      controller.onSelect = onSelect
    }
  }
#endif
