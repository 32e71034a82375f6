import MarqueeDiagnostics
import MarqueeImages
import MarqueeScreen
import MarqueeSolver

extension ImageSet {
  /// Why a device shows nothing for an existing image.
  enum Lack: Hashable {
    case files
    /// There is none for this kind of device, but there are some for others, given in words.
    case idiom(Device, others: String)
    case plainAppearance
  }

  /// What the image lacks on the first device that cannot show it; `nil` if all can.
  func lack(on devices: [Device]) -> Lack? {
    guard !variants.isEmpty else { return .files }
    for device in devices {
      let groups = groups(on: device)
      guard !groups.isEmpty else { return .idiom(device, others: idiomNames) }
      if groups.allSatisfy(\.isForSpecialAppearance) { return .plainAppearance }
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
