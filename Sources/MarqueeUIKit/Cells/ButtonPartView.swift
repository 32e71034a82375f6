#if os(iOS)
  import MarqueeCells
  import SwiftUI

  struct ButtonPartView: View {
    let name: String
    let part: CellPart
    @Environment(\.cellPartAction) private var action

    var body: some View {
      Button {
        action(name)
      } label: {
        CellPartView(part: part)
      }
      .buttonStyle(.plain)
    }
  }

  extension EnvironmentValues {
    /// The action for a tap on a part of a cell; its argument is the part's name.
    var cellPartAction: @MainActor @Sendable (String) -> Void {
      get { self[CellPartActionKey.self] }
      set { self[CellPartActionKey.self] = newValue }
    }
  }

  private struct CellPartActionKey: EnvironmentKey {
    static let defaultValue: @MainActor @Sendable (String) -> Void = { _ in }
  }
#endif
