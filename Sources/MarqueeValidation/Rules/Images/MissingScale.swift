import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueeSolver

extension Rule {
  static let missingScale = Rule(
    "missing-scale", ofFolder: .images, severity: .note,
    summary: "images have files for some scales, but none for a device's scale",
    rationale: """
      The device takes the file of another scale: one with fewer pixels becomes soft, one with more \
      takes more memory than it needs. A single file for all screens and a vector image lack \
      nothing, and no current phone needs 1x. Files for one phone, memory, graphics processor or \
      width class need only the scales of the devices that load them.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        images: [
          .image("Images/poster1.png", 116, 174), .image("Images/poster1@3x.png", 348, 522),
        ], reporting: "Images/poster1.png", .poster("poster1")),
      .good(
        .item(of: "basic"), images: [.image("Images/poster1.png", 348, 522)],
        .poster("poster1")),
    ]
  ) { context, report in
    let names = context.images.names(meantBy: context.screens.map(\.references.imageNames))
    var lacking: [Lack: (device: Device, sets: [ImageSet])] = [:]
    // If a set's description does not match its files, that is reported there.
    for set in context.images.sets where names.contains(set.name) && !set.isBroken {
      let found = context.settings.devices.lazy.compactMap { device in
        missing(in: set, for: device).map { (device: device, lack: $0) }
      }.first
      guard let (device, lack) = found else { continue }
      lacking[lack, default: (device, [])].sets.append(set)
    }
    for (lack, found) in lacking.sorted(by: { $0.key < $1.key }) {
      let names = EnglishList.names(found.sets.map(\.name), "and", atMost: 8)
      report.add(
        at: found.sets[0].place, text(lack, of: found.sets, on: found.device),
        notes: found.sets.count > 1 ? [Note("they are \(names)")] : [], about: .folder)
    }
  }

  /// A scale that images lack, and that of the file which a device takes instead.
  private struct Lack: Hashable, Comparable {
    let wanted: Int
    let used: Int
    /// The conditions of the files in words; empty for none.
    let conditions: String

    static func < (left: Lack, right: Lack) -> Bool {
      (left.wanted, left.used, left.conditions) < (right.wanted, right.used, right.conditions)
    }
  }

  private static func missing(in set: ImageSet, for device: Device) -> Lack? {
    // A screen between two scales uses the larger file.
    guard
      let wanted = ImageScale.allCases.first(where: { scale in
        scale.factor.map { Double($0) >= min(device.scale, 3) } ?? false
      }), let factor = wanted.factor, factor > 1
    else { return nil }
    let groups = set.groups(on: device)
    return groups.first { group in
      group.isScaled && !group.has(wanted)
        // Files for a rarer condition are additional; those for all devices have the scale.
        && !groups.contains { $0.has(wanted) && $0.serves(group) }
    }.map { group in
      Lack(
        wanted: factor, used: group.pick(forScale: device.scale)?.slot.scale.factor ?? 1,
        conditions: group.conditions == ImageSlot() ? "" : " (\(group.conditions))")
    }
  }

  private static func text(_ lack: Lack, of sets: [ImageSet], on device: Device) -> String {
    let which = sets.count == 1 ? "'\(sets[0].name)'" : "\(sets.count) images"
    let effect = lack.used > lack.wanted ? "takes more memory" : "becomes soft"
    return
      "\(which)\(lack.conditions) \(sets.count == 1 ? "has" : "have") no \(lack.wanted)x file; "
      + "\(device.title) uses the \(lack.used)x file, which \(effect)"
  }
}
