package import MarqueeImages
import MarqueeLoading
package import MarqueePropertyList
package import MarqueeScreen
package import MarqueeSolver

package struct ImagePlace: Hashable, Sendable {
  package let value: ValueIndex
  package let sectionType: String
  package let fit: ImageFit
  /// The position of the item among all of the catalog.
  let item: Int

  /// Makes a place; `nil` if the items of the section show no image.
  init?(_ value: ValueIndex, item: Int, in catalog: LocatedCatalog) {
    guard let type = catalog.sections[catalog.items[item].section].type,
      let fit = type.imageFit, type.itemKind.show[.image] != nil
    else { return nil }
    self.value = value
    sectionType = type.name
    self.fit = fit
    self.item = item
  }
}

/// An image and all places in a screen that show it.
package struct ImageUsage: Sendable {
  package let set: ImageSet
  /// The places, in the order of the screen.
  package internal(set) var places: [ImagePlace]
  /// The places that show it as part of a library item or as a default value: the file itself is
  /// checked where its name is written.
  package internal(set) var referencePlaces: [ImagePlace] = []
  package internal(set) var fieldValues: [ValueIndex] = []
  package private(set) var displays: [ImageDisplay] = []

  init(set: ImageSet) {
    self.set = set
    places = []
  }

  /// The first string in the file that names the image; `nil` if it is only in library items that
  /// the screen shows.
  var firstValue: ValueIndex? {
    guard let field = fieldValues.first else { return places.first?.value }
    return places.first.map { min($0.value, field) } ?? field
  }

  mutating func fill(from cells: [[LayoutExtent?]], on devices: [Device]) {
    for (device, sizes) in zip(devices, cells) {
      let picks = set.groups(on: device).compactMap { group in
        group.pick(forScale: device.scale).map { variant in
          (variant, group.isStandIn(variant, forScale: device.scale))
        }
      }
      for place in places + referencePlaces {
        guard let size = sizes[place.item] else { continue }
        for (variant, isStandIn) in picks {
          displays.append(
            ImageDisplay(
              place: place, device: device, cell: size, variant: variant, isStandIn: isStandIn))
        }
      }
    }
  }
}

extension Device {
  /// The kind of device that an image file can be made for.
  ///
  /// The largest phone is 440 points wide, and the smallest tablet 744.
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
  /// Whether a file replaces a missing one, or has no more pixels than one for a smaller scale.
  ///
  /// Both are reported by other rules, so their effect on the screen is not reported again.
  fileprivate func isStandIn(_ variant: ImageVariant, forScale scale: Double) -> Bool {
    if isScaled, let factor = variant.slot.scale.factor, Double(factor) < min(scale, 3) {
      return true
    }
    return variants.prefix { $0 != variant }.contains { other in
      guard let size = variant.info?.pixelSize, let otherSize = other.info?.pixelSize else {
        return false
      }
      return otherSize.width >= size.width && otherSize.height >= size.height
    }
  }
}
