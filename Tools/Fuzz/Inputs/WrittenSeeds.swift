import Foundation

/// Small inputs of our own: the smaller an input is, the more of it a change affects.
enum WrittenSeeds {
  static let start = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// Each section type once, as short as possible.
  private static let sections = [
    "main": ["description", "imageName"], "basic": ["description", "imageName"],
    "rank": ["description", "imageName", "rank"], "twoColumn": ["description", "imageName"],
    "list": ["text", "secondaryText", "imageName"],
    "mainBanner": ["imageName", "title", "caption"],
    "textHeader": ["text", "highlightedText"], "businessBanner": ["link", "title"],
    "courseSwimlane": ["imageLink", "title", "author", "rating", "reviewCount", "price"],
    "categories": ["titles"],
  ].sorted { $0.key < $1.key }

  private static func value(_ key: String, _ index: Int) -> String {
    switch key {
    case "rank": "<integer>\(index + 1)</integer>"
    case "rating": "<real>4.5</real>"
    case "reviewCount": "<integer>12</integer>"
    case "price": "<string>19.99</string>"
    case "link", "imageLink": "<string>https://example.com/\(index)</string>"
    case "titles": "<array>\n<string>design</string>\n<string>healthAndFitness</string>\n</array>"
    case "highlightedText": "<string>text</string>"
    case "imageName": "<string>poster-cat</string>"
    default: "<string>\(key == "text" ? "a text" : "\(key)") \(index)</string>"
    }
  }

  private static func section(_ type: String, _ keys: [String]) -> String {
    let isSingle = ["mainBanner", "textHeader", "businessBanner", "categories"].contains(type)
    let items = (0..<(isSingle ? 1 : 2)).map { index in
      let members = keys.map { "<key>\($0)</key>\n\(value($0, index))\n" }
      return "<dict>\n\(members.joined())</dict>\n"
    }
    return """
      <dict>
      <key>sectionType</key>
      <string>\(type)</string>
      <key>sectionName</key>
      <string>The \(type)</string>
      <key>contentItem</key>
      <array>
      \(items.joined())</array>
      </dict>

      """
  }

  private static let layouts = """
    <key>layouts</key>
    <dict>
    <key>own</key>
    <dict>
    <key>item</key>
    <dict><key>width</key><dict><key>fractionalWidth</key><real>0.5</real></dict>
    <key>height</key><dict><key>fractionalHeight</key><real>1</real></dict></dict>
    <key>group</key>
    <dict><key>axis</key><string>horizontal</string>
    <key>width</key><dict><key>fractionalWidth</key><real>1</real></dict>
    <key>height</key><dict><key>estimated</key><real>100</real></dict>
    <key>count</key><integer>2</integer></dict>
    <key>interGroupSpacing</key><real>8</real>
    <key>orthogonalScrollingBehavior</key><string>groupPaging</string>
    </dict>
    <key>rows</key>
    <dict><key>list</key>
    <dict><key>appearance</key><string>insetGrouped</string>
    <key>headerMode</key><string>supplementary</string></dict></dict>
    <key>mosaic</key>
    <dict>
    <key>group</key>
    <dict><key>axis</key><string>vertical</string>
    <key>width</key><dict><key>absolute</key><real>300</real></dict>
    <key>height</key><dict><key>fractionalWidth</key><real>0.8</real></dict>
    <key>interItemSpacing</key><dict><key>flexible</key><real>4</real></dict>
    <key>subitems</key>
    <array>
    <dict><key>width</key><dict><key>fractionalWidth</key><real>1</real></dict>
    <key>height</key><dict><key>fractionalHeight</key><real>0.5</real></dict></dict>
    <dict><key>width</key><dict><key>fractionalWidth</key><real>1</real></dict>
    <key>height</key><dict><key>fractionalHeight</key><real>0.4</real></dict>
    <key>count</key><integer>3</integer>
    <key>subitems</key>
    <array>
    <dict><key>width</key><dict><key>fractionalWidth</key><real>0.3</real></dict>
    <key>height</key><dict><key>fractionalHeight</key><real>1</real></dict></dict>
    </array></dict>
    </array></dict>
    <key>contentInsets</key><dict><key>top</key><real>4</real><key>leading</key><real>8</real></dict>
    <key>header</key>
    <dict><key>width</key><dict><key>fractionalWidth</key><real>1</real></dict>
    <key>height</key><dict><key>estimated</key><real>30</real></dict>
    <key>pinToVisibleBounds</key><true/></dict>
    <key>footer</key>
    <dict><key>width</key><dict><key>fractionalWidth</key><real>1</real></dict>
    <key>height</key><dict><key>absolute</key><real>20</real></dict>
    <key>alignment</key><string>bottomTrailing</string></dict>
    </dict>
    <key>rich</key>
    <dict>
    <key>item</key>
    <dict><key>width</key><dict><key>absolute</key><real>40</real></dict>
    <key>height</key><dict><key>uniformAcrossSiblings</key><real>30</real></dict>
    <key>edgeSpacing</key><dict><key>leading</key><dict><key>flexible</key><real>2</real></dict>
    <key>top</key><dict><key>fixed</key><real>3</real></dict></dict>
    <key>supplementaryItems</key>
    <array><dict><key>elementKind</key><string>badge</string>
    <key>width</key><dict><key>absolute</key><real>20</real></dict>
    <key>height</key><dict><key>fractionalHeight</key><real>0.5</real></dict>
    <key>containerAnchor</key><dict><key>edges</key>
    <array><string>top</string><string>trailing</string></array>
    <key>fractionalOffset</key><dict><key>x</key><real>0.5</real></dict></dict>
    <key>zIndex</key><integer>3</integer></dict></array></dict>
    <key>group</key>
    <dict><key>width</key><dict><key>fractionalWidth</key><real>1</real></dict>
    <key>height</key><dict><key>estimated</key><real>40</real></dict></dict>
    <key>contentInsetsReference</key><string>layoutMargins</string>
    <key>supplementariesFollowContentInsets</key><false/>
    <key>orthogonalScrollingProperties</key><dict><key>bounce</key><string>never</string></dict>
    <key>boundarySupplementaryItems</key>
    <array><dict><key>elementKind</key><string>more</string>
    <key>width</key><dict><key>absolute</key><real>60</real></dict>
    <key>height</key><dict><key>absolute</key><real>20</real></dict>
    <key>alignment</key><string>topTrailing</string>
    <key>offset</key><dict><key>y</key><real>-4</real></dict>
    <key>zIndex</key><integer>2</integer></dict></array>
    <key>decorationItems</key>
    <array><dict><key>elementKind</key><string>card</string>
    <key>contentInsets</key><dict><key>top</key><real>4</real></dict></dict></array>
    </dict>
    <key>placed</key>
    <dict><key>group</key>
    <dict><key>width</key><dict><key>fractionalWidth</key><real>1</real></dict>
    <key>height</key><dict><key>absolute</key><real>90</real></dict>
    <key>frames</key>
    <array><dict><key>x</key><real>1</real><key>y</key><real>2</real>
    <key>width</key><real>80</real><key>height</key><real>40</real></dict>
    <dict><key>x</key><real>90</real><key>y</key><real>20</real>
    <key>width</key><real>80</real><key>height</key><real>40</real>
    <key>zIndex</key><integer>1</integer></dict></array></dict></dict>
    </dict>
    <key>layoutConfiguration</key>
    <dict><key>scrollDirection</key><string>vertical</string>
    <key>interSectionSpacing</key><real>12</real>
    <key>boundarySupplementaryItems</key>
    <array><dict><key>elementKind</key><string>banner</string>
    <key>width</key><dict><key>fractionalWidth</key><real>1</real></dict>
    <key>height</key><dict><key>absolute</key><real>20</real></dict></dict></array></dict>

    """

