import Foundation
import MarqueeCatalog
import MarqueeScreen
import Testing

@Suite struct ScreenJSONTests {
  /// A ranking with a title and a price list, small enough to be written by hand.
  private func screen() throws -> Screen {
    let course = Course(
      id: "bread", imageName: "bread", title: "\"Bread\"", author: "Ada",
      rating: try #require(DecimalNumber("4.50")), reviewCount: 12,
      price: try #require(DecimalNumber("19.90")))
    return Screen(
      Catalog(sections: [
        CatalogSection(
          type: .rank, name: "톱 10",
          items: [.poster(Poster(description: "A cat", imageName: "cat"))]),
        CatalogSection(id: "shelf", type: .courseSwimlane, items: [.course(course)]),
      ]))
  }

  private let compact =
    #"{"formatVersion":1,"sections":[{"id":"rank-톱-10","type":"rank","name":"톱 10","#
    + #""layout":"rank","itemKind":"rankedPoster","items":[{"id":"rank-톱-10/cat","description":"A cat","imageName":"cat","#
    + #""rank":1}]},{"id":"shelf","type":"courseSwimlane","layout":"courseSwimlane","#
    + #""itemKind":"course","items":[{"id":"bread","imageName":"bread","title":"\"Bread\"","author":"Ada","#
    + #""rating":4.50,"reviewCount":12,"price":19.90}]}],"layouts":{"courseSwimlane":{"#
    + #""item":{"width":{"fractionalWidth":1},"height":{"fractionalHeight":1}},"#
    + #""group":{"axis":"horizontal","width":{"absolute":160},"height":{"absolute":200,"#
    + #""scalesWithText":true}},"#
    + #""contentInsets":{"top":0,"leading":20,"bottom":20,"trailing":20},"#
    + #""interGroupSpacing":10,"orthogonalScrollingBehavior":"continuous"},"rank":{"#
    + #""item":{"width":{"fractionalWidth":0.3},"height":{"fractionalHeight":0.9},"#
    + #""contentInsets":{"top":10,"leading":5,"bottom":0,"trailing":5}},"#
    + #""group":{"axis":"horizontal","width":{"fractionalWidth":0.9},"#
    + #""height":{"estimated":200},"count":2},"#
    + #""contentInsets":{"top":0,"leading":5,"bottom":0,"trailing":5},"#
    + #""orthogonalScrollingBehavior":"continuous","#
    + #""header":{"width":{"fractionalWidth":1},"height":{"absolute":30,"scalesWithText":true}}}}}"#
    + "\n"

  @Test func `the compact form is one line`() throws {
    #expect(String(decoding: try screen().json(), as: UTF8.self) == compact)
  }

  @Test func `the pretty form has one member per line`() throws {
    let screen = Screen(
      Catalog(sections: [
        CatalogSection(type: .list, items: [.row(Row(text: "Help", imageName: "lamp"))])
      ]))
    #expect(
      String(decoding: screen.json(style: .pretty), as: UTF8.self) == """
        {
          "formatVersion": 1,
          "sections": [
            {
              "id": "list",
              "type": "list",
              "layout": "list",
              "itemKind": "row",
              "items": [
                {
                  "id": "list/lamp",
                  "text": "Help",
                  "imageName": "lamp"
                }
              ]
            }
          ],
          "layouts": {
            "list": {
              "list": {
                "appearance": "plain"
              }
            }
          }
        }

        """)
  }

  @Test func `an app reads the screen that was written`() throws {
    let screen = try screen()
    #expect(try Screen(json: Data(screen.json())) == screen)
    #expect(try Screen(json: Data(screen.json(style: .pretty))) == screen)
  }

  @Test func `a section type of the authors' own says what its items are`() throws {
    let own = SectionType(authored: "recommend", itemKind: .row, layout: .list)
    let screen = Screen(
      Catalog(sections: [CatalogSection(type: own, items: [.row(Row(text: "Help"))])]))
    let text = String(decoding: screen.json(), as: UTF8.self)
    #expect(text.contains(#""type":"recommend","layout":"list","itemKind":"row","items""#))
    #expect(try Screen(json: Data(screen.json())) == screen)
  }

  @Test func `keys of a newer writer are skipped`() throws {
    let newer = compact.replacing(#""formatVersion":1,"#, with: #""formatVersion":1,"new":[{}],"#)
      .replacing(#""rank":1"#, with: #""rank":1,"badge":"new""#)
    #expect(try Screen(json: Data(newer.utf8)) == screen())
  }

  @Test(
    arguments: [
      "", "{}", "[]",
      #"{"formatVersion":1,"sections":[{"id":"a","type":"new","layout":"a","items":[]}],"layouts":{}}"#,
      #"{"formatVersion":1,"sections":[{"id":"a","type":"list","layout":"list","items":[{"text":"A"}]}],"layouts":{}}"#,
    ])
  func `what is no screen is thrown`(text: String) {
    #expect(throws: DecodingError.self) { try Screen(json: Data(text.utf8)) }
  }
}
