#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import MarqueeScreen
  public import MarqueeSources
  import SwiftUI
  public import UIKit

  /// Shows a screen of a catalog: its sections, headers and cells, from any source.
  ///
  /// ```
  /// let home = CatalogViewController(.bundle(), of: "Home")
  /// home.onSelect = { [weak home] selection in home?.show(DetailViewController(selection), sender: nil) }
  /// window.rootViewController = UINavigationController(rootViewController: home)
  /// ```
  ///
  /// What the source has at hand is shown at once, and replaced by what it then loads. A refresh keeps the
  /// place on the screen and the chosen item of main sections.
  public final class CatalogViewController: UIViewController {
    /// Is called for every tap on an item, a part of it, or a header with a link.
    public var onSelect: (CatalogSelection) -> Void = { _ in }
    /// Is called for every screen that is shown, with what was passed over in it.
    public var onLoad: (LoadedScreen) -> Void = { _ in }

    private let feed: CatalogFeed
    private let configuration: CatalogConfiguration
    private var loading: Task<Void, Never>?
    private var following: Task<Void, Never>?
    /// Screens are shown one after the other.
    private var showing: Task<Void, Never>?

    private lazy var collectionView: UICollectionView = makeCollectionView()
    private lazy var dataSource: CatalogDataSource = makeDataSource()

    /// Makes a view controller of one screen.
    ///
    /// - Parameters:
    ///   - source: Where the screen comes from.
    ///   - target: Which screen it is.
    ///   - configuration: Cells, images and words of the app's own.
    public init<Source: ScreenSource>(
      _ source: Source, of target: Source.Target,
      configuration: CatalogConfiguration = CatalogConfiguration()
    ) {
      feed = CatalogFeed(source, of: target)
      self.configuration = configuration
      super.init(nibName: nil, bundle: nil)
    }

    /// A storyboard cannot give a source.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    deinit {
      loading?.cancel()
      following?.cancel()
      showing?.cancel()
    }

    /// The screen that is shown; `nil` before there is one.
    public var screen: Screen? { dataSource.contents?.screen }

    public override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      collectionView.backgroundColor = .clear
      collectionView.frame = view.bounds
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collectionView.alwaysBounceVertical = true
      collectionView.delegate = self
      collectionView.prefetchDataSource = self
      view.addSubview(collectionView)
      if configuration.allowsRefresh {
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        collectionView.refreshControl = control
      }
      load(storedFirst: true)
    }

    /// Loads the screen again, as pulling down does.
    public func refresh() {
      load(storedFirst: false)
    }

    /// Shows a screen that the app has, such as one that a source follows.
    ///
    /// - Parameter loaded: The screen; it replaces the one that is shown.
    public func show(_ loaded: LoadedScreen) {
      loadViewIfNeeded()
      onLoad(loaded)
      let before = showing
      showing = Task { [weak self] in
        await before?.value
        guard let self, !Task.isCancelled else { return }
        let isRefresh = self.screen != nil
        let anchor = ScrollAnchor(self.collectionView, self.dataSource)
        await self.dataSource.show(loaded.screen, animated: isRefresh && self.canAnimate)
        anchor?.restore(in: self.collectionView, self.dataSource)
        self.showState(loaded.screen.sections.isEmpty ? .empty : nil)
      }
    }

    /// Shows each screen of a stream, such as the updates of an ``HTTPSource`` while an author edits.
    ///
    /// - Parameter screens: The screens; those of an earlier stream are not followed any longer.
    public func follow(_ screens: AsyncStream<LoadedScreen>) {
      following?.cancel()
      following = Task { [weak self] in
        for await loaded in screens { self?.show(loaded) }
      }
    }

    /// Whether changes may move: somebody sees them, and has not asked for less motion.
    private var canAnimate: Bool {
      guard viewIfLoaded?.window != nil else { return false }
      // Imported from a C structure, which counts as unsafe; it is only the name of the property.
      return unsafe !UIAccessibility.isReduceMotionEnabled
    }

    /// Scrolls to a section or an item of the screen.
    ///
    /// - Parameter link: Where to; only ``CatalogLink/section(_:)`` and ``CatalogLink/item(_:)`` are
    ///   places of a screen.
    /// - Returns: Whether the place is there.
    @discardableResult
    public func scroll(to link: CatalogLink) -> Bool {
      let indexPath: IndexPath? =
        switch link {
        case .section(let id): dataSource.indexPath(ofSection: id)
        case .item(let id): dataSource.indexPath(of: id)
        case .screen, .address: nil
        }
      guard let indexPath else { return false }
      collectionView.scrollToItem(at: indexPath, at: .top, animated: canAnimate)
      return true
    }

    private func makeCollectionView() -> UICollectionView {
      let layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
        self?.dataSource.layout(ofSection: index, in: environment)
      }
      return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }

    private func makeDataSource() -> CatalogDataSource {
      CatalogDataSource(collectionView, configuration) { [weak self] selection in
        self?.onSelect(selection)
      }
    }

    // MARK: - Loading

    private func load(storedFirst: Bool) {
      loading?.cancel()
      if screen == nil { showState(.loading) }
      loading = Task { [weak self, feed] in
        if storedFirst, let stored = await feed.stored() { self?.show(stored) }
        let result: Result<LoadedScreen, ScreenSourceError>
        do throws(ScreenSourceError) {
          result = .success(try await feed.load())
        } catch {
          result = .failure(error)
        }
        guard !Task.isCancelled else { return }
        self?.finishLoading(result)
      }
    }

    private func finishLoading(_ result: Result<LoadedScreen, ScreenSourceError>) {
      collectionView.refreshControl?.endRefreshing()
      switch result {
      case .success(let loaded): show(loaded)
      // What is shown stays; only an empty view says why it is empty.
      case .failure(let error): if screen == nil { showState(.failed(error)) }
      }
    }

    // MARK: - States

    private func showState(_ state: CatalogState?) {
      collectionView.backgroundView = state.map(view)
    }

    private func view(of state: CatalogState) -> UIView {
      if let view = configuration.stateView?(state) { return view }
      let content = UIHostingConfiguration {
        StateView(state: state, texts: configuration.texts) { [weak self] in self?.refresh() }
      }
      return content.makeContentView()
    }
  }

  // MARK: - Taps

  extension CatalogViewController: UICollectionViewDelegate {
    /// Hands a tap on an item to ``onSelect``.
    public func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      collectionView.deselectItem(at: indexPath, animated: true)
      guard let (item, section) = dataSource.item(at: indexPath) else { return }
      onSelect(CatalogSelection(section: section, item: item, part: nil))
    }
  }

  // MARK: - Prefetching

  extension CatalogViewController: UICollectionViewDataSourcePrefetching {
    /// Begins to load the images of items that will be shown soon.
    public func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      let urls = imageURLs(at: indexPaths)
      Task { [images = configuration.images] in await images.prefetch(urls) }
    }

    /// Ends loading the images of items that will not be shown after all.
    public func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      let urls = imageURLs(at: indexPaths)
      Task { [images = configuration.images] in await images.cancelPrefetching(urls) }
    }

    /// The addresses of the images that cells will ask for.
    private func imageURLs(at indexPaths: [IndexPath]) -> [URL] {
      indexPaths.compactMap { indexPath in
        guard case .link(let url) = dataSource.item(at: indexPath)?.item.image else { return nil }
        return url
      }
    }
  }

#endif
