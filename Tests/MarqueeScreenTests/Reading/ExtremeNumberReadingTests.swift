import Foundation
import MarqueeCatalog
import MarqueeScreen
import TestSupport
import Testing

/// No number in a screen's JSON crashes an app.
@Suite struct ExtremeNumberReadingTests {
  /// Numbers at the limits of the types that hold them, and beyond.
  private static let numbers = [
    "1e-9223372036854775808", "1e9223372036854775807", "1e-9223372036854775809",
    "0e-9223372036854775808", "1e99999999999999999999", "-9223372036854775808",
    "9223372036854775807", "9223372036854775808", "18446744073709551616", "1e308", "-1e308",
    "1e309", "4.9e-324", "1e100", "1e-100", "9007199254740993", "nan", "inf", "-0", "0x1p1023",
  ]

  private static let course =
    #"{"id":"b","imageName":"x","title":"t","author":"a","rating":4.5,"reviewCount":1,"price":"2"}"#
  private static let poster = #"{"id":"c","description":"d","imageName":"y","rank":1}"#
  private static let screen = """
    {"formatVersion":1,"sections":[\
    {"id":"a","type":"courseSwimlane","layout":"own","items":[\(course)]},\
    {"id":"r","type":"rank","layout":"rank","items":[\(poster)]},\
    {"id":"s","type":"show","itemKind":"show","layout":"own","items":[{"id":"e","code":7}]}],\
    "itemKinds":{"show":{"fields":["code"]}},\
    "layouts":{"own":{"group":{"axis":"horizontal","width":{"absolute":11},\
    "height":{"estimated":12},"count":3,"interItemSpacing":{"fixed":13},\
    "item":{"width":{"fractionalWidth":0.25},"height":{"absolute":14}},\
    "subitems":[{"width":{"absolute":15},"height":{"absolute":16}}]},"interGroupSpacing":17,\
    "contentInsets":{"top":18},"header":{"width":{"absolute":19},"height":{"absolute":21},\
    "zIndex":22}}},"layoutConfiguration":{"interSectionSpacing":23}}
    """
  /// The numbers of the screen that are exchanged.
  private static let places = [
    #""formatVersion":1"#, #""rating":4.5"#, #""reviewCount":1"#, #""price":"2""#, #""rank":1"#,
    #""code":7"#, #""absolute":11"#, #""estimated":12"#, #""count":3"#, #""fixed":13"#,
    #""fractionalWidth":0.25"#, #""absolute":14"#, #""absolute":15"#, #""absolute":16"#,
    #""interGroupSpacing":17"#, #""top":18"#, #""absolute":19"#, #""absolute":21"#,
    #""zIndex":22"#, #""interSectionSpacing":23"#,
  ]

  @Test(arguments: places.sample(oneIn: 3))
  func `any number is read or refused`(place: String) throws {
    #expect(Self.screen.components(separatedBy: place).count == 2)
    let key = place.prefix { $0 != ":" }
    for number in Self.numbers {
      for value in [number, "\"\(number)\""] {
        let json = Data(Self.screen.replacing(place, with: "\(key):\(value)").utf8)
        let screen = try? Screen(json: json)
        let reading = try? ScreenReading(json: json)
        #expect((screen != nil) == (reading?.skipped.isEmpty ?? false), "\(value)")
        guard let screen = reading?.screen else { continue }
        let again = try? Screen(json: Data(screen.jsonBytes()))
        #expect(again == screen, "\(value)")
      }
    }
  }

  @Test(
    arguments: ["1e-9223372036854775808", "1e9223372036854775807", "1e100", "-1e-100", "nan"])
  func `an item with a price that no number can hold is lost on its own`(price: String) throws {
    let json = Self.screen.replacing(#""price":"2""#, with: #""price":"\#(price)""#)
    let reading = try ScreenReading(json: Data(json.utf8))
    #expect(reading.screen.sections.map(\.items.count) == [0, 1, 1])
    #expect(
      reading.skipped.map(\.description) == [
        "sections[0].items[0].price: Expected a decimal number, so the item is skipped"
      ])
  }
}
