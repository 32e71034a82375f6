import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLayout
import MarqueeLoading
import MarqueePropertyList
import MarqueeSolver

/// An authored layout, inspected on all devices held in both ways.
struct LayoutCheck {
  /// The layout.
  let layout: LocatedLayout
  /// Numbers that no layout can have, wherever it is shown.
  let numberFaults: [LayoutNumberFault]
  /// What becomes of the layout that its author cannot mean, once for each value; empty if there are
  /// wrong numbers, for they would be reported twice.
  private(set) var findings: [LocatedFinding] = []

  /// The keys of fractions above 1, and what they are.
  let largeFractions: [(key: ValueIndex, fraction: Double)]

  /// Something found in a layout, where its reason is written and where it is seen.
  struct LocatedFinding {
    /// What was found in the first of the places.
    let finding: LayoutFinding
    /// The number that is the reason, or the key or the dictionary of a part.
    let place: ValueIndex
    /// Where it is seen.
    var views: LayoutViews
    /// Whether the section shows nothing there because of it.
    var emptiesSection: Bool
  }

  /// A section that shows nothing for a reason that no number of its layout alone is.
  private(set) var fault: (reason: LayoutFault.Reason, views: LayoutViews)?

  /// Inspects a layout.
  init(_ layout: LocatedLayout, in catalog: LocatedCatalog, on devices: [Device]) {
    let document = catalog.document
    self.layout = layout
    numberFaults = LayoutNumberFault.all(in: layout.key + 1, document)
    largeFractions = document.subtree(of: layout.key + 1).dropFirst().compactMap { key in
      guard document[key].kind == .key, document.isFraction(key),
        document[key + 1].kind == .integer || document[key + 1].kind == .real,
        let fraction = Double(document.string(of: key + 1)), fraction > 1
      else { return nil }
      return (key, fraction)
    }
    guard numberFaults.isEmpty, let section = layout.model, section.listConfiguration == nil else {
      return
    }
    let places = LayoutPlaces(layout, in: document)
    var positions: [Place: Int] = [:]
    for orientation in Orientation.allCases {
      for device in devices {
        let inspection = LayoutInspection(
          section, configuration: catalog.layoutConfiguration,
          in: device.environment(orientation))
        let views = LayoutViews(device, orientation, devices.count)
        if let reason = inspection.fault,
          reason != .noRoom || !inspection.findings.contains(where: \.kind.canEmptySection)
        {
          if fault == nil { fault = (reason, views) } else { fault?.views.formUnion(views) }
        }
        for finding in inspection.findings {
          let emptiesSection = inspection.fault != nil && finding.kind.canEmptySection
          let place = Place(part: finding.part, key: finding.key)
          if let position = positions[place] {
            findings[position].views.formUnion(views)
            if emptiesSection { findings[position].emptiesSection = true }
            continue
          }
          positions[place] = findings.count
          findings.append(
            LocatedFinding(
              finding: finding, place: places.value(finding), views: views,
              emptiesSection: emptiesSection))
        }
      }
    }
    if !layout.hasKnownForm(in: document) { findings.removeAll { !$0.emptiesSection } }
  }

  /// Whether something is wrong with the layout on a device that is held upright.
  var isFaultyInPortrait: Bool {
    !numberFaults.isEmpty || !largeFractions.isEmpty || fault?.views.isOnlyInLandscape == false
      || findings.contains { !$0.views.isOnlyInLandscape }
  }

  /// What is wrong in one place is one fault, though it may look different on another device.
  private struct Place: Hashable {
    let part: LayoutFinding.Part
    let key: LayoutFinding.Key
  }

  /// The findings of some kinds.
  func findings(_ kinds: LayoutFinding.Kind...) -> [LocatedFinding] {
    findings.filter { kinds.contains($0.finding.kind) }
  }
}

extension LayoutFinding.Kind {
  /// Whether it can be the reason why a section shows nothing.
  fileprivate var canEmptySection: Bool {
    self == .doesNotFit || self == .insetsTooWide || self == .tooSmall
  }
}

extension RuleReport {
  /// Reports something found in a layout, and where it is seen.
  ///
  /// What is only seen in landscape is a warning at most: an app may never be held so.
  mutating func add(
    _ found: LayoutCheck.LocatedFinding, severity: Severity? = nil, _ message: String,
    fixIts: [FixIt] = []
  ) {
    let isDictionary = document[found.place].kind == .dictionary
    add(
      at: found.place, range: isDictionary ? document.openingTag(of: found.place) : nil,
      severity: found.views.isOnlyInLandscape && (severity ?? self.severity) == .error
        ? .warning : severity,
      message, notes: [Note(found.views.text)], fixIts: fixIts)
  }
}
