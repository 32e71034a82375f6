package import MarqueeCells
package import MarqueeFigures
import MarqueeLayout
import MarqueeScreen
package import MarqueeSolver

/// What is chosen for a wall: every combination is one variant.
package struct WallChoice: Hashable, Sendable {
  package var devices: [Device]
  package var orientations: [Orientation]
  package var appearances: [Appearance]
  package var categories: [TextSizeCategory]
  /// The directions; empty for that of each locale.
  package var directions: [ReadingDirection]
  package var locales: [DisplayLocale]

  /// The most variants that one page shows: no browser or person has an overview of more.
  package static let maximumVariantCount = 400

  /// Takes what is chosen; a value that appears twice counts once.
  package init(
    devices: [Device], orientations: [Orientation] = Orientation.allCases,
    appearances: [Appearance] = Appearance.allCases, categories: [TextSizeCategory] = [.large],
    directions: [ReadingDirection] = [], locales: [DisplayLocale] = [.enUS]
  ) {
    self.devices = Self.once(devices)
    self.orientations = Self.once(orientations)
    self.appearances = Self.once(appearances)
    self.categories = Self.once(categories)
    self.directions = Self.once(directions)
    self.locales = Self.once(locales)
  }

  private static func once<Value: Hashable>(_ values: [Value]) -> [Value] {
    var known: Set<Value> = []
    return values.filter { known.insert($0).inserted }
  }

  /// How many variants there are.
  package var count: Int {
    let counts = [
      devices.count, orientations.count, appearances.count, categories.count,
      max(1, directions.count), locales.count,
    ]
    return counts.reduce(1) { product, count in
      let (result, isTooLarge) = product.multipliedReportingOverflow(by: count)
      return isTooLarge ? .max : result
    }
  }

  /// The variants, those of a device together, light beside dark.
  package var variants: [WallVariant] {
    var variants: [WallVariant] = []
    for device in devices {
      for locale in locales {
        for direction in directions.isEmpty ? [locale.direction] : directions {
          for category in categories {
            for orientation in orientations {
              for appearance in appearances {
                let settings = ImageSettings(
                  device: device, orientation: orientation, category: category,
                  appearance: appearance, direction: direction)
                variants.append(WallVariant(settings, locale: locale))
              }
            }
          }
        }
      }
    }
    return variants
  }
}
