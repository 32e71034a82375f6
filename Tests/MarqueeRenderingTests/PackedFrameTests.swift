import Foundation
import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeScreen
import TestSupport
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

@Suite struct PackedFrameTests {
  private func json(_ frames: [LayoutRect]) -> String {
    var writer = JSONWriter(style: .compact)
    writer.frames(frames)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `a number that all frames share is written once, and a step instead of many`() {
    let row = (0..<4).map { LayoutRect(x: 20 + 110 * Double($0), y: 8, width: 100, height: 150) }
    #expect(json(row) == #"[4,[20,110],8,100,150]"#)
  }

  @Test func `lines of a list follow each other`() {
    let heights = [44.0, 62.5, 44]
    var top = 10.0
    let list = heights.map { height in
      defer { top += height + 1 }
      return LayoutRect(x: 0, y: top, width: 393, height: height)
    }
    #expect(json(list) == #"[3,0,10,393,[44,62.5,44],1]"#)
  }

  @Test func `no frames are written as none`() {
    #expect(json([]) == "[0]")
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `frames are read as they are written`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var y = 0.0
    let frames = (0..<Int.random(in: 1...2000, using: &random)).map { index in
      let height = Double(Int.random(in: 130...133, using: &random)) / 3
      defer { y += seed % 3 == 0 ? 50 : height + 1.0 / 3 }
      return LayoutRect(
        x: seed % 2 == 0 ? Double(index) * 117.0 / 3 : 8.5, y: y,
        width: index % 5 == 0 ? 100 : 100 + Double(seed), height: height)
    }
    let packed = try JSONDecoder().decode(PackedFrames.self, from: Data(json(frames).utf8))
    let expected = frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    #expect(packed.numbers.count == expected.count)
    // A hundredth of a point is less than any screen shows.
    #expect(zip(packed.numbers, expected).allSatisfy { abs($0 - $1) < 0.01 })
  }
}
