import MarqueePropertyList
import MarqueeSolver

/// Where the parts of an authored layout are written.
struct LayoutPlaces {
  /// The layout's dictionary.
  let root: ValueIndex
  let document: PropertyListDocument

  /// The number that causes a finding, or the key of a dictionary; the nearest enclosing value if
  /// none is written.
  func value(_ finding: LayoutFinding) -> ValueIndex {
    let part = dictionary(of: finding.part)
    guard let member = document.member(finding.key.rawValue, of: part) else {
      return document[part - 1].kind == .key ? part - 1 : part
    }
    switch finding.key {
    case .width, .height, .interItemSpacing:
      // A dimension and a spacing have one key, whose value is the number.
      return document.children(of: member.value).first { _ in true }.map { $0 + 1 } ?? member.key
    case .contentInsets, .edgeSpacing, .frames: return member.key
    case .count, .interGroupSpacing, .alignment: return member.value
    }
  }

  private func dictionary(of part: LayoutFinding.Part) -> ValueIndex {
    switch part {
    case .section: root
    case .subitem(let path): subitem(at: path)
    case .boundaryItem(let position): boundaryItem(at: position)
    }
  }

  private func subitem(at path: [Int]) -> ValueIndex {
    guard var part = document.member("group", of: root)?.value else { return root }
    for (depth, position) in path.enumerated() {
      guard let subitems = document.member("subitems", of: part)?.value else {
        // The only item is in 'item' next to the group, or fills the group.
        return depth == 0 ? document.member("item", of: root)?.value ?? part : part
      }
      let elements = Array(document.children(of: subitems))
      guard elements.indices.contains(position) else { return part }
      part = elements[position]
    }
    return part
  }

  private func boundaryItem(at position: Int) -> ValueIndex {
    let own = document.member("boundarySupplementaryItems", of: root)?.value
    let items =
      ["header", "footer"].compactMap { document.member($0, of: root)?.value }
      + (own.map { Array(document.children(of: $0)) } ?? [])
    return items.indices.contains(position) ? items[position] : root
  }
}
