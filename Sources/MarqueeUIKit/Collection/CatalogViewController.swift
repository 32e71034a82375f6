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
  /// A screen that the source has available is shown immediately, and replaced by the loaded one. A
  /// refresh keeps the scroll position and the selected item of main sections.
  public final class CatalogViewController: UIViewController {
    /// Called for every tap on an item, a part of it, or a header with a link.
    public var onSelect: (CatalogSelection) -> Void = { _ in }
    /// Called for every shown screen, with the parts that could not be read.
    public var onLoad: (LoadedScreen) -> Void = { _ in }

    private let feed: CatalogFeed
    private let configuration: CatalogConfiguration
    private var loading: Task<Void, Never>?
    private var following: Task<Void, Never>?
    /// The running update; screens are shown one after another.
    private var showing: Task<Void, Never>?

    private lazy var collectionView: UICollectionView = makeCollectionView()
    private lazy var dataSource: CatalogDataSource = makeDataSource()

    /// Makes a view controller for one screen.
    ///
    /// - Parameters:
    ///   - source: The source of the screen.
    ///   - target: The screen to request.
    ///   - configuration: The app's own cells, images and texts.
    public init<Source: ScreenSource>(
      _ source: Source, of target: Source.Target,
      configuration: CatalogConfiguration = CatalogConfiguration()
    ) {
      feed = CatalogFeed(source, of: target)
      self.configuration = configuration
      super.init(nibName: nil, bundle: nil)
    }

    /// A storyboard cannot provide a source.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    deinit {
      loading?.cancel()
      following?.cancel()
      showing?.cancel()
    }

    /// The shown screen; `nil` before the first one.
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

    /// Loads the screen again, like pulling down.
    public func refresh() {
      load(storedFirst: false)
    }

    /// Shows a screen that the app already has, such as one from a stream of updates.
    ///
    /// - Parameter loaded: The screen, which replaces the shown one.
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

    /// Shows each screen of a stream, such as the updates of an ``HTTPSource`` during editing.
    ///
    /// - Parameter screens: The screens; an earlier stream is no longer followed.
    public func follow(_ screens: AsyncStream<LoadedScreen>) {
      following?.cancel()
      following = Task { [weak self] in
        for await loaded in screens { self?.show(loaded) }
      }
    }

    /// Whether changes may be animated: the view is visible, and reduced motion is off.
    private var canAnimate: Bool {
      guard viewIfLoaded?.window != nil else { return false }
      // The imported C declaration counts as unsafe; reading the property is safe.
      return unsafe !UIAccessibility.isReduceMotionEnabled
    }

    /// Scrolls to a section or an item of the screen.
    ///
    /// - Parameter link: The target; only ``CatalogLink/section(_:)`` and ``CatalogLink/item(_:)``
    ///   are places on a screen.
    /// - Returns: Whether the place exists.
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
      // The shown screen stays; the error is only shown in an empty view.
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
    /// Passes a tap on an item to ``onSelect``.
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
    /// Starts loading the images of items that will be shown soon.
    public func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      let urls = imageURLs(at: indexPaths)
      Task { [images = configuration.images] in await images.prefetch(urls) }
    }

    /// Stops loading the images of items that will not be shown after all.
    public func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      let urls = imageURLs(at: indexPaths)
      Task { [images = configuration.images] in await images.cancelPrefetching(urls) }
    }

    /// The image URLs that cells will request.
    private func imageURLs(at indexPaths: [IndexPath]) -> [URL] {
      indexPaths.compactMap { indexPath in
        guard case .link(let url) = dataSource.item(at: indexPath)?.item.image else { return nil }
        return url
      }
    }
  }

#endif
