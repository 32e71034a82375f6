package import MarqueeDiagnostics

extension ImageSet {
  /// Computes a digest of everything about the image that a screen can show: its name, its files
  /// and their inspections, but not their modification times.
  ///
  /// - Parameter path: Converts a file's path to the form that is hashed.
  package func digest(_ path: (String) -> String) -> ContentDigest {
    var hash = SipHash()
    hash.add(name)
    switch origin {
    case .loose: hash.add(0)
    case .assetCatalog(let contents):
      hash.add(1)
      hash.add(path(contents))
    }
    hash.add(preservesVector ? 1 : 0)
    hash.add(isBroken ? 1 : 0)
    hash.add(variants.count)
    for variant in variants {
      hash.add(path(variant.file.path))
      hash.add(variant.file.identity.byteCount)
      hash.add(variant.slot)
      hash.add(variant.inspection)
    }
    return hash.finished()
  }
}

extension SipHash {
  fileprivate mutating func add(_ slot: ImageSlot) {
    hash(slot.scale.factor)
    add(slot.idiom.rawValue)
    hash(slot.appearance.luminosity?.rawValue)
    hash(slot.appearance.contrast?.rawValue)
    hash(slot.locale)
    hash(slot.gamut?.rawValue)
    add(slot.qualifiers.count)
    for qualifier in slot.qualifiers { add(qualifier) }
  }

  fileprivate mutating func add(_ inspection: ImageInspection) {
    hash(inspection.fault)
    guard let info = inspection.info else { return add(0) }
    add(info.format.name)
    switch info.extent {
    case .pixels(let size): hash(size)
    case .vector(let size): add("vector \(size?.width ?? 0)×\(size?.height ?? 0)")
    case nil: add(0)
    }
    add(info.isForPrint ? 1 : 0)
    hash(info.frameCount)
    hash(info.coding?.rawValue)
  }

  private mutating func hash(_ value: (some CustomStringConvertible)?) {
    add(value == nil ? 0 : 1)
    if let value { add(value.description) }
  }
}
