// A path leads to a field, or to one inside groups: the keys on the way, joined by dots. A key may
// have dots itself, so only the fields or the values decide where a path leads.

extension Substring {
  /// Returns the rest of a path after the key of a group; `nil` if it does not lead into the group.
  package func path(into key: String) -> Substring? {
    let rest = utf8.dropFirst(key.utf8.count)
    guard rest.first == UInt8(ascii: "."), utf8.starts(with: key.utf8) else { return nil }
    return Substring(rest.dropFirst())
  }
}

extension FieldValue {
  /// Returns the value at a path that begins with one of some keys; `nil` if there is none.
  static func value(
    at path: Substring, below keys: some Sequence<String>, _ value: (String) -> FieldValue?
  ) -> FieldValue? {
    if let whole = value(String(path)) { return whole }
    for key in keys {
      guard let rest = path.path(into: key), case .group(let values)? = value(key),
        let inner = Self.value(at: rest, below: values.keys, { values[$0] })
      else { continue }
      return inner
    }
    return nil
  }
}

extension [Field] {
  /// Returns the fields that a path can mean, each as the last of those that lead to it.
  ///
  /// A field of unknown kind can have any fields inside.
  package func chains(at path: Substring) -> [[Field]] {
    flatMap { field -> [[Field]] in
      if field.key == path { return [[field]] }
      guard let rest = path.path(into: field.key) else { return [] }
      return field.kind == .anything
        ? [[field]] : field.kind.groupFields.chains(at: rest).map { [field] + $0 }
    }
  }

  package var paths: [(path: String, field: Field)] {
    flatMap { field in
      [(field.key, field)]
        + field.kind.groupFields.paths.map { ("\(field.key).\($0.path)", $0.field) }
    }
  }
}

extension ItemKind {
  /// Returns the field that a part of the cell shows, as the last of those that lead to it; empty
  /// if there is none.
  package func fields(shownAs part: ShownPart) -> [Field] {
    show[part].flatMap { fields.chains(at: $0[...]).first } ?? []
  }
}
