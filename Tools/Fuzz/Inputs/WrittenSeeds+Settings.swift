extension WrittenSeeds {
  /// Settings as XML.
  static var settings: [[UInt8]] {
    let text = """
      \(start)<dict>
      <key>sectionTypes</key>
      <dict>
      <key>recommend</key>
      <dict>
      <key>items</key>
      <string>poster</string>
      <key>layout</key>
      <string>basic</string>
      </dict>
      </dict>
      <key>rules</key>
      <dict>
      <key>white-space</key>
      <string>off</string>
      <key>rank-limit</key>
      <string>error</string>
      </dict>
      <key>devices</key>
      <array>
      <string>iphone-15</string>
      <string>393x852@3</string>
      </array>
      <key>textRules</key>
      <array>
      <dict>
      <key>id</key>
      <string>no-capitals</string>
      <key>fields</key>
      <array>
      <string>title</string>
      </array>
      <key>forbids</key>
      <string>^(?:[A-Z]{2,}|\\p{Lu}+?)\\b.*$</string>
      <key>message</key>
      <string>we do not shout</string>
      <key>severity</key>
      <string>note</string>
      </dict>
      <dict>
      <key>id</key>
      <string>letters</string>
      <key>requires</key>
      <string>[a-zé&amp;\\d]|\\u{41}</string>
      <key>message</key>
      <string>there are no letters</string>
      <key>ignoreCase</key>
      <true/>
      </dict>
      </array>
      </dict>
      </plist>

      """
    return [Array(text.utf8), Array(ownModel.utf8)]
  }

  /// Settings with a number wherever they may have one.
  private static let ownModel = """
    \(start)<dict>
    <key>images</key>
    <dict>
    <key>maximumEnlargement</key><real>1.5</real>
    <key>maximumDistortion</key><real>2.5</real>
    <key>maximumByteCount</key><integer>200000</integer>
    <key>maximumReduction</key><real>3</real>
    </dict>
    <key>itemKinds</key>
    <dict>
    <key>recommended</key>
    <dict>
    <key>extends</key><string>poster</string>
    <key>fields</key>
    <dict>
    <key>code</key>
    <dict><key>kind</key><string>integer</string>
    <key>minimum</key><integer>1</integer><key>maximum</key><integer>99</integer>
    <key>default</key><integer>7</integer></dict>
    <key>ratio</key>
    <dict><key>kind</key><string>decimal</string><key>digits</key><integer>2</integer>
    <key>minimum</key><real>0.5</real><key>maximum</key><real>9.5</real>
    <key>default</key><real>1.5</real></dict>
    <key>word</key>
    <dict><key>kind</key><string>text</string>
    <key>minLength</key><integer>2</integer><key>maxLength</key><integer>40</integer>
    <key>pattern</key><string>[a-z]{1,12}</string></dict>
    <key>day</key>
    <dict><key>kind</key><string>date</string>
    <key>default</key><date>2024-02-29T00:00:00Z</date></dict>
    <key>numbers</key>
    <dict><key>kind</key><string>list</string><key>of</key><string>decimal</string>
    <key>minCount</key><integer>1</integer><key>maxCount</key><integer>3</integer></dict>
    </dict>
    <key>show</key>
    <dict><key>price</key><string>ratio</string><key>rating</key><string>code</string></dict>
    </dict>
    </dict>
    <key>sectionTypes</key>
    <dict>
    <key>recommend</key>
    <dict><key>items</key><string>recommended</string><key>layout</key><string>basic</string>
    <key>itemCount</key>
    <dict><key>minimum</key><integer>1</integer><key>maximum</key><integer>9</integer></dict></dict>
    </dict>
    <key>devices</key>
    <array><string>393x852@3</string><string>320x480</string></array>
    </dict>
    </plist>

    """

  /// A screen for the settings with numbers, with values of custom fields.
  static let ownScreen = """
    \(start)<array>
    <dict>
    <key>sectionType</key><string>recommend</string>
    <key>sectionName</key><string>For you</string>
    <key>contentItem</key>
    <array>
    <dict>
    <key>description</key><string>A cat</string>
    <key>imageName</key><string>poster-cat</string>
    <key>code</key><integer>42</integer>
    <key>ratio</key><real>2.5</real>
    <key>word</key><string>word</string>
    <key>day</key><date>2026-05-01T18:30:00Z</date>
    <key>numbers</key><array><real>1.25</real><integer>3</integer></array>
    </dict>
    </array>
    </dict>
    </array>
    </plist>

    """
}
