import MarqueeDiagnostics
import MarqueeImages

extension ImageVariant {
  /// Where the file is, for a diagnostic at the name that leads to it.
  var note: Note { Note("this is the file", at: Place(file: file.path)) }
}
