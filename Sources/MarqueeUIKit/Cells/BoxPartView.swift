#if os(iOS)
  import MarqueeCells
  import SwiftUI

  struct BoxPartView: View {
    let box: CellBox
    let part: CellPart

    var body: some View {
      let shape = RoundedRectangle(cornerRadius: box.cornerRadius, style: .continuous)
      CellPartView(part: part)
        .background { if let fill = box.fill { shape.fill(fill.color) } }
        .overlay { if let border = box.border { shape.strokeBorder(border.color) } }
    }
  }
#endif
