import Foundation
import MarqueeCatalog
import MarqueeScreen
import MarqueeSolver

extension Trial {
  /// Checks that a screen is valid, can be read back from its JSON, and can be laid out.
  mutating func check(_ screen: Screen) {
    let identifiers = screen.sections.flatMap { [$0.id] + $0.items.map(\.id) }
    expect(Set(identifiers).count == identifiers.count, "an identifier that is not unique")
    let json = screen.jsonBytes()
    for bytes in [json, screen.jsonBytes(style: .pretty)] {
      do {
        let read = try Screen(json: Data(bytes))
        expect(read == screen, "a screen that reads back different")
        // The first decoding removes redundant zeros from numbers, and further ones change nothing.
        let again = read.jsonBytes()
        let third = try Screen(json: Data(again)).jsonBytes()
        expect(third == again, "a screen that never settles", Self.difference(again, third))
      } catch {
        expect(false, "a screen whose JSON cannot be read", "\(error)")
      }
    }
    layOut(screen)
  }

  /// The first difference between two texts, with its surroundings in both.
  static func difference(_ left: [UInt8], _ right: [UInt8]) -> String {
    let start = zip(left, right).prefix { $0 == $1 }.count
    let parts = [left, right].map { bytes in
      String(decoding: bytes.dropFirst(max(0, start - 60)).prefix(120), as: UTF8.self)
    }
    return parts.joined(separator: " ≠ ")
  }

  private mutating func layOut(_ screen: Screen) {
    guard let device = Device(named: "iphone-15") else { return }
    let solved = SolvedScreen(screen, in: device.environment())
    let hasFaults = !solved.layout.faults.isEmpty
    check(solved.layout, hasFaults: hasFaults)
    let cells = solved.layout.elements.prefix(20_000).filter { $0.kind == .cell }
    for cell in cells {
      expect(solved.item(of: cell) != nil, "a cell without an item")
    }
    let shown = screen.sections.reduce(0) { $0 + $1.shownItems.count }
    if !hasFaults { expect(cells.count == min(shown, 20_000), "an item without a cell") }
  }

  /// Checks that all frames are finite.
  mutating func check(_ layout: SolvedLayout, hasFaults: Bool) {
    let size = layout.contentSize
    expect(size.width.isFinite && size.height.isFinite, "a content size that is no number")
    let isFinite = layout.elements.prefix(20_000).allSatisfy { element in
      let frame = element.frame
      return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    }
    expect(isFinite, "a frame that is no number")
  }
}
