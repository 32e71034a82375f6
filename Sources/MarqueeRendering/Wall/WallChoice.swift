package import MarqueeCells
package import MarqueeScreen
package import MarqueeSolver

/// The choices for a wall: every combination is a variant.
package struct WallChoice: Hashable, Sendable {
  package var devices: [Device]
  package var orientations: [Orientation]
  package var appearances: [Appearance]
  package var categories: [TextSizeCategory]
  /// The directions; empty for the default of each locale.
  package var directions: [ReadingDirection]
  package var locales: [DisplayLocale]

  /// The largest number of variants on one page; more are unusable for browsers and people.
  package static let maximumVariantCount = 400

  /// Creates a choice of values; repeated ones count once.
  package init(
    devices: [Device], orientations: [Orientation] = Orientation.allCases,
    appearances: [Appearance] = Appearance.allCases, categories: [TextSizeCategory] = [.large],
    directions: [ReadingDirection] = [], locales: [DisplayLocale] = [.enUS]
  ) {
    self.devices = devices.distinct
    self.orientations = orientations.distinct
    self.appearances = appearances.distinct
    self.categories = categories.distinct
    self.directions = directions.distinct
    self.locales = locales.distinct
  }

  package var count: Int {
    devices.count * orientations.count * appearances.count * categories.count
      * max(1, directions.count) * locales.count
  }

  /// The variants, grouped by device, with light and dark next to each other.
  package var variants: [WallVariant] {
    var variants: [WallVariant] = []
    for device in devices {
      for locale in locales {
        for direction in directions.isEmpty ? [locale.direction] : directions {
          for category in categories {
            for orientation in orientations {
              for appearance in appearances {
                let view = ScreenView.ID(
                  device, orientation, textSize: category, direction: direction)
                variants.append(
                  WallVariant(settings: ImageSettings(view, appearance), locale: locale))
              }
            }
          }
        }
      }
    }
    return variants
  }
}
