#if os(iOS)
  import MarqueeCells
  import MarqueeScreen
  import SwiftUI

  /// The header of a section; a tap leads to the section's link.
  struct SectionHeaderView: View {
    let name: String
    let theme: Theme
    /// The action for a tap; `nil` for a section without a link.
    let onTap: (@MainActor () -> Void)?

    var body: some View {
      if let onTap {
        // The sign that shows that a tap leads somewhere is not read aloud.
        Button(action: onTap) { header.accessibilityHidden(true) }
          .buttonStyle(.plain)
          .accessibilityLabel(name)
          .accessibilityAddTraits(.isHeader)
      } else {
        header.accessibilityAddTraits(.isHeader)
      }
    }

    private var header: some View {
      CellPartView(part: .header(name, leads: onTap != nil, theme)).frame(
        maxWidth: .infinity, alignment: .leading
      ).clipped()
    }
  }
#endif
