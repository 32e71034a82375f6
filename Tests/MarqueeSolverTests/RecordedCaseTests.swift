import Foundation
import LayoutCases
import MarqueeScreen
import MarqueeSolver
import Testing

@Suite struct RecordedCaseTests {
  private static func load() throws -> [(CaseDescription, RecordedCase)] {
    let json = try fixture("compositional-layout.json")
    let descriptions = try CaseDescription.read(Array(json))
    let recorded = try JSONDecoder().decode([RecordedCase].self, from: json)
    return Array(zip(descriptions, recorded))
  }

  @Test func `every frame is where UIKit put it`() throws {
    let cases = try Self.load()
    var frameCount = 0
    var offsetCount = 0
    for (description, recorded) in cases {
      let result = description.solve()
      frameCount += compareFrames(of: result, with: recorded)
      offsetCount += compareOffsets(of: result, with: recorded)
      compareContentSize(of: result, with: recorded)
      #expect(result.solved.faults.isEmpty, "\(recorded.name)")
    }
    #expect(cases.count == 144)
    #expect(frameCount == 1157)
    #expect(offsetCount == 168)
  }

  private func compareFrames(of result: CaseResult, with recorded: RecordedCase) -> Int {
    let solved = Dictionary(result.elements.map { ($0.key, $0) }) { first, _ in first }
    for expected in recorded.expected {
      guard let element = solved[expected.key] else {
        Issue.record("\(recorded.name): \(expected.key) is missing")
        continue
      }
      let frame = [
        element.frame.minX, element.frame.minY, element.frame.width, element.frame.height,
      ]
      let isEqual = zip(frame, expected.frame).allSatisfy { abs($0 - $1) <= recorded.tolerance }
      #expect(isEqual, "\(recorded.name): \(expected.key) is \(frame), not \(expected.frame)")
      if let z = expected.z {
        #expect(element.zIndex == z, "\(recorded.name): \(expected.key)")
      }
    }
    if recorded.partial == nil {
      #expect(solved.count == recorded.expected.count, "\(recorded.name)")
    }
    return recorded.expected.count
  }

  private func compareOffsets(of result: CaseResult, with recorded: RecordedCase) -> Int {
    guard let expected = recorded.orthogonalOffsets?.restsAt else { return 0 }
    let offsets = Dictionary(
      uniqueKeysWithValues: result.restingOffsets.map { (String($0.section), $0.offsets) })
    #expect(offsets == expected, "\(recorded.name)")
    return expected.values.reduce(0) { $0 + $1.count }
  }

  private func compareContentSize(of result: CaseResult, with recorded: RecordedCase) {
    guard let expected = recorded.expectedContentSize else { return }
    let size = result.solved.contentSize
    #expect(abs(size.width - expected[0]) <= recorded.tolerance, "\(recorded.name)")
    #expect(abs(size.height - expected[1]) <= recorded.tolerance, "\(recorded.name)")
  }
}
