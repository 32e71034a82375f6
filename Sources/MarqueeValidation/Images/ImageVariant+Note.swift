import MarqueeDiagnostics
import MarqueeImages

extension ImageVariant {
  /// A note with the file's place, for a diagnostic at the image's name.
  var note: Note { Note("this is the file", at: Place(file: file.path)) }
}
