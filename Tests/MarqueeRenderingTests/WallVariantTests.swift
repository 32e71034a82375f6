import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

@Suite struct WallVariantTests {
  @Test func `a wall has every combination once, light next to dark`() {
    let choice = WallChoice(
      devices: [.iPhone15, .iPhoneSE, .iPhone15], orientations: [.portrait],
      categories: [.large, .accessibilityLarge], locales: [.enUS, .heIL])
    // Two devices, two text sizes, two locales, two appearances.
    #expect(choice.count == 16)
    let variants = choice.variants
    #expect(variants.count == 16)
    #expect(Set(variants).count == 16)
    #expect(variants.prefix(8).allSatisfy { $0.settings.view.device == .iPhone15 })
    #expect(variants.prefix(2).map(\.settings.appearance) == [.light, .dark])
    #expect(variants.allSatisfy { $0.settings.view.direction == $0.locale.direction })
  }

  @Test func `the directions that are asked for hold for all locales`() {
    let choice = WallChoice(
      devices: [.iPhone15], orientations: [.portrait], appearances: [.light],
      directions: [.rightToLeft, .leftToRight], locales: [.enUS, .heIL])
    #expect(choice.count == 4)
    #expect(choice.variants.filter { $0.settings.view.direction == .rightToLeft }.count == 2)
  }

  @Test func `without devices there are no variants`() {
    #expect(WallChoice(devices: []).count == 0)
    #expect(WallChoice(devices: []).variants == [])
  }

  private static func variant(
    _ device: Device, _ orientation: Orientation = .portrait, _ category: TextSizeCategory = .large,
    _ appearance: Appearance = .light, _ direction: ReadingDirection = .leftToRight,
    _ locale: DisplayLocale = .enUS
  ) -> WallVariant {
    WallVariant(
      settings: ImageSettings(
        ScreenView.ID(device, orientation, textSize: category, direction: direction), appearance),
      locale: locale)
  }

  @Test(arguments: [
    (variant(.iPhone15), "iPhone 15 · light"),
    (variant(.iPhone15, .portrait, .extraExtraExtraLarge, .dark), "iPhone 15 · dark · +3"),
    (
      variant(.iPadPro11, .landscape, .accessibilityExtraLarge, .dark, .rightToLeft),
      "iPad Pro 11-inch (M4) · dark · landscape · AX3 · right to left"
    ),
    (variant(.iPhone15, .portrait, .small, .light, .rightToLeft, .heIL), "iPhone 15 · light · −2"),
  ])
  func `a caption says what differs from the usual`(variant: WallVariant, caption: String) {
    #expect(variant.caption(namesLocale: false) == caption)
    let locale = variant.locale == .heIL ? "he_IL" : "en_US"
    #expect(variant.caption(namesLocale: true) == "\(caption) · \(locale)")
  }

  @Test func `the address of the page says what the page would not show anyway`() throws {
    let plain = Self.variant(.iPhoneSE)
    #expect(plain.fragment(pageDirection: .leftToRight) == "device=iphone-se&appearance=light")
    let all = Self.variant(.iPadPro11, .landscape, .accessibilityMedium, .dark, .rightToLeft)
    #expect(
      all.fragment(pageDirection: .leftToRight)
        == "device=ipad-11&orientation=landscape&appearance=dark&text=accessibilityMedium"
        + "&direction=rtl")
    #expect(!all.fragment(pageDirection: .rightToLeft).contains("direction"))
    // A plus sign would be read as a space.
    let device = try #require(Device(named: "3e+2x400@2"))
    #expect(
      Self.variant(device).fragment(pageDirection: .leftToRight)
        == "device=3e%2B2x400%402&appearance=light")
  }
}
