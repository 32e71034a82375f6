import MarqueeScreen
import MarqueeSolver
import Testing

@Suite struct DeviceTests {
  @Test(
    arguments: [
      ("iphone-se", 375.0, 667.0, 2.0), ("iPhone 15", 393, 852, 3),
      ("IPHONE15PROMAX", 430, 932, 3), ("ipad-11", 834, 1194, 2), ("iPad 13", 1024, 1366, 2),
      ("393x852@3", 393, 852, 3), ("320X480", 320, 480, 2), ("100.5x200@1", 100.5, 200, 1),
    ])
  func `a device is found by its name or made from its size`(
    text: String, width: Double, height: Double, scale: Double
  ) throws {
    let environment = try #require(Device(named: text)).environment()
    #expect(environment.containerSize == LayoutExtent(width: width, height: height))
    #expect(environment.scale == scale)
  }

  @Test(
    arguments: [
      "", "iphone", "x", "@", "0x0@1", "-1x5", "nanx10", "10xinf", "10x10@0", "10x10@3@3",
      "1e9x10", "10x10@x", "10x10x10",
    ])
  func `what names no device is refused`(text: String) {
    #expect(Device(named: text) == nil)
  }

  @Test func `a phone on its side keeps clear of its camera`() throws {
    let phone = try #require(Device(named: "iphone-15"))
    let landscape = phone.environment(.landscape)
    #expect(landscape.containerSize == LayoutExtent(width: 852, height: 393))
    #expect(
      landscape.safeAreaInsets == DirectionalEdgeInsets(leading: 59, bottom: 21, trailing: 59))
    #expect(phone.environment().safeAreaInsets == DirectionalEdgeInsets(top: 59, bottom: 34))
  }

  @Test func `names and titles of devices are different`() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Set(Device.all.map(\.title)).count == Device.all.count)
  }
}
