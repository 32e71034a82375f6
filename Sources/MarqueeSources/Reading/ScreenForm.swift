import Foundation
import MarqueeCatalog
import MarqueeScreen

struct ScreenForm: Sendable {
  /// Reads the bytes of a file or a response body.
  ///
  /// The path determines whether they are JSON or a property list, and errors mention it.
  let read: @Sendable (_ data: Data, _ path: String) throws(ScreenSourceError) -> ReadScreen

  static func screen(_ contentModel: ContentModel) -> ScreenForm {
    ScreenForm { data, path throws(ScreenSourceError) in
      path.hasSuffix(".plist")
        ? try propertyList(data, contentModel, path) : try json(data, path)
    }
  }

  static let screen = screen(.builtIn)

  /// Reads bytes as an app does.
  static func reading(_ read: @escaping @Sendable (Data) throws -> Screen) -> ScreenForm {
    ScreenForm { data, path throws(ScreenSourceError) in
      do {
        return ReadScreen(screen: try read(data), skipped: [])
      } catch {
        throw ScreenSourceError(reading: path, error)
      }
    }
  }

  /// - Throws: Also for JSON without any readable section, such as `{"error":"quota"}`: an empty
  ///   screen would replace the last good one.
  private static func json(
    _ data: Data, _ path: String
  ) throws(ScreenSourceError) -> ReadScreen {
    let reading: ScreenReading
    do {
      reading = try ScreenReading(json: data)
    } catch .newerFormat(let version) {
      throw .newerFormat(path, version: version)
    } catch {
      throw .unreadable(path, reason: error.description)
    }
    if reading.screen.sections.isEmpty, let first = reading.skipped.first {
      throw .unreadable(path, reason: "it has no section that can be read: \(first)")
    }
    return ReadScreen(screen: reading.screen, skipped: reading.skipped)
  }

  private static func propertyList(
    _ data: Data, _ contentModel: ContentModel, _ path: String
  ) throws(ScreenSourceError) -> ReadScreen {
    do {
      let catalog = try Catalog(propertyList: data, contentModel: contentModel)
      guard catalog.formatVersion <= Catalog.newestFormatVersion else {
        throw ScreenSourceError.newerFormat(path, version: catalog.formatVersion)
      }
      return ReadScreen(screen: Screen(catalog), skipped: [])
    } catch {
      throw ScreenSourceError(reading: path, error)
    }
  }
}
