package import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
package import MarqueeScreen
package import MarqueeSolver

/// This is a class because each device that shows it has it once more.
package final class ImagePlace: Sendable {
  let item: ShownItem
  /// The name of the image.
  let value: ShownValue
  package let sectionType: String
  package let fit: ImageFit

  /// Makes a place; `nil` if the items of the section show no image.
  init?(_ value: ShownValue, of item: ShownItem, in type: SectionType) {
    guard let fit = type.imageFit else { return nil }
    self.item = item
    self.value = value
    sectionType = type.name
    self.fit = fit
  }
}

/// An image and all places in a screen that show it.
package struct ImageUsage: Sendable {
  package let set: ImageSet
  /// The places: first those that the file writes, in the order of the screen, then those that the
  /// library or a default value gives.
  package internal(set) var places: [ImagePlace] = []
  /// How many fields name it that no cell shows.
  package internal(set) var fieldValueCount = 0
  /// The first string in the file that names the image; `nil` if it is only in library items that
  /// the screen shows: the file is checked where its name is written.
  var firstValue: ValueIndex?
  package private(set) var displays: [ImageDisplay] = []

  mutating func fill(from cells: [[ImageCell?]], in views: [ScreenView.ID], areWhole: Bool) {
    for (view, cells) in zip(views, cells) where !cells.isEmpty {
      let device = view.device
      let picks = set.groups(on: device).compactMap { group in
        group.pick(forScale: device.scale).map { variant in
          (variant, group.isStandIn(variant, forScale: device.scale))
        }
      }
      for place in places {
        guard let cell = cells[place.item.position] else { continue }
        for (variant, isStandIn) in picks {
          displays.append(
            ImageDisplay(
              place: place, device: device, orientation: view.orientation, cell: cell.size,
              frame: cell.image, variant: variant,
              isStandIn: isStandIn, isWhole: areWhole))
        }
      }
    }
  }
}

extension Device {
  /// The kind of device that an image file can be made for.
  package var idiom: ImageIdiom { screen.isTablet ? .pad : .phone }
}

extension AuthoredContext {
  /// The kinds of the devices, each once, in the order of the devices.
  var idioms: [ImageIdiom] { devices.map(\.idiom).distinct }
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
