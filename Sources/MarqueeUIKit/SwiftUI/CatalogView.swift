#if os(iOS)
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
    private var make: @MainActor () -> CatalogViewController
    private let onSelect: (CatalogSelection) -> Void
    private var screens: (@MainActor () -> AsyncStream<LoadedScreen>)?

    /// Makes a view of one screen.
    ///
    /// The source, target and configuration are only used the first time; to replace them, give the
    /// view another `id`.
    ///
    /// - Parameters:
    ///   - source: The source of the screen.
    ///   - target: The screen to request.
    ///   - configuration: The app's own cells, images and texts; `nil` for the built-in ones.
    ///   - onSelect: Called for every tap on an item, a part of it, or a header with a link.
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

    /// Also shows each screen of a stream, such as the updates of a source during editing.
    ///
    /// - Parameter screens: Makes the stream, once during the view's lifetime.
    public func following(
      _ screens: @escaping @MainActor () -> AsyncStream<LoadedScreen>
    ) -> CatalogView {
      var view = self
      view.screens = screens
      return view
    }

    /// Changes the view controller when it is made, for what has no modifier.
    ///
    /// ```
    /// var body: some View {
    ///   CatalogView(.bundle(), of: "Home").configured { home in
    ///     home.onDisplay = { _, selection, display in print(selection, display) }
    ///     // The place is remembered until it is shown.
    ///     home.scroll(to: .item("film-1"))
    ///   }
    /// }
    /// ```
    ///
    /// A closure that is stored in the view controller must not capture it: each is given it.
    public func configured(
      _ configure: @escaping @MainActor (CatalogViewController) -> Void
    ) -> CatalogView {
      var view = self
      let make = make
      view.make = {
        let controller = make()
        configure(controller)
        return controller
      }
      return view
    }

    /// Makes the view controller.
    public func makeUIViewController(context: Context) -> CatalogViewController {
      let controller = make()
      if let screens { controller.follow(screens()) }
      return controller
    }

    /// Updates the view controller's tap handler.
    public func updateUIViewController(_ controller: CatalogViewController, context: Context) {
      controller.onSelect = { [onSelect] _, selection in onSelect(selection) }
    }
  }
#endif
