// What a rule about a shown screen can read, and what it cannot: the file.
import MarqueeLoading
import MarqueeScreen

func itemCount(_ screen: ShownScreen) -> Int {
  screen.sections.reduce(0) { $0 + $1.items.count }
}

func titles(_ section: ShownSection) -> [String] {
  section.items.compactMap { $0[.title]?.text?.string }
}

func read(_ screen: ShownScreen, _ section: ShownSection, _ item: ShownItem, _ value: ShownValue) {
  // expected-error@+1 {{value of type 'ShownScreen' has no member 'catalog'}}
  _ = screen.catalog
  // expected-error@+1 {{value of type 'ShownScreen' has no member 'document'}}
  _ = screen.document
  // expected-error@+1 {{'file' is inaccessible due to 'internal' protection level}}
  _ = screen.file
  // expected-error@+1 {{'file' is inaccessible due to 'internal' protection level}}
  _ = section.file
  // expected-error@+1 {{'file' is inaccessible due to 'internal' protection level}}
  _ = item.file
  // expected-error@+1 {{'index' is inaccessible due to 'internal' protection level}}
  _ = item.index
  // expected-error@+1 {{'reference' is inaccessible due to 'internal' protection level}}
  _ = item.reference
  // expected-error@+1 {{'file' is inaccessible due to 'internal' protection level}}
  _ = value.file
  // expected-error@+1 {{'source' is inaccessible due to 'internal' protection level}}
  _ = value.source
}
