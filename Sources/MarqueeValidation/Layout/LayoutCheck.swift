import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLayout
import MarqueeLoading
import MarqueePropertyList
import MarqueeSolver

/// An authored layout, inspected on all devices in both orientations.
struct LayoutCheck {
  /// The layout.
  let layout: LocatedLayout
  /// Numbers that are wrong wherever the layout is shown.
  let numberFaults: [LayoutNumberFault]
  /// Effects that the author cannot have intended, once for each value; empty if there are wrong
  /// numbers, which would then be reported twice.
  private(set) var findings: [LocatedFinding] = []

  /// The keys of fractions above 1, with their values.
  let largeFractions: [(key: ValueIndex, fraction: Double)]

  /// A finding about a layout, with the place of its cause and the devices that show it.
  struct LocatedFinding {
    /// The finding in the first view.
    let finding: LayoutFinding
    /// The number that causes it, or the key or dictionary of a part.
    let place: ValueIndex
    /// The devices and orientations that show it.
    var views: LayoutViews
    /// Whether it makes the section empty there.
    var emptiesSection: Bool
  }

  /// Why the section shows nothing, if no single number of its layout is the cause.
  private(set) var fault: (reason: LayoutFault.Reason, views: LayoutViews)?

  /// Inspects a layout.
  init(_ layout: LocatedLayout, in catalog: LocatedCatalog, on devices: [Device]) {
    let document = catalog.document
    self.layout = layout
    numberFaults = LayoutNumberFault.all(in: layout.key + 1, document)
    largeFractions = document.subtree(of: layout.key + 1).dropFirst().compactMap { key in
      guard document[key].kind == .key, document.isFraction(key),
        document[key + 1].kind == .integer || document[key + 1].kind == .real,
        let fraction = Double(document.string(of: key + 1)), fraction > 1,
        // A greater one is among the wrong numbers.
        fraction <= LayoutSection.maximumNumber
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

  /// Whether the layout has a fault on any device in portrait.
  var isFaultyInPortrait: Bool {
    !numberFaults.isEmpty || !largeFractions.isEmpty || fault?.views.isOnlyInLandscape == false
      || findings.contains { !$0.views.isOnlyInLandscape }
  }

  /// Faults in one place count as one, even if they look different on another device.
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
  /// Whether it can make a section empty.
  fileprivate var canEmptySection: Bool {
    self == .doesNotFit || self == .insetsTooWide || self == .tooSmall
  }
}

extension RuleReport {
  /// Reports a finding about a layout, and where it appears.
  ///
  /// What only appears in landscape is at most a warning, because an app may not support landscape.
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
