#if os(iOS)
  public import MarqueeScreen
  public import MarqueeSources
  import Network
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
    /// Called for every loaded screen before it is shown, with the parts that could not be read.
    public var onLoad: (LoadedScreen) -> Void = { _ in }
    /// Called for every screen once its cells are in place, so that ``scroll(to:)`` finds them.
    public var onShow: (LoadedScreen) -> Void = { _ in }
    /// Called when an item comes into sight and when it leaves, for impressions and players.
    ///
    /// An item that is shown again after an update comes into sight again. While another screen covers
    /// this one, no item is in sight.
    public var onDisplay: (CatalogSelection, CatalogDisplay) -> Void = { _, _ in }
    /// Called when the last item of a section comes into sight, for content that is loaded in parts.
    public var onEndOfSection: (ScreenSection) -> Void = { _ in }
    /// Called when no screen could be loaded, also if an earlier one stays in place.
    ///
    /// A screen that is loaded from a store because a server failed has ``LoadedScreen/failure``.
    public var onFailure: (ScreenSourceError) -> Void = { _ in }
    /// Called once for every part of a screen that is not shown because UIKit would end the app.
    public var onFault: (CatalogFault) -> Void = { _ in }
    /// Receives scrolling events; the collection view's own delegate is this view controller.
    public weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// The space around the content, in addition to the safe area, in points.
    public var contentInset: UIEdgeInsets {
      get { collectionView.contentInset }
      set { collectionView.contentInset = newValue }
    }

    private let network = NWPathMonitor()
    /// Whether the last load failed, or gave an older screen.
    private var hasFailed = false
    private let feed: CatalogFeed
    private let configuration: CatalogConfiguration
    private var loading: Task<Void, Never>?
    /// What is in sight, by cell: after an update, an index path leads to another item.
    private var displayed: [ObjectIdentifier: CatalogSelection] = [:]
    /// Whether another screen covers this one, which has been in sight before.
    private var isCovered = false
    /// The place to scroll to once it is shown.
    private var pendingTarget: CatalogLink?
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
      network.cancel()
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
      if configuration.reloadsOnReturn { followReturns() }
      load(storedFirst: true)
    }

    public override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard isCovered else { return }
      isCovered = false
      for selection in displayed.values { onDisplay(selection, .appeared) }
    }

    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      isCovered = true
      for selection in displayed.values { onDisplay(selection, .disappeared) }
    }

    /// Loads again when the app or the network returns.
    private func followReturns() {
      NotificationCenter.default.addObserver(
        self, selector: #selector(returned), name: UIApplication.willEnterForegroundNotification,
        object: nil)
      network.pathUpdateHandler = { [weak self] path in
        guard path.status == .satisfied else { return }
        Task { @MainActor in self?.networkReturned() }
      }
      network.start(queue: .main)
    }

    @objc private func returned() { reload() }

    private func networkReturned() {
      if hasFailed { reload() }
    }

    /// Loads the screen again, like pulling down.
    public func refresh() {
      reload()
    }

    /// Loads the screen again.
    ///
    /// - Returns: After it is shown, or could not be loaded.
    public func refresh() async {
      reload()
      await shown()
    }

    /// Loads the screen again, and the images that could not be loaded.
    private func reload() {
      NotificationCenter.default.post(name: CatalogImages.retry, object: nil)
      load(storedFirst: false)
    }

    /// Waits until nothing is being loaded or shown, for tests.
    public func shown() async {
      loadViewIfNeeded()
      await loading?.value
      await showing?.value
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
        await self.update(to: loaded.screen)
        self.showState(loaded.screen.sections.isEmpty ? .empty : nil)
        // A refresh control that is hidden before the update makes the content jump.
        self.collectionView.refreshControl?.endRefreshing()
        self.onShow(loaded)
        self.confirmSoon()
        if let target = self.pendingTarget {
          let isShown = self.scroll(to: target)
          // Only an older screen is followed by another one that may have the place.
          if isShown || loaded.origin != .disk { self.pendingTarget = nil }
        }
      }
    }

    /// Notes that the screen did not end the app, after it was shown for a second.
    private func confirmSoon() {
      Task { [feed] in
        // Only cancellation ends the sleep early, and nothing cancels this task.
        try? await Task.sleep(for: .seconds(1))
        await feed.confirm()
      }
    }

    /// Shows a screen; the first visible item stays where it is if something above it changes.
    private func update(to screen: Screen) async {
      let old = self.screen
      guard let old, let (anchor, frame) = anchor() else {
        return await dataSource.show(screen, animated: old != nil && canAnimate)
      }
      let order = CatalogDataSource.order(of: screen, dataSource.contents?.choice)
      guard anchor.isMoved(to: order, ScreenChanges(from: old, to: screen)) else {
        return await dataSource.show(screen, animated: canAnimate)
      }
      // An animation would move the content first and back at its end.
      dataSource.showAtOnce(screen)
      restore(anchor.id, from: frame)
    }

    /// The first visible item and its frame; `nil` at the top of the content, where the view stays,
    /// and while the content moves, which setting an offset would stop.
    private func anchor() -> (ScrollAnchor, CGRect)? {
      let view = collectionView
      guard view.contentOffset.y > -view.adjustedContentInset.top, !view.isTracking,
        !view.isDecelerating
      else { return nil }
      let order = dataSource.order
      for indexPath in view.indexPathsForVisibleItems.sorted() {
        if let id = dataSource.item(at: indexPath)?.item.id,
          let anchor = ScrollAnchor(id, in: order),
          let frame = view.layoutAttributesForItem(at: indexPath)?.frame
        {
          return (anchor, frame)
        }
      }
      return nil
    }

    /// Moves the content by as much as an item was moved by an update.
    private func restore(_ id: ScreenItem.ID, from old: CGRect) {
      let view = collectionView
      view.layoutIfNeeded()
      guard let indexPath = dataSource.indexPath(of: id),
        let frame = view.layoutAttributesForItem(at: indexPath)?.frame, frame.minY != old.minY
      else { return }
      let insets = view.adjustedContentInset
      let lowest = max(-insets.top, view.contentSize.height + insets.bottom - view.bounds.height)
      let offset = view.contentOffset.y + frame.minY - old.minY
      // Assigning the offset does not stop a movement, as 'setContentOffset' does.
      view.contentOffset.y = min(max(-insets.top, offset), lowest)
    }

    /// Keeps the first visible item in its place when the view gets another size.
    public override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      guard let (anchor, frame) = anchor() else { return }
      coordinator.animate { [weak self] _ in self?.restore(anchor.id, from: frame) }
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

    /// Scrolls to a section or an item of the screen, as soon as it is shown.
    ///
    /// The header of a section stays in sight, and a section that scrolls sideways shows the item.
    ///
    /// - Parameter link: The target; only ``CatalogLink/section(_:)`` and ``CatalogLink/item(_:)``
    ///   are places on a screen.
    /// - Returns: Whether the place is shown already.
    @discardableResult
    public func scroll(to link: CatalogLink) -> Bool {
      switch link {
      case .screen, .address: return false
      case .section(let id):
        guard let index = dataSource.index(of: id) else { break }
        return scroll(toSection: index)
      case .item(let id):
        guard let indexPath = dataSource.indexPath(of: id) else { break }
        let layout = dataSource.item(at: indexPath).flatMap { _, section in
          dataSource.contents?.screen.layout(of: section)
        }
        let isSideways = layout.map { $0.orthogonalScrollingBehavior != .none } ?? false
        collectionView.scrollToItem(
          at: indexPath, at: isSideways ? [.top, .centeredHorizontally] : .top,
          animated: canAnimate)
        return true
      }
      pendingTarget = link
      return false
    }

    private func scroll(toSection index: Int) -> Bool {
      let view = collectionView
      let first = IndexPath(item: 0, section: index)
      view.layoutIfNeeded()
      let header = view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: first)
      let item =
        dataSource.itemCount(ofSection: index) > 0 ? view.layoutAttributesForItem(at: first) : nil
      guard let top = [header, item].compactMap({ $0?.frame.minY }).min() else { return false }
      let insets = view.adjustedContentInset
      let lowest = max(-insets.top, view.contentSize.height + insets.bottom - view.bounds.height)
      view.setContentOffset(
        CGPoint(x: view.contentOffset.x, y: min(top - insets.top, lowest)), animated: canAnimate)
      return true
    }

    private func makeCollectionView() -> UICollectionView {
      let layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
        // UIKit raises an exception for 'nil' if the section has items.
        self?.dataSource.layout(ofSection: index, in: environment) ?? .empty
      }
      return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }

    private func makeDataSource() -> CatalogDataSource {
      CatalogDataSource(
        collectionView, CatalogCellProvider(configuration),
        figures: { [configuration] in configuration.figures(currency: $0) },
        onSelect: { [weak self] in self?.onSelect($0) },
        onFault: { [weak self] in self?.onFault($0) })
    }

    // MARK: - Loading

    private func load(storedFirst: Bool) {
      loading?.cancel()
      if screen == nil { showState(.loading) }
      loading = Task { [weak self, feed] in
        if storedFirst, let stored = await feed.stored() {
          guard !Task.isCancelled else { return }
          self?.show(stored)
        }
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
      hasFailed = (try? result.get().failure == nil) != true
      switch result {
      case .success(let loaded): show(loaded)
      // The shown screen stays; the error is only shown in an empty view.
      case .failure(let error):
        collectionView.refreshControl?.endRefreshing()
        if screen == nil { showState(.failed(error)) }
        onFailure(error)
      }
    }

    // MARK: - States

    private func showState(_ state: CatalogState?) {
      collectionView.backgroundView = state.map(view)
    }

    private func view(of state: CatalogState) -> UIView {
      if let placeholder = configuration.statePlaceholder?(state) {
        return UIHostingConfiguration { placeholder }.margins(.all, 0).makeContentView()
      }
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

    /// Passes an item that comes into sight to ``onDisplay``.
    public func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      guard let (item, section) = dataSource.item(at: indexPath) else { return }
      let selection = CatalogSelection(section: section, item: item, part: nil)
      displayed[ObjectIdentifier(cell)] = selection
      if !isCovered { onDisplay(selection, .appeared) }
      prefetchRow(after: indexPath, of: section)
      if indexPath.item == dataSource.itemCount(ofSection: indexPath.section) - 1 {
        onEndOfSection(section)
      }
    }

    /// Passes an item that leaves to ``onDisplay``.
    public func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      guard let selection = displayed.removeValue(forKey: ObjectIdentifier(cell)) else { return }
      if !isCovered { onDisplay(selection, .disappeared) }
    }

    // MARK: Scrolling

    /// Passes scrolling to ``scrollDelegate``.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
      scrollDelegate?.scrollViewDidScroll?(scrollView)
    }

    /// Passes the beginning of a drag to ``scrollDelegate``.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      scrollDelegate?.scrollViewWillBeginDragging?(scrollView)
    }

    /// Passes the end of a drag to ``scrollDelegate``.
    public func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
      scrollDelegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    }

    /// Passes the end of a movement to ``scrollDelegate``.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      scrollDelegate?.scrollViewDidEndDecelerating?(scrollView)
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

    /// How many images of a row that scrolls sideways are loaded before they come into sight.
    private static let rowPrefetchCount = 6

    /// Starts loading the next images of a row that scrolls sideways, for which UIKit does not ask.
    private func prefetchRow(after indexPath: IndexPath, of section: ScreenSection) {
      guard
        dataSource.contents?.screen.layout(of: section).orthogonalScrollingBehavior
          ?? OrthogonalScrollingBehavior.none != .none
      else { return }
      let last = min(
        indexPath.item + Self.rowPrefetchCount,
        dataSource.itemCount(ofSection: indexPath.section) - 1)
      guard last > indexPath.item else { return }
      let next = (indexPath.item + 1...last).map { IndexPath(item: $0, section: indexPath.section) }
      let urls = imageURLs(at: next)
      guard !urls.isEmpty else { return }
      Task { [images = configuration.images] in await images.prefetch(urls) }
    }

    /// The image URLs that cells will request: links, and published images.
    private func imageURLs(at indexPaths: [IndexPath]) -> [URL] {
      let scale = Double(traitCollection.displayScale)
      let colorScheme: ColorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
      return indexPaths.compactMap { indexPath in
        switch dataSource.item(at: indexPath)?.item.image {
        case .link(let url): url
        case .named(let name):
          configuration.images.publishedURL(of: name, scale: scale, colorScheme)
        case nil: nil
        }
      }
    }
  }
#endif
