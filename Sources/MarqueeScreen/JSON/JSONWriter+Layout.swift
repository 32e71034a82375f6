/// Writes layouts as authors write them, without default values.
extension JSONWriter {
  package mutating func layout(_ section: LayoutSection) {
    object { writer in
      var plain = LayoutSection(group: section.group)
      if let list = section.listConfiguration {
        plain = .list(list)
        writer.member(LayoutSection.rows.key, list)
      } else {
        writer.topGroup(section.group)
      }
      LayoutSection.table.write(section, unlike: plain, to: &writer)
    }
  }

  /// Writes a member with the settings of the whole layout, unless they are UIKit's defaults.
  package mutating func layoutConfiguration(_ configuration: LayoutConfiguration) {
    guard configuration != LayoutConfiguration() else { return }
    member("layoutConfiguration", configuration)
  }

  /// Writes a section's group; a single item is written next to the group, as authors do.
  private mutating func topGroup(_ group: LayoutGroup) {
    var subitems: [LayoutSubitem]? = group.subitems
    if group.subitems.count == 1, case .item(let item) = group.subitems[0] {
      member(LayoutSection.item.key, item)
      subitems = nil
    }
    key(LayoutSection.group.key.stringValue)
    self.group(group, subitems)
  }

  /// - Parameter subitems: The group's subitems; `nil` if its item is written next to it. An empty
  ///   array is written too, because without `subitems` a reader would take the group for an item,
  ///   or fill it with one.
  private mutating func group(_ group: LayoutGroup, _ subitems: [LayoutSubitem]?) {
    object { writer in
      var group = group
      if let axis = group.axis {
        writer.member(LayoutGroup.axis.key, axis)
      } else {
        group.interItemSpacing = nil
      }
      LayoutGroup.table.write(group, to: &writer)
      if case .custom(let frames) = group.contents {
        return writer.member(LayoutGroup.frames.key, frames)
      }
      guard let subitems else { return }
      writer.key(LayoutGroup.subitems.key.stringValue)
      writer.array(of: subitems) { writer, subitem in
        switch subitem {
        case .item(let item): item.write(to: &writer)
        case .group(let group): writer.group(group, group.subitems)
        }
      }
    }
  }
}
