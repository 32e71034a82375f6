// A world can be read; only the disk can be written.
import MarqueeCompiler

func read(_ world: any World) throws {
  _ = try world.read("Home.plist")
}

func write(_ world: any World, _ file: ContentFile) throws {
  // expected-error@+1 {{value of type 'any World' has no member 'write'}}
  _ = try world.write([], to: "Home.plist")
  // expected-error@+1 {{value of type 'any World' has no member 'replace'}}
  _ = try world.replace(file, in: ".", by: [])
  // expected-error@+1 {{value of type 'any World' has no member 'folder'}}
  _ = try world.folder(making: "Content")
}
