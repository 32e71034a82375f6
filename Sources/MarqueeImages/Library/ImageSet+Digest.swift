extension ImageSet {
  /// A digest of all that a screen can notice of the picture: its name, its files and what was found
  /// in them, but not when they were changed.
  ///
  /// - Parameter path: The form in which a file's path counts.
  package func digest(_ path: (String) -> String) -> ContentDigest {
    var hash = SipHash()
    hash.add(name)
    if case .assetCatalog(let contents) = origin { hash.add(path(contents)) }
    hash.add(preservesVector ? 1 : 0)
    for variant in variants {
      hash.add(path(variant.file.path))
      hash.add(variant.file.identity.byteCount)
      hash.add(variant.slot.description)
      hash.add(InspectionRecord.facts(of: variant.inspection))
    }
    return hash.finished()
  }
}
