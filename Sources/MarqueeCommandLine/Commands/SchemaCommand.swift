import MarqueeScreen

/// `marquee schema`: prints the JSON Schema of what `build` writes.
struct SchemaCommand: RunnableCommand {
  static let syntax = CommandSyntax(
    "marquee schema", summary: "Print the JSON Schema of what 'build' writes",
    defaults: SchemaCommand())

  func run(on console: Console) -> ExitCode {
    console.write(ScreenSchema.json())
    return .success
  }
}
