import MarqueeLayout
import Testing

@Suite struct DimensionTests {
  @Test func `dimensions of different kinds are different values`() {
    #expect(Dimension.fractionalWidth(1) != Dimension.fractionalHeight(1))
  }
}
