package import MarqueeImages
package import MarqueeLayout
package import MarqueePropertyList
package import MarqueeScreen

/// A place of a screen that names a picture.
package struct PicturePlace: Hashable, Sendable {
  /// The picture's name in the property list.
  package let value: ValueIndex
  /// The name of the section's type.
  package let sectionType: String
  /// How much of the cell the picture takes.
  package let room: PictureRoom
  /// The position of the item among all of the catalog.
  let item: Int
}

/// A picture and all places of a screen that show it.
package struct PictureUse: Sendable {
  /// The picture.
  package let set: ImageSet
  /// The places, in the order of the screen.
  package internal(set) var places: [PicturePlace]
  /// What the devices show at the places.
  package private(set) var showings: [PictureShowing] = []

  init(set: ImageSet, places: [PicturePlace]) {
    self.set = set
    self.places = places
  }

  /// The place where the screen names the picture first.
  var firstPlace: PicturePlace? { places.first }

  /// Finds out which file each device shows in which cell.
  mutating func fill(from cells: [[LayoutExtent?]], on devices: [Device]) {
    for (device, sizes) in zip(devices, cells) {
      let picks = set.groups(for: device.idiom).compactMap { group in
        group.pick(forScale: device.scale).map { variant in
          (variant, group.isStandIn(variant, forScale: device.scale))
        }
      }
      for place in places {
        guard let size = sizes[place.item] else { continue }
        for (variant, isStandIn) in picks {
          showings.append(
            PictureShowing(
              place: place, device: device, cell: size, variant: variant, isStandIn: isStandIn))
        }
      }
    }
  }
}

extension Device {
  /// The kind of device that a picture's file may be made for.
  ///
  /// The largest phone is 440 points wide, the smallest tablet 744.
  package var idiom: ImageIdiom { min(size.width, size.height) >= 600 ? .pad : .phone }
}

extension RuleContext {
  /// The kinds of the devices, each once, in the order of the devices.
  var idioms: [ImageIdiom] {
    devices.reduce(into: []) { idioms, device in
      if !idioms.contains(device.idiom) { idioms.append(device.idiom) }
    }
  }
}

extension ImageVariantGroup {
  /// Whether a file is shown in place of one that is missing, or is only a copy of a smaller one.
  ///
  /// Both are faults of their own, and what becomes of them on the screen is no further one.
  fileprivate func isStandIn(_ variant: ImageVariant, forScale scale: Double) -> Bool {
    if isScaled, let factor = variant.slot.scale.factor, Double(factor) < min(scale, 3) {
      return true
    }
    return variants.prefix { $0 != variant }.contains { other in
      other.info?.pixelSize != nil && other.info?.pixelSize == variant.info?.pixelSize
    }
  }
}
