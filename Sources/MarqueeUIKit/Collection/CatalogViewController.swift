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
  /// home.onSelect = { home, selection in home.show(DetailViewController(selection), sender: nil) }
  /// window.rootViewController = UINavigationController(rootViewController: home)
  /// ```
  ///
  /// A screen that the source has on the device is shown first, and replaced by the loaded one. A
  /// refresh keeps the scroll position and the selected item of main sections.
  ///
  /// Every callback hands over this view controller: a closure that captures the one it is stored
  /// in keeps it forever.
  public final class CatalogViewController: UIViewController {
    /// Called for every tap on an item, a part of it, or a header with a link.
    public var onSelect: (CatalogViewController, CatalogSelection) -> Void = { _, _ in }
    /// Called for every loaded screen before it is shown, with the parts that could not be read.
    public var onLoad: (CatalogViewController, LoadedScreen) -> Void = { _, _ in }
    /// Called for every screen once its cells are in place, so that ``scroll(to:)`` finds them.
    public var onShow: (CatalogViewController, LoadedScreen) -> Void = { _, _ in }
    /// Called when an item comes into sight and when it leaves, for impressions and players.
    ///
    /// An item that is shown again after an update comes into sight again. While another screen
    /// covers this one, no item is in sight.
    public var onDisplay: (CatalogViewController, CatalogSelection, CatalogDisplay) -> Void = {
      _, _, _ in
    }
    /// Called when the last item of a section comes into sight, for content that is loaded in
    /// parts.
    public var onEndOfSection: (CatalogViewController, ScreenSection) -> Void = { _, _ in }
    /// Called when no screen could be loaded, also if an earlier one stays in place.
    ///
    /// A screen that is loaded from a store because a server failed has ``LoadedScreen/failure``.
    public var onFailure: (CatalogViewController, ScreenSourceError) -> Void = { _, _ in }
    /// Called once for every part of a screen that is not shown because UIKit would end the app.
    public var onFault: (CatalogViewController, CatalogFault) -> Void = { _, _ in }
    /// Receives scrolling events; the collection view's own delegate is this view controller.
    public weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// The space around the content, in addition to the safe area, in points.
    public var contentInset: UIEdgeInsets {
      get { collectionView.contentInset }
      set { collectionView.contentInset = newValue }
    }

    private let network = NWPathMonitor()
    private let loading: ScreenLoading
    let configuration: CatalogConfiguration
    /// What is in sight, by cell: after an update, an index path leads to another item.
    var displayed: [ObjectIdentifier: CatalogSelection] = [:]
    /// Whether another screen covers this one, which has been in sight before.
    var isCovered = false
    /// The place to scroll to once it is shown.
    var pendingTarget: CatalogLink?
    private var following: Task<Void, Never>?

    lazy var collectionView: UICollectionView = makeCollectionView()
    lazy var dataSource: CatalogDataSource = makeDataSource()

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
      loading = ScreenLoading(source, of: target)
      self.configuration = configuration
      super.init(nibName: nil, bundle: nil)
      loading.presenter = self
    }

    /// A storyboard cannot provide a source.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    deinit {
      following?.cancel()
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
        collectionView.addRefreshControl { [weak self] in self?.refresh() }
      }
      if configuration.reloadsOnReturn { followReturns() }
      if let theme = configuration.theme { show(theme) }
      loading.begin()
    }

    public override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard isCovered else { return }
      isCovered = false
      for selection in displayed.values { onDisplay(self, selection, .appeared) }
    }

    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      isCovered = true
      for selection in displayed.values { onDisplay(self, selection, .disappeared) }
    }

    /// Loads again when the app or the network returns.
    private func followReturns() {
      let center = NotificationCenter.default
      center.addObserver(
        self, selector: #selector(sceneDidEnterBackground),
        name: UIScene.didEnterBackgroundNotification, object: nil)
      center.addObserver(
        self, selector: #selector(sceneWillEnterForeground),
        name: UIScene.willEnterForegroundNotification, object: nil)
      network.pathUpdateHandler = { [weak self] path in
        guard path.status == .satisfied else { return }
        Task { @MainActor in self?.loading.reconnect() }
      }
      network.start(queue: .main)
    }

    @objc private func sceneDidEnterBackground(_ notification: Notification) {
      if isOfOwnScene(notification) { loading.leave() }
    }

    @objc private func sceneWillEnterForeground(_ notification: Notification) {
      if isOfOwnScene(notification) { loading.comeBack() }
    }

    private func isOfOwnScene(_ notification: Notification) -> Bool {
      guard let scene = viewIfLoaded?.window?.windowScene else { return false }
      return notification.object as? UIScene === scene
    }

    /// Loads the screen again, like pulling down: a server is asked even if its answer is fresh.
    public func refresh() {
      loadViewIfNeeded()
      loading.reload()
    }

    /// Loads the screen again, like pulling down: a server is asked even if its answer is fresh.
    ///
    /// - Returns: After it is shown, or could not be loaded.
    public func refresh() async {
      loadViewIfNeeded()
      loading.reload()
      await shown()
    }

    /// Waits until nothing is being loaded or shown, for tests.
    public func shown() async {
      loadViewIfNeeded()
      await loading.settle()
    }

    /// Shows a screen that the app already has, such as one from a stream of updates.
    ///
    /// - Parameter loaded: The screen, which replaces the shown one.
    public func show(_ loaded: LoadedScreen) {
      loadViewIfNeeded()
      loading.show(loaded)
    }

    func show(_ theme: Theme) {
      if theme.appearance != dataSource.theme.appearance {
        overrideUserInterfaceStyle = theme.appearance == .dark ? .dark : .unspecified
      }
      dataSource.theme = theme
    }

    /// Shows a screen; the first visible item stays where it is if something above it changes.
    func update(to screen: Screen) async {
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

    /// Keeps the first visible item in its place when the view gets another size.
    public override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      guard let (anchor, frame) = anchor() else { return }
      coordinator.animate { [weak self] _ in self?.restore(anchor.id, from: frame) }
    }

    /// Lays out again when the text size changes, because some lengths grow with it.
    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      let textSize = traitCollection.preferredContentSizeCategory
      if previous?.preferredContentSizeCategory != textSize, isViewLoaded {
        dataSource.showTextSize()
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
    var canAnimate: Bool {
      guard viewIfLoaded?.window != nil else { return false }
      // The imported C declaration counts as unsafe; reading the property is safe.
      return unsafe !UIAccessibility.isReduceMotionEnabled
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
        onSelect: { [weak self] in if let self { onSelect(self, $0) } },
        onFault: { [weak self] in if let self { onFault(self, $0) } })
    }

    /// Command-R loads the screen again, also where nothing can be pulled down.
    public override var keyCommands: [UIKeyCommand]? {
      let key = UIKeyCommand(input: "r", modifierFlags: .command, action: #selector(reloadByKey))
      return (super.keyCommands ?? []) + (configuration.allowsRefresh ? [key] : [])
    }

    @objc private func reloadByKey() { refresh() }

    // MARK: - States

    func showState(_ state: CatalogState?) {
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
#endif
