import MarqueeDiagnostics
import MarqueeImages
import MarqueeLayout
import MarqueeSolver

extension ImageSet {
  /// Why a device shows nothing of an image that exists.
  enum Lack: Hashable {
    /// There is no file at all.
    case files
    /// There is none for the kind of this device, but some for others, in words.
    case idiom(Device, others: String)
    /// All files are for an appearance that is not the usual one.
    case plainAppearance
  }

  /// What the image lacks on the first of some devices that show nothing of it; `nil` for nothing.
  func lack(on devices: [Device]) -> Lack? {
    guard !variants.isEmpty else { return .files }
    for device in devices {
      let groups = groups(for: device.idiom)
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
