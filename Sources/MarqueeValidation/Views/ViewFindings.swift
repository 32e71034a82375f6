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
  ///   - known: What was found already in these views.
  /// - Complexity: O(*items* × *views*), and O(*texts* × *views*) if texts are measured.
  package init(
    of file: ResolvedFile, shownAs scene: ScreenScene?, in images: ImageLibrary?,
    settings: Settings, views: JudgedViews, isMeasured: Bool = true,
    knowing known: (faults: ViewFaults, layouts: [LayoutCheck], images: ImageUsages)? = nil,
    _ workers: Workers = .one
  ) {
    self.views = views
    self.isMeasured = isMeasured
    layouts = known?.layouts ?? Self.checks(of: file, views)
    let asks = known == nil && Settings.rulesOfCells.contains { settings.rules[$0.id] != .off }
    let cellViews = isMeasured && asks ? views.counting + views.further : []
    let imageViews = images?.isEmpty == false ? views.imageViews : []
    let judged = imageViews + cellViews
    let solved = views.solved.map { view in judged.map { _ in view } } ?? scene?.views(judged) ?? []
    self.images = (known?.images ?? ImageUsages(of: file, in: images)).shown(
      in: Array(solved.prefix(imageViews.count)), of: file,
      // Cells of a faulty layout say nothing about the images in them.
      faultyLayouts: Set(
        layouts.filter { $0.isFaulty(in: views.imageViews.map(\.orientation)) }.map(\.layout.name)))
    if let known {
      faults = known.faults
    } else if isMeasured, let scene {
      faults = ViewFaults(
        of: file.shown, scene, Array(solved.dropFirst(imageViews.count)),
        counting: views.counting.count, workers)
    } else {
      faults = ViewFaults(isSkipped: !isMeasured)
    }
  }

  /// Judges each of some views of a screen for itself.
  ///
  /// - Complexity: O(*n*) in the items of the screen, for each view.
  package static func each(
    of file: ResolvedFile, _ views: [ScreenView], in images: ImageLibrary?, settings: Settings,
    isMeasured: Bool, _ workers: Workers
  ) -> [ViewFindings] {
    guard let scene = views.first?.scene else { return [] }
    let faults =
      isMeasured
      ? ViewFaults.each(of: file.shown, scene, views, workers)
      : views.map { _ in ViewFaults(isSkipped: true) }
    // Authored layouts are inspected in the standard text size.
    var layouts: [ScreenView.ID: [LayoutCheck]] = [:]
    for view in views where layouts[view.id.window] == nil {
      layouts[view.id.window] = checks(of: file, JudgedViews(view))
    }
    let usages = ImageUsages(of: file, in: images)
    return workers.map(Array(views.enumerated())) { [layouts] number, view in
      ViewFindings(
        of: file, shownAs: scene, in: images, settings: settings, views: JudgedViews(view),
        isMeasured: isMeasured,
        knowing: (faults[number], layouts[view.id.window] ?? [], usages))
    }
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
  fileprivate static let rulesOfCells: [Rule] = [.textTruncated, .textOverlaps, .partDoesNotFit]
}
