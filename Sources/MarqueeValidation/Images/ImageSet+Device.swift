import MarqueeImages
import MarqueeSolver

extension ImageSet {
  /// The groups of files that a device picks from: those whose conditions it meets.
  ///
  /// Which memory and graphics a device has is not known, so files for a certain one count only if
  /// no others serve the device.
  func groups(on device: Device) -> [ImageVariantGroup] {
    let all = groups(for: device.idiom)
    guard all.contains(where: { !$0.conditions.qualifiers.isEmpty }) else { return all }
    let met = all.filter { device.intersects($0.conditions) }
    let picked = met.filter { group in
      !group.dependsOnHardware
        || !met.contains { $0 != group && !$0.dependsOnHardware && $0.serves(group) }
    }
    return picked.isEmpty ? all : picked
  }
}

extension ImageVariantGroup {
  /// Whether the files are for a certain memory or graphics processor.
  fileprivate var dependsOnHardware: Bool {
    ["memory", "graphics-feature-set"].contains { conditions.qualifier($0) != nil }
  }
}

extension Device {
  /// Whether the device in portrait meets those conditions of files that its screen decides.
  fileprivate func intersects(_ slot: ImageSlot) -> Bool {
    let isTablet = idiom == .pad
    return slot.qualifier("subtype").map(hasScreen) ?? true
      && [nil, isTablet ? "regular" : "compact"].contains(slot.qualifier("width-class"))
      && [nil, "regular"].contains(slot.qualifier("height-class"))
  }

  /// Whether its screen is the one that a subtype names by its height in points or pixels: `736h`,
  /// `2436h`, or `retina4` for a height of 568 points.
  private func hasScreen(ofSubtype subtype: Substring) -> Bool {
    if subtype == "retina4" { return size.height == 568 }
    guard subtype.last == "h", let height = Int(subtype.dropLast()) else { return false }
    return height == Int(exactly: size.height) || height == pixels(size.height)
  }
}
