import Foundation
import MarqueeScreen
import MarqueeSources

/// The screens of one generation, each of which contains its number.
struct StoreGeneration {
  /// The keys of the screens that change together.
  static let keys = (0..<6).map { "screen-\($0)" }

  let number: Int

  /// The bodies, of 1 to 600 posters, so that files are short and long.
  var bodies: [String: StoredBody] {
    Dictionary(
      uniqueKeysWithValues: Self.keys.enumerated().map { index, key in
        let count = 1 + (number * 7 + index * 100) % 600
        let items = (0..<count).map { item in
          #"{"id":"\#(item)","description":"\#(number)","imageName":"poster"}"#
        }
        let json =
          #"{"formatVersion":1,"sections":[{"id":"a","type":"grid","layout":"grid","items":["#
          + items.joined(separator: ",") + #"]}],"layouts":{}}"#
        return (key, StoredBody(Data(json.utf8), Validators(etag: "\(number)")))
      })
  }

  init(_ number: Int) {
    self.number = number
  }

  /// Reads the generation in a store.
  ///
  /// - Returns: `nil` if it has none of the screens.
  /// - Throws: ``StoreFault`` if it has only some of them, damaged ones, or ones of several
  ///   generations.
  init?(in store: ScreenStore) async throws {
    var numbers: Set<String> = []
    var count = 0
    for key in Self.keys {
      guard let body = await store.body(for: key) else { continue }
      count += 1
      let reading = try ScreenReading(json: body.data)
      guard reading.skipped.isEmpty, let items = reading.screen.sections.first?.items,
        let etag = body.validators.etag
      else { throw StoreFault("\(key) is broken") }
      numbers.formUnion(items.compactMap { ($0.content as? Poster)?.description } + [etag])
    }
    guard count > 0 else { return nil }
    guard count == Self.keys.count, numbers.count == 1,
      let number = numbers.first.flatMap({ Int($0) })
    else { throw StoreFault("\(count) of \(Self.keys.count) screens, of generations \(numbers)") }
    self.number = number
  }
}
