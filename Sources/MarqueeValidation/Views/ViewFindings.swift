import MarqueeDiagnostics
package import MarqueeImages
package import MarqueeLoading
package import MarqueeScreen
package import MarqueeSolver

/// What the views of a screen show: its images in their cells, the texts that do not fit, and its
/// authored layouts.
///
/// Rules about views read nothing else of a view. Some rules about image files read which of them
/// are shown.
package struct ViewFindings: Sendable {
  package let views: JudgedViews
  /// Whether cells were judged; they are not if the screen is too large or no rule needs them.
  package let isMeasured: Bool
  /// Where the screen shows which images, and in what sizes; empty if no folder was read.
  package let images: ImageUsages
  /// What is not seen of cells and headers; empty if none were judged.
  let faults: ViewFaults
  let layouts: [LayoutCheck]

  /// Lays a screen out in the views that rules need.
  ///
  /// - Parameters:
  ///   - file: The screen, with its places.
  ///   - scene: The screen as an app shows it; `nil` for a library, whose items have no cells.
  ///   - images: The images of the content folder; `nil` if no folder was read.
  ///   - isMeasured: Whether texts are measured; for a screen that is too large, they are not.
  /// - Complexity: O(*items* × *views*), and O(*texts* × *views*) if texts are measured.
  package init(
    of file: ResolvedFile, shownAs scene: ScreenScene?, in images: ImageLibrary?,
    settings: Settings, views: JudgedViews, isMeasured: Bool = true,
    _ workers: Workers = .one
  ) {
    self.views = views
    self.isMeasured = isMeasured
    layouts = Self.checks(of: file, views)
    let asks = Settings.rulesOfCells.contains { settings.rules[$0.id] != .off }
    let cellViews = isMeasured && asks ? views.counting + views.further : []
    let imageViews = images?.isEmpty == false ? views.counting : []
    let solved = scene?.views(imageViews + cellViews, workers) ?? []
    let usages = ImageUsages(of: file, shownAs: scene, in: images)
    let faultyLayouts = Self.faulty(layouts, in: views.counting.map(\.orientation))
    let shown = Array(solved.prefix(imageViews.count))
    let cells = shown.map { usages.cells(in: $0, of: file, faultyLayouts: faultyLayouts) }
    self.images = usages.shown(as: cells, in: shown)
    if isMeasured, let scene {
      faults = ViewFaults(
        of: file.shown, scene, Array(solved.dropFirst(imageViews.count)),
        counting: views.counting.count, faulty: faultyLayouts, workers)
    } else {
      faults = ViewFaults(isSkipped: !isMeasured)
    }
  }

  private init(
    _ view: ScreenView, _ faults: ViewFaults, _ images: ImageUsages, _ layouts: [LayoutCheck]
  ) {
    views = JudgedViews(view)
    isMeasured = true
    self.faults = faults
    self.images = images
    self.layouts = layouts
  }

  /// Judges each of some views of a screen for itself.
  ///
  /// - Returns: What was found, each once, with the numbers of the views that show it.
  /// - Complexity: O(*n*) in the items of the screen, for each view.
  package static func each(
    of file: ResolvedFile, _ views: [ScreenView], in images: ImageLibrary?, isMeasured: Bool,
    _ workers: Workers
  ) -> [(findings: ViewFindings, views: [Int])] {
    guard let scene = views.first?.scene else { return [] }
    // Authored layouts are inspected in the standard text size.
    let windows = Dictionary(grouping: views.indices) { views[$0].id.window }
    let layouts = windows.mapValues { checks(of: file, JudgedViews(views[$0[0]])) }
    let faultyLayouts = Dictionary(
      first: layouts.map { ($0, Self.faulty($1, in: [$0.orientation])) })
    let faulty = { @Sendable (view: ScreenView) in faultyLayouts[view.id.window] ?? [] }
    let faults =
      isMeasured ? ViewFaults.each(of: file.shown, scene, views, faulty: faulty, workers) : []
    // What several images have in common is one fact of a view, so their faults stay together.
    let flat = faults.filter { $0.fault.part.kind == .flat }
    let usages = ImageUsages(of: file, shownAs: scene, in: images)
    let looks = workers.map(Array(views.enumerated())) { number, view in
      Look(
        device: view.id.device, orientation: view.id.orientation,
        cells: usages.cells(in: view, of: file, faultyLayouts: faulty(view)),
        flat: flat.indices.filter { flat[$0].views.contains(number) })
    }
    let distinct = Dictionary(grouping: views.indices) { looks[$0] }.map { look, numbers in
      let view = views[numbers[0]]
      let faults =
        isMeasured ? ViewFaults(look.flat.map { flat[$0].fault }) : ViewFaults(isSkipped: true)
      let images = usages.shown(as: [look.cells], in: [view])
      return (ViewFindings(view, faults, images, []), numbers)
    }
    let none = ImageUsages(of: file, shownAs: nil, in: nil)
    let inWindows = windows.map { window, numbers in
      (ViewFindings(views[numbers[0]], ViewFaults([]), none, layouts[window] ?? []), numbers)
    }
    let others = faults.filter { $0.fault.part.kind != .flat }
    return distinct + inWindows
      + Dictionary(grouping: others, by: \.views).map { numbers, faults in
        (ViewFindings(views[numbers[0]], ViewFaults(faults.map(\.fault)), none, []), numbers)
      }
  }

  /// What the diagnostics of images in a view depend on.
  private struct Look: Hashable {
    let device: Device
    let orientation: Orientation
    let cells: [ImageCell?]
    /// The numbers of the faults of images without a width or a height.
    let flat: [Int]
  }

  /// The layouts with a fault, whose cells say nothing about the images in them.
  private static func faulty(
    _ layouts: [LayoutCheck], in orientations: [Orientation]
  ) -> Set<String> {
    Set(layouts.filter { $0.isFaulty(in: orientations) }.map(\.layout.name))
  }

  private static func checks(of file: ResolvedFile, _ views: JudgedViews) -> [LayoutCheck] {
    file.catalog.layouts.map {
      LayoutCheck($0, in: file.catalog, views: views.layoutViews, deviceCount: views.devices.count)
    }
  }
}

extension Settings {
  /// Whether texts that do not fit, or comments about them, are errors.
  package var judgesTextsAsErrors: Bool {
    (Self.rulesOfCells + [.unusedSuppression]).contains {
      rules[$0.id] == .severity(.error)
    }
  }

  /// The rules that need each cell to be judged.
  fileprivate static let rulesOfCells: [Rule] = [
    .textTruncated, .textOverlaps, .partDoesNotFit, .imageDistorted,
  ]
}
