import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver

/// An authored layout, inspected in several views.
package struct LayoutCheck {
  let layout: LocatedLayout
  /// Numbers that are wrong wherever the layout is shown.
  let numberFaults: [LayoutNumberFault]
  /// Effects that the author cannot have intended, once for each value; empty if there are wrong
  /// numbers, which would then be reported twice.
  private(set) var findings: [LocatedFinding] = []

  /// The keys of fractions above 1, with their values.
  let largeFractions: [(key: ValueIndex, fraction: Double)]

  /// A finding about a layout, with the place of its cause and the views that show it.
  struct LocatedFinding {
    let finding: LayoutFinding
    /// The number that causes it, or the key or dictionary of a part.
    let place: ValueIndex
    var views: LayoutViews
    let endsApp: Bool

    /// What UIKit does, as the end of a message; empty if the app continues.
    var ending: String { endsApp ? "; \(views.width) UIKit ends the app" : "" }
  }

  /// Why the section shows nothing, if no single number of its layout is the cause.
  private(set) var fault: (reason: LayoutFault.Reason, views: LayoutViews)?

  /// Inspects a layout.
  ///
  /// - Parameters:
  ///   - views: The views to inspect it in.
  ///   - deviceCount: How many devices layouts are checked on.
  init(
    _ layout: LocatedLayout, in catalog: LocatedCatalog, views: [LayoutView], deviceCount: Int
  ) {
    let document = catalog.document
    self.layout = layout
    numberFaults = LayoutNumberFault.all(in: layout.key + 1, document)
    largeFractions = document.subtree(of: layout.key + 1).dropFirst().compactMap { key in
      document.largeFraction(at: key).map { (key, $0) }
    }
    guard numberFaults.isEmpty, let section = layout.model else { return }
    let regular = document.member("regular", of: layout.key + 1)?.value
    var positions: [Place: Int] = [:]
    for view in views {
      let environment = view.environment
      let root = environment.isWidthRegular ? regular ?? layout.key + 1 : layout.key + 1
      let places = LayoutPlaces(root: root, document: document)
      let inspection = LayoutInspection(
        section.adapted(toRegularWidth: environment.isWidthRegular),
        configuration: catalog.layoutConfiguration, in: environment)
      let views = LayoutViews(view, deviceCount)
      let found = inspection.findings.map { finding in
        LocatedFinding(
          finding: finding, place: places.value(finding), views: views,
          // Cells of such a size leave a group inside them no space at all.
          endsApp: finding.endsApp || inspection.fault == .noRoom && finding.kind == .tooSmall)
      }
      if let reason = inspection.fault, reason != .noRoom || !found.contains(where: \.endsApp) {
        if fault == nil { fault = (reason, views) } else { fault?.views.formUnion(views) }
      }
      for found in found where found.endsApp || !view.isNarrow { add(found, of: root, &positions) }
    }
    if !layout.hasKnownForm(in: document) { findings.removeAll { !$0.endsApp } }
  }

  /// Adds a finding, or its views to one in the same place; one that ends the app replaces another.
  private mutating func add(
    _ found: LocatedFinding, of root: ValueIndex, _ positions: inout [Place: Int]
  ) {
    let place = Place(root: root, part: found.finding.part, key: found.finding.key)
    guard let position = positions[place] else {
      positions[place] = findings.count
      return findings.append(found)
    }
    if findings[position].endsApp == found.endsApp {
      findings[position].views.formUnion(found.views)
    } else if found.endsApp {
      findings[position] = found
    }
  }

  func isFaulty(in orientations: [Orientation]) -> Bool {
    !numberFaults.isEmpty || !largeFractions.isEmpty
      || ([fault?.views].compactMap(\.self) + findings.map(\.views)).contains { views in
        orientations.contains(where: views.includes)
      }
  }

  /// Faults in one place count as one, even if they look different on another device.
  private struct Place: Hashable {
    let root: ValueIndex
    let part: LayoutFinding.Part
    let key: LayoutFinding.Key
  }

  func findings(_ kinds: LayoutFinding.Kind...) -> [LocatedFinding] {
    findings.filter { kinds.contains($0.finding.kind) }
  }
}

extension RuleReport {
  /// Reports a finding about a layout, and where it appears.
  ///
  /// What ends the app is an error in every view. Anything else that only appears in landscape is
  /// at most a warning, because an app may not support landscape.
  mutating func add(
    _ found: LayoutCheck.LocatedFinding, severity: Severity? = nil, part: RuleIdentifier? = nil,
    _ message: String, fixIts: [FixIt] = []
  ) {
    let isDictionary = document[found.place].kind == .dictionary
    let isMild = !found.endsApp && !found.views.includes(.portrait)
    let severity = found.endsApp ? .error : severity ?? rule.severity
    add(
      at: found.place, range: isDictionary ? document.openingTag(of: found.place) : nil,
      severity: isMild && severity == .error ? .warning : severity,
      part: part, message, notes: [Note(found.views.text)], fixIts: fixIts)
  }
}
