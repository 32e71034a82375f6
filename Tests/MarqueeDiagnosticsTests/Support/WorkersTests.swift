import MarqueeScreen
import Testing

@Suite struct WorkersTests {
  @Test(arguments: [-1, 0, 1, 2, 3, 64])
  func `results are in the order of their elements`(count: Int) {
    let workers = Workers(count: count)
    #expect(workers.count >= 1)
    #expect(workers.map(Array(0..<1000)) { 2 * $0 } == Array(0..<1000).map { 2 * $0 })
    #expect(workers.map([Int]()) { $0 }.isEmpty)
  }
}
