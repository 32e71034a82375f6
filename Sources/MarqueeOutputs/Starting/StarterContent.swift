import MarqueeDiagnostics

/// A small content folder to begin with: a screen, a library with a custom kind, and images.
package enum StarterContent {
  package static var files: [OutputFile] {
    [
      OutputFile(name: "Marquee.plist", bytes: Array(settings.utf8)),
      OutputFile(name: "Items.plist", bytes: Array(library.utf8)),
      OutputFile(name: "Home.plist", bytes: Array(screen.utf8)),
    ]
      + StarterImages.files.map { name, text in
        OutputFile(name: "Images/\(name)", bytes: Base64.decode(text) ?? [])
      }
  }

  /// The films, in the order of the library; each name is also that of its poster.
  private static let films = [
    (name: "lagoon", title: "The Lagoon", year: 2026),
    (name: "red-desert", title: "Red Desert Road", year: 2025),
    (name: "north-light", title: "North Light", year: 2024),
    (name: "tea-garden", title: "The Tea Garden", year: 2023),
  ]

  private static func document(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(content)
    </plist>

    """
  }

  private static let settings = document(
    """
    <!-- The settings of this folder. 'marquee reference' lists all keys. -->
    <dict>
    	<!-- The devices that screens are judged on. -->
    	<key>devices</key>
    	<array>
    		<string>iphone-se</string>
    		<string>iphone-17</string>
    		<string>iphone-17-pro-max</string>
    	</array>
    	<key>itemKinds</key>
    	<dict>
    		<!-- A film is a poster with a year. 'show' says what its cell shows. -->
    		<key>film</key>
    		<dict>
    			<key>extends</key>
    			<string>poster</string>
    			<key>fields</key>
    			<dict>
    				<key>year</key>
    				<dict>
    					<key>kind</key>
    					<string>integer</string>
    					<key>minimum</key>
    					<integer>1888</integer>
    				</dict>
    			</dict>
    			<key>show</key>
    			<dict>
    				<key>title</key>
    				<string>description</string>
    				<key>subtitle</key>
    				<string>year</string>
    			</dict>
    		</dict>
    	</dict>
    	<key>sectionTypes</key>
    	<dict>
    		<!-- Sections of this type hold films, in the layout of 'large' if they name no other. -->
    		<key>films</key>
    		<dict>
    			<key>items</key>
    			<string>film</string>
    			<key>layout</key>
    			<string>large</string>
    		</dict>
    	</dict>
    </dict>
    """)

  private static let library: String = {
    let entries = films.map { film in
      """
      	<key>\(film.name)</key>
      	<dict>
      		<key>kind</key>
      		<string>film</string>
      		<key>description</key>
      		<string>\(film.title)</string>
      		<key>imageName</key>
      		<string>\(film.name)</string>
      		<key>year</key>
      		<integer>\(film.year)</integer>
      	</dict>
      """
    }
    return document(
      """
      <!-- The library: each film is written once, under a name that screens use. -->
      <dict>
      \(entries.joined(separator: "\n"))
      </dict>
      """)
  }()

  private static let screen: String = {
    let names = films.map(\.name)
    func list(_ names: [String]) -> String {
      names.map { "\t\t\t<string>\($0)</string>" }.joined(separator: "\n")
    }
    return document(
      """
      <!-- A screen is a list of sections, from top to bottom. Edit this file while 'marquee preview' watches. -->
      <array>
      	<!-- One large image, in a layout that has a name. An item without a name in the library is written here. -->
      	<dict>
      		<key>sectionType</key>
      		<string>main</string>
      		<key>layout</key>
      		<string>hero</string>
      		<key>contentItem</key>
      		<array>
      			<dict>
      				<key>description</key>
      				<string>The coast at dusk</string>
      				<key>imageName</key>
      				<string>coast</string>
      			</dict>
      		</array>
      	</dict>
      	<!-- Films of the library, by their names. -->
      	<dict>
      		<key>sectionType</key>
      		<string>films</string>
      		<key>sectionName</key>
      		<string>New Films</string>
      		<key>layout</key>
      		<string>posters</string>
      		<key>contentItem</key>
      		<array>
      \(list(names))
      		</array>
      	</dict>
      	<!-- The same films with numerals, which are their positions. -->
      	<dict>
      		<key>sectionType</key>
      		<string>rank</string>
      		<key>sectionName</key>
      		<string>Top \(names.count - 1) Today</string>
      		<key>layout</key>
      		<string>posters</string>
      		<key>contentItem</key>
      		<array>
      \(list(names.dropFirst().reversed()))
      		</array>
      	</dict>
      </array>
      """)
  }()
}
