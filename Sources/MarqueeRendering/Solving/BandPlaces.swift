import MarqueeCells
import MarqueeScreen
import MarqueeSolver

/// The positions of the bands for faulty sections on a drawn screen.
///
/// The solver does not know about them: they only shift down what follows.
struct BandPlaces {
  private let bands: [(section: FaultySection, y: Double)]
  /// The height of the bands before each section, and after the last one.
  private let shifts: [Double]

  var length: Double { shifts.last ?? 0 }

  init(_ preview: Preview, _ solved: SolvedLayout) {
    let sections = preview.screen.sections
    let faults = preview.faultySections.sorted { $0.index < $1.index }
    var bands: [(section: FaultySection, y: Double)] = []
    var shifts: [Double] = []
    var next = faults.startIndex
    var length = 0.0
    for index in 0...sections.count {
      let start =
        index < sections.count
        ? solved.frame(ofSection: index)?.minY ?? solved.contentSize.height
        : solved.contentSize.height
      while next < faults.endIndex, faults[next].index <= index || index == sections.count {
        bands.append((faults[next], start + length))
        length += BandShape.height(of: faults[next])
        next += 1
      }
      shifts.append(length)
    }
    self.bands = bands
    self.shifts = shifts
  }

  func shift(ofSection index: Int) -> Double { shifts.indices.contains(index) ? shifts[index] : 0 }

  func views(_ direction: ReadingDirection, width: Double, top: Double) -> [DrawnScreen.View] {
    bands.map { band in
      let frame = LayoutRect(
        x: 0, y: top + band.y, width: width, height: BandShape.height(of: band.section)
      ).inset(by: BandShape.margins)
      // Bands do not scale with the text size, because they are not part of the content.
      let marks = PartLayout.marks(
        of: BandShape.part(of: band.section), in: frame.size, category: .large,
        direction: direction)
      return DrawnScreen.View(
        frame: frame, section: band.section.index, item: nil, fault: band.section,
        spokenText: "\(BandShape.headline(of: band.section)): \(band.section.message)",
        marks: marks)
    }
  }
}
