/// The files of an image that differ in scale alone: of each group a device picks one.
package struct ImageVariantGroup: Hashable, Sendable {
  /// The files, the smallest scale first; one without a scale comes before all.
  package let variants: [ImageVariant]

  /// The file for a scale: the one of that scale, or else the smallest that has enough pixels, or
  /// else the largest.
  ///
  /// - Parameter scale: Pixels per point of the screen.
  package func pick(forScale scale: Double) -> ImageVariant? {
    let enough = variants.first { variant in
      variant.slot.scale.factor.map { Double($0) >= scale } ?? true
    }
    return enough ?? variants.last
  }

  /// Whether the files are drawn for scales, so that a screen can lack its own.
  ///
  /// A single image for all screens is not such a file, whether it is in a slot without a scale or
  /// in that of `1x`.
  package var isScaled: Bool {
    !variants.contains { $0.slot.scale == .any }
      && variants.contains { ($0.slot.scale.factor ?? 1) > 1 }
  }

  /// Whether the files are for other colors of the screen, and for the same in all else.
  package func differsInGamutAlone(from other: ImageVariantGroup) -> Bool {
    guard var left = variants.first?.slot, var right = other.variants.first?.slot,
      left.gamut != right.gamut
    else { return false }
    (left.scale, left.idiom, left.gamut) = (.any, .universal, nil)
    (right.scale, right.idiom, right.gamut) = (.any, .universal, nil)
    return left == right
  }

  /// Whether there is a file of exactly this scale.
  package func has(_ scale: ImageScale) -> Bool { variants.contains { $0.slot.scale == scale } }
}

extension ImageSet {
  /// The files that a kind of device picks from: one group for each appearance, language and the
  /// like, in the order of their files.
  ///
  /// Files for this kind of device alone replace those for all.
  package func groups(for idiom: ImageIdiom) -> [ImageVariantGroup] {
    var order: [ImageSlot] = []
    var bySlot: [ImageSlot: [ImageVariant]] = [:]
    for variant in variants where [.universal, idiom].contains(variant.slot.idiom) {
      var slot = variant.slot
      slot.scale = .any
      slot.idiom = .universal
      if bySlot[slot] == nil { order.append(slot) }
      bySlot[slot, default: []].append(variant)
    }
    return order.compactMap { slot in
      guard let all = bySlot[slot] else { return nil }
      let own = all.filter { $0.slot.idiom == idiom }
      return ImageVariantGroup(
        variants: (own.isEmpty ? all : own).enumerated().sorted { left, right in
          let (leftFactor, rightFactor) =
            (left.element.slot.scale.factor ?? 0, right.element.slot.scale.factor ?? 0)
          return leftFactor == rightFactor
            ? left.offset < right.offset : leftFactor < rightFactor
        }.map(\.element))
    }
  }
}
