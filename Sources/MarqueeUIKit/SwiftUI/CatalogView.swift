#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import MarqueeSources
  public import SwiftUI

  /// Shows a screen of a catalog in SwiftUI.
  ///
  /// ```
  /// var body: some View {
  ///   CatalogView(.bundle(), of: "Home") { selection in path.append(selection) }
  /// }
  /// ```
  public struct CatalogView: UIViewControllerRepresentable {
    private let make: @MainActor () -> CatalogViewController
    private let onSelect: (CatalogSelection) -> Void
    private var screens: (@MainActor () -> AsyncStream<LoadedScreen>)?

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

    /// Shows each screen of a stream as well, such as the updates of a source while an author edits.
    ///
    /// - Parameter screens: Makes the stream, once for as long as the view is there.
    public func following(
      _ screens: @escaping @MainActor () -> AsyncStream<LoadedScreen>
    ) -> CatalogView {
      var view = self
      view.screens = screens
      return view
    }

    /// Makes the view controller.
    public func makeUIViewController(context: Context) -> CatalogViewController {
      let controller = make()
      if let screens { controller.follow(screens()) }
      return controller
    }

    /// Gives the view controller the latest closure for taps.
    public func updateUIViewController(_ controller: CatalogViewController, context: Context) {
      controller.onSelect = onSelect
    }
  }
#endif
