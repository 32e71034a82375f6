import Foundation
import MarqueeScreen
import TestSupport
import Testing
import UIKit

// Cells and data sources are internal: apps see only the view controller.
@testable import MarqueeUIKit

/// Screens as a server could send them, in a collection view that raises what UIKit raises.
@Suite(.serialized, .ownExceptions) @MainActor struct SentScreenTests {
  /// How many screens a view shows one after another.
  private static let length = 4

  @Test func `ten thousand screens raise nothing, and nothing is refused that UIKit takes`()
    async throws
  {
    var (faults, skipped, shown) = (0, 0, 0)
    for number in 0..<2_500 where Sample.includes(number, oneIn: 10) {
      var random = RandomJSON(seed: UInt64(number))
      let host = Host(width: random.one(of: Host.widths))
      for place in 0..<Self.length {
        let name = "screens \(number), \(place)"
        let sent = random.screen()
        let reading = try ScreenReading(json: JSONSerialization.data(withJSONObject: sent))
        if random.one(of: [true, false, false]) { host.resize(random.one(of: Host.widths)) }
        Exceptions.reset()
        if random.one(of: [true, false]) {
          await host.source.show(reading.screen, animated: random.one(of: [true, false]))
        } else {
          host.source.showAtOnce(reading.screen)
        }
        host.view.layoutIfNeeded()
        #expect(Exceptions.raised.isEmpty, "\(name)")
        #expect(host.differences(from: reading.screen).isEmpty, "\(name)")
        for section in reading.screen.sections {
          let layout = reading.screen.layout(of: section)
          let configuration = reading.screen.layoutConfiguration
          let isRefused = isRefused(layout, configuration, host)
          if isRefused { faults += 1 }
          #expect(isRefused == ends(layout, configuration, host), "\(name), \(section.id)")
        }
        skipped += try expectEnd(ofSkipped: sent, reading.screen, host, name)
        shown += reading.screen.sections.count
      }
    }
    // Most of what is sent is shown, and each way of refusing occurs.
    #expect(faults > 0 && skipped > 0)
    #expect(shown > 2 * (faults + skipped))
  }

  /// Whether a section with a layout is shown empty.
  private func isRefused(
    _ layout: LayoutSection, _ configuration: LayoutConfiguration, _ host: Host
  ) -> Bool {
    var isRefused = false
    _ = layout.makeUIKitSection(
      in: FixedEnvironment(host.view.bounds.size), scrolling: configuration.scrollDirection
    ) { _ in isRefused = true }
    return isRefused
  }

  /// Whether a section with a layout would end the app if nothing prevented it.
  private func ends(_ layout: LayoutSection, _ configuration: LayoutConfiguration, _ host: Host)
    -> Bool
  {
    Exceptions.reset()
    layout.layOutUnchecked(in: host.view.bounds.size, scrolling: configuration.scrollDirection)
    defer { Exceptions.reset() }
    return !Exceptions.raised.isEmpty
  }

  /// Expects that layouts which can be decoded, and were skipped, would end the app.
  ///
  /// - Returns: How many there were.
  private func expectEnd(
    ofSkipped sent: RandomJSON.Members, _ screen: Screen, _ host: Host, _ name: String
  ) throws -> Int {
    var count = 0
    for (key, json) in sent["layouts"] as? RandomJSON.Members ?? [:]
    where screen.layouts[key] == nil {
      let data = try JSONSerialization.data(withJSONObject: json)
      guard let layout = try? JSONDecoder().decode(LayoutSection.self, from: data) else { continue }
      count += 1
      #expect(ends(layout, screen.layoutConfiguration, host), "\(name): layout \(key) is skipped")
    }
    guard screen.layoutConfiguration == LayoutConfiguration(),
      let json = sent["layoutConfiguration"]
    else { return count }
    let data = try JSONSerialization.data(withJSONObject: json)
    let configuration = try JSONDecoder().decode(LayoutConfiguration.self, from: data)
    guard configuration != LayoutConfiguration() else { return count }
    Exceptions.reset()
    let kinds = configuration.makeUIKitConfiguration().boundarySupplementaryItems.map(\.elementKind)
    #expect(
      Set(kinds).count < kinds.count || !Exceptions.raised.isEmpty,
      "\(name): the configuration is skipped")
    return count + 1
  }
}
