import MarqueeCells
import MarqueePropertyList
import MarqueeSolver

extension SettingsLoad {
  /// Loads what the app shows around screens; errors are reported with the other values.
  mutating func readChrome() {
    for (key, value) in document.settingsMembers(of: "chrome")
    where document[value].kind == .dictionary {
      var chrome = ScreenChrome()
      chrome.title = document.settingsText("title", of: value)
      chrome.hasLargeTitle = document.settingsFlag("largeTitle", of: value) ?? false
      chrome.isUnderBars = document.settingsFlag("underBars", of: value) ?? false
      if let tabs = document.member("tabs", of: value)?.value, document[tabs].kind == .array {
        chrome.tabs = document.children(of: tabs).compactMap(tab)
      }
      settings.chrome[document.string(of: key)] = chrome
    }
  }

  private func tab(at index: ValueIndex) -> ScreenChrome.Tab? {
    guard document[index].kind == .dictionary,
      let title = document.settingsText("title", of: index)
    else { return nil }
    return ScreenChrome.Tab(
      title: title, icon: document.settingsText("icon", of: index).flatMap(ChromeIcon.init),
      isSelected: document.settingsFlag("selected", of: index) ?? false)
  }
}
