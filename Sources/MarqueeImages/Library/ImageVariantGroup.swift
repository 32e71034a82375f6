/// The files of an image that differ only in scale; a device picks one from each group.
package struct ImageVariantGroup: Hashable, Sendable {
  /// The files, smallest scale first; a file without a scale comes before all others.
  package let variants: [ImageVariant]

  /// Returns the file for a scale: the one with that scale, otherwise the smallest with enough
  /// pixels, otherwise the largest.
  ///
  /// - Parameter scale: Pixels per point of the screen.
  package func pick(forScale scale: Double) -> ImageVariant? {
    let enough = variants.first { variant in
      variant.slot.scale.factor.map { Double($0) >= scale } ?? true
    }
    return enough ?? variants.last
  }

  /// Whether the files are drawn for particular scales, so that a screen's own scale can be
  /// missing.
  ///
  /// A single image for all screens is not, whether its slot has no scale or is the one for `1x`.
  package var isScaled: Bool {
    !variants.contains { $0.slot.scale == .any }
      && variants.contains { ($0.slot.scale.factor ?? 1) > 1 }
  }

  /// The conditions of all its files, except the scale and the kind of device.
  package var conditions: ImageSlot {
    var slot = variants.first?.slot ?? ImageSlot()
    (slot.scale, slot.idiom) = (.any, .universal)
    return slot
  }

  /// Whether a device that meets the conditions of another group can also load these files: they
  /// have the same brightness and language, and none of the rarer conditions that the other group
  /// lacks.
  package func serves(_ other: ImageVariantGroup) -> Bool {
    let (own, wanted) = (conditions, other.conditions)
    return own.appearance.luminosity == wanted.appearance.luminosity && own.locale == wanted.locale
      && (own.appearance.contrast == nil || own.appearance.contrast == wanted.appearance.contrast)
      && own.qualifiers.allSatisfy(wanted.qualifiers.contains)
  }

  /// Whether there is a file with exactly this scale.
  package func has(_ scale: ImageScale) -> Bool { variants.contains { $0.slot.scale == scale } }
}

extension ImageVariantGroup {
  /// Groups files as ``ImageSet/groups(for:)`` has them.
  static func all(of variants: [ImageVariant], for idiom: ImageIdiom) -> [ImageVariantGroup] {
    var order: [ImageSlot] = []
    var bySlot: [ImageSlot: [ImageVariant]] = [:]
    for variant in variants where [.universal, idiom].contains(variant.slot.idiom) {
      var slot = variant.slot
      (slot.scale, slot.idiom) = (.any, .universal)
      if bySlot[slot] == nil { order.append(slot) }
      bySlot[slot, default: []].append(variant)
    }
    return order.compactMap { slot in
      guard let all = bySlot[slot] else { return nil }
      let own = all.filter { $0.slot.idiom == idiom }
      return ImageVariantGroup(
        variants: (own.isEmpty ? all : own).enumerated().sorted { left, right in
          (left.element.slot.scale.factor ?? 0, left.offset)
            < (right.element.slot.scale.factor ?? 0, right.offset)
        }.map(\.element))
    }
  }
}
