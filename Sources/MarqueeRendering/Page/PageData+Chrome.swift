import MarqueeScreen
import MarqueeSolver

extension PageData {
  /// Writes the bars that the app shows around the screen.
  func writeChrome(to writer: inout JSONWriter) {
    let chrome = preview.chrome
    writer.key("chrome")
    writer.object { writer in
      if let title = chrome.title {
        writer.key("title")
        writer.string(title)
      }
      writer.key("tabs")
      writer.array(of: chrome.tabs) { writer, tab in
        writer.object { writer in
          writer.key("title")
          writer.string(tab.title)
          writer.key("path")
          writer.string(tab.icon?.path ?? ChromeIcon.plainPath)
          writer.key("isSelected")
          writer.bool(tab.isSelected)
        }
      }
      writer.key("time")
      writer.string(StatusBarShape.time)
      writer.key("status")
      writer.array(of: StatusBarShape.icons) { writer, icon in
        writer.array { writer in
          writer.length(icon.width)
          writer.string(icon.path)
        }
      }
    }
  }
}
