import MarqueeUIKit
import SwiftUI
import UIKit

/// A streaming app's home, from 'Content.plist' and the images in its bundle.
///
/// The main section shows one of its items at random, and keeps it after a refresh.
@MainActor func makeStreamingHome() -> UIViewController {
  let home = CatalogViewController(.bundle(), of: "Content")
  home.overrideUserInterfaceStyle = .dark
  home.onSelect = { home, selection in
    guard let item = selection.item else { return }
    let details = UIHostingController(rootView: Text(item.spokenText))
    home.present(details, animated: true)
  }
  return home
}

/// The same in SwiftUI.
struct StreamingHome: View {
  var body: some View {
    CatalogView(.bundle(), of: "Content").ignoresSafeArea().preferredColorScheme(.dark)
  }
}
