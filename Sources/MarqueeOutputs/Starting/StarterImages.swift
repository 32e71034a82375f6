/// The images of a new content folder, and the films that they are for.
enum StarterImages {
  struct Film: Sendable {
    /// Its name in the library, and that of its poster.
    let name: String
    let title: String
    let year: Int
    let landscape: Landscape
  }

  static let heroName = "coast"

  /// The sizes in points that the section types of the screen need on the usual devices.
  private static let posterSize = (width: 200, height: 300)
  private static let heroSize = (width: 430, height: 450)

  /// The image files: each image for 2x and 3x; drawn once.
  static let files: [OutputFile] =
    images(of: hero, named: heroName, heroSize)
    + films.flatMap { images(of: $0.landscape, named: $0.name, posterSize) }

  private static func images(
    of landscape: Landscape, named name: String, _ size: (width: Int, height: Int)
  ) -> [OutputFile] {
    [2, 3].map { scale in
      OutputFile(
        name: "Images/\(name)@\(scale)x.png",
        bytes: landscape.image(width: size.width * scale, height: size.height * scale).png)
    }
  }

  private static let hero = Landscape(
    sky: (.init(0x2B_2D5C), .init(0xF2_A65A)), sun: .init(0xFF_E3A8), place: (0.64, 0.52, 0.13),
    hills: [
      .init(color: .init(0x8A_5A78), height: 0.42, count: 1.2, shift: 0.1),
      .init(color: .init(0x5B_4270), height: 0.30, count: 1.7, shift: 0.55),
      .init(color: .init(0x2E_2B52), height: 0.17, count: 0.8, shift: 0.3),
    ])

  /// The films, in the order of the library.
  static let films = [
    Film(
      name: "lagoon", title: "The Lagoon", year: 2026,
      landscape: Landscape(
        sky: (.init(0x0E_4A5A), .init(0x9A_E0C8)), sun: .init(0xF8_F5D8), place: (0.30, 0.30, 0.14),
        hills: [
          .init(color: .init(0x3C_9A8E), height: 0.46, count: 1, shift: 0.2),
          .init(color: .init(0x1D_5C66), height: 0.24, count: 1.6, shift: 0.7),
        ])),
    Film(
      name: "red-desert", title: "Red Desert Road", year: 2025,
      landscape: Landscape(
        sky: (.init(0xD9_6C3F), .init(0xFB_D9A0)), sun: .init(0xFF_F3D6), place: (0.68, 0.36, 0.17),
        hills: [
          .init(color: .init(0xB8_4A32), height: 0.50, count: 0.9, shift: 0.6),
          .init(color: .init(0x7A_2E2C), height: 0.28, count: 1.3, shift: 0.05),
        ])),
    Film(
      name: "north-light", title: "North Light", year: 2024,
      landscape: Landscape(
        sky: (.init(0x0A_1238), .init(0x4A_7BC8)), sun: .init(0xE6_EEFF), place: (0.46, 0.26, 0.09),
        hills: [
          .init(color: .init(0xA9_BCE0), height: 0.44, count: 1.9, shift: 0.4),
          .init(color: .init(0x33_4B86), height: 0.26, count: 1.1, shift: 0.9),
        ])),
    Film(
      name: "tea-garden", title: "The Tea Garden", year: 2023,
      landscape: Landscape(
        sky: (.init(0xE8_B4BC), .init(0xFD_F1DC)), sun: .init(0xE8_6A5E), place: (0.35, 0.33, 0.15),
        hills: [
          .init(color: .init(0x86_A86B), height: 0.48, count: 1.4, shift: 0.15),
          .init(color: .init(0x3F_6B4A), height: 0.27, count: 1, shift: 0.65),
        ])),
  ]
}
