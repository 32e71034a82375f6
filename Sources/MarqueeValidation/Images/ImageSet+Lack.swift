import MarqueeDiagnostics
import MarqueeImages
import MarqueeSolver

extension ImageSet {
  /// What the image lacks on the first device that cannot show it, in words that follow its name;
  /// `nil` if all can.
  func lack(on devices: [Device]) -> String? {
    guard !variants.isEmpty else {
      // If a set's description does not match its files, that is reported there.
      return isBroken ? nil : "has no file in a slot: nothing is shown"
    }
    for device in devices {
      let groups = groups(on: device)
      guard !groups.isEmpty else {
        return "has files only for \(idiomNames); nothing is shown on \(device.title)"
      }
      if groups.allSatisfy(\.isForSpecialAppearance) {
        return "has files only for special appearances, such as dark; nothing is shown on a light "
          + "screen"
      }
    }
    return nil
  }

  /// The kinds of devices that have files, in words: `iPad and Mac`.
  private var idiomNames: String {
    EnglishList.join(Set(variants.map(\.slot.idiom.displayName)).sorted(), "and")
  }
}

extension ImageVariantGroup {
  fileprivate var isForSpecialAppearance: Bool {
    guard let appearance = variants.first?.slot.appearance else { return false }
    return appearance.contrast != nil || ![nil, .light].contains(appearance.luminosity)
  }
}

extension ImageIdiom {
  fileprivate var displayName: String {
    switch self {
    case .universal: "all devices"
    case .phone: "iPhone"
    case .pad: "iPad"
    case .mac: "Mac"
    case .tv: "Apple TV"
    case .watch: "Apple Watch"
    case .car: "CarPlay"
    case .vision: "Apple Vision"
    case .phoneMarketing, .watchMarketing: "the App Store"
    }
  }
}
