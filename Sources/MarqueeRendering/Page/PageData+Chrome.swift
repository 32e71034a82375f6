import MarqueeScreen
import MarqueeSolver

extension PageData {
  /// Writes the bars that the app shows around the screen.
  func writeChrome(to writer: inout JSONWriter) {
    let chrome = preview.chrome
    writer.object("chrome") { writer in
      writer.member("title", chrome.title)
      writer.objects("tabs", of: chrome.tabs) { writer, tab in
        writer.member("title", tab.title)
        writer.member("path", tab.icon?.path ?? ChromeIcon.plainPath)
        writer.member("isSelected", tab.isSelected)
      }
      writer.member("time", StatusBarShape.time)
      writer.array("status", of: StatusBarShape.icons) { writer, icon in
        writer.array { writer in
          writer.length(icon.width)
          writer.string(icon.path)
        }
      }
    }
  }
}