  /// Screens as XML.
  static var screens: [[UInt8]] {
    let all = sections.map { section($0.key, $0.value) }
    let classic = all.map { "\(start)<array>\n\($0)</array>\n</plist>\n" }
    let whole = "\(start)<array>\n\(all.joined())</array>\n</plist>\n"
    let own = ["own", "rows", "mosaic", "rich", "placed"].map { name in
      all[0].replacing(
        "<key>contentItem</key>",
        with: "<key>layout</key>\n<string>\(name)</string>\n<key>contentItem</key>")
    }
    let full = """
      \(start)<dict>
      <key>formatVersion</key>
      <integer>1</integer>
      \(layouts)<key>sections</key>
      <array>
      \(own.joined())</array>
      </dict>
      </plist>

      """
    let nested = all[0].replacing(
      "</dict>\n</array>",
      with: "<key>New item</key>\n<dict>\n<key>description</key>\n<string>lost"
        + "</string>\n<key>imageName</key>\n<string>poster-sea</string>\n</dict>\n</dict>\n</array>"
    )
    let lost = "\(start)<array>\n\(nested)</array>\n</plist>\n"
    return (classic + [whole, full, lost, ownScreen]).map { Array($0.utf8) }
  }

  /// The same property lists in the binary format and the old ASCII format.
  static func otherForms(of propertyLists: [[UInt8]]) -> [[UInt8]] {
    propertyLists.flatMap { bytes -> [[UInt8]] in
      let value = unsafe try? PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil)
      guard let value else { return [] }
      let binary = try? PropertyListSerialization.data(
        fromPropertyList: value, format: .binary, options: 0)
      return [binary.map { [UInt8]($0) }, Array(ascii(value).utf8)].compactMap(\.self)
    }
  }

  private static func ascii(_ value: Any) -> String {
    switch value {
    case let array as [Any]: "(\n\(array.map(ascii).joined(separator: ",\n"))\n)"
    case let members as [String: Any]:
      "{\n\(members.sorted { $0.key < $1.key }.map { "\($0.key) = \(ascii($0.value));\n" }.joined())}"
    default: "\"\(value)\""
    }
  }

  /// Command lines, one argument per line.
  static let commandLines = [
    "validate\nContent\n--strict\n--reporter\njson", "build\n--output\nout\nContent\n--pretty",
    "fix\n-n\n-\n--stdin-name=a.plist",
    "layout\n--device\niphone-15\n--orientation=landscape\n--json",
    "validate\n--jobs\n3\nContent", "layout\n-d\n393x852@3\nContent",
    "publish\nContent\n-o\nSite\n--keep\n10\n--time\n2026-01-31T12:00:00Z",
    "publish\nContent\n-o\nSite\n--minimum-app-version\n2.4.1",
    "preview\nContent\n-f\ntext\n--width\n80",
    "reference\n-f\nschema", "rules", "explain\nnested-item", "help\nbuild", "--version",
  ].map { Array($0.utf8) }
}
