import Testing

/// A change of files that may look as if nothing had changed.
struct FileFault: Sendable, CustomTestStringConvertible {
  /// What is done, in words.
  let testDescription: String
  /// The commands that do it, in the folder of the test.
  let script: String

  private init(_ description: String, _ script: String) {
    testDescription = description
    self.script = script
  }

  /// Writes the bytes of a file in place, so that its number stays.
  private static func edit(_ file: String, _ change: String = "s/A cat/A dog/") -> String {
    "cp -p \(file) reference; sed '\(change)' reference > edited; cat edited > \(file)"
  }

  static let all: [FileFault] = [
    // Files with the same size and time, and with other bytes.
    .init(
      "edited in place, its time set back",
      edit("Content/Home.plist") + "; touch -r reference Content/Home.plist"),
    .init(
      "replaced by a file of the same size and time",
      """
      cp -p Content/Home.plist reference; sed 's/A cat/A dog/' reference > edited
      touch -r reference edited; mv edited Content/Home.plist
      """),
    .init(
      "an older file moved to its place",
      "cp -p Content/Warned.plist older; mv older Content/Home.plist"),
    .init("edited", edit("Content/Home.plist")),
    .init(
      "edited, with a time of long ago",
      edit("Content/Home.plist") + "; touch -t 199001010000 Content/Home.plist"),
    .init(
      "edited, with a time to come",
      edit("Content/Home.plist") + "; touch -t 203801010000 Content/Home.plist"),
    .init("touched alone", "touch Content/Home.plist"),
    .init(
      "two screens swapped",
      "cd Content; mv Home.plist kept; mv Warned.plist Home.plist; mv kept Warned.plist"),
    .init(
      "two screens swapped, and their folder's time set back",
      """
      touch -r Content reference; cd Content; mv Home.plist kept; mv Warned.plist Home.plist
      mv kept Warned.plist; cd ..; touch -r reference Content
      """),
    .init(
      "two screens of one size swapped",
      edit("Content/More/Other.plist")
        + """
        ; cd Content; mv Home.plist kept; mv More/Other.plist Home.plist; mv kept More/Other.plist
        """),

    // Existing files.
    .init("a screen renamed", "mv Content/Home.plist Content/Start.plist"),
    .init("a screen removed", "rm Content/Warned.plist"),
    .init("a screen added", "cp -p Content/Warned.plist Content/Added.plist"),
    .init("a folder renamed", "mv Content/More Content/Less"),
    .init("a file that is no screen becomes one", "mv Content/notes.txt Content/notes.plist"),
    .init(
      "the tree copied with its times, one file changed on the way",
      """
      cp -a Content Copy; \(edit("Copy/Home.plist")); touch -r reference Copy/Home.plist
      rm -r Content; mv Copy Content
      """),
    .init("the tree copied with its times", "cp -a Content Copy; rm -r Content; mv Copy Content"),
    .init(
      "another tree in its place",
      """
      cp -a Content Copy; \(edit("Copy/Home.plist")); mv Content Old; mv Copy Content
      """),
    .init("all screens removed", "rm -r Content/*.plist Content/More"),

    // Links.
    .init(
      "a link in place of a screen", "mv Content/Home.plist away; ln -s ../away Content/Home.plist"),
    .init("a link to another screen", "ln -sf Warned.plist Content/Home.plist"),
    .init("a hard link to another screen", "ln -f Content/Warned.plist Content/Home.plist"),

    // Files that screens are checked with.
    .init("an image removed", "rm Content/Images/cat.png"),
    .init("an image renamed", "mv Content/Images/cat.png Content/Images/cab.png"),
    .init(
      "an image damaged, its time set back",
      """
      cp -p Content/Images/cat.png reference
      printf XXXX | dd of=Content/Images/cat.png bs=1 seek=20 conv=notrunc 2> /dev/null
      touch -r reference Content/Images/cat.png
      """),
    .init(
      "settings added",
      """
      printf '%s' '<plist version="1.0"><dict><key>rules</key><dict><key>white-space</key>\
      <string>error</string></dict></dict></plist>' > Content/Marquee.plist
      """),
    .init(
      "settings added above the folder",
      """
      printf '%s' '<plist version="1.0"><dict><key>rules</key><dict><key>white-space</key>\
      <string>off</string></dict></dict></plist>' > Marquee.plist
      """),

    // Outputs.
    .init("an output removed", "rm out/Home.json"),
    .init("an output emptied", ": > out/Home.json"),
    .init(
      "an output edited in place, its time set back",
      edit("out/Home.json") + "; touch -r reference out/Home.json"),
    .init(
      "an output replaced by one of the same size and time",
      """
      cp -p out/Home.json reference; sed 's/A cat/A dog/' reference > edited
      touch -r reference edited; mv edited out/Home.json
      """),
    .init("an output in place of another", "mv out/Warned.json out/Home.json"),
    .init("an output replaced by a link", "mv out/Home.json away; ln -s ../away out/Home.json"),
    .init("a folder of outputs removed", "rm -r out/More"),
    .init("all outputs removed", "rm -r out"),
    .init("the outputs copied with their times", "cp -a out Copy; rm -r out; mv Copy out"),
    .init("the index of screens removed", "rm out/Screens.json"),

    // The cache.
    .init(
      "the cache of an earlier state put back",
      """
      cp -a cache old; \(edit("Content/Home.plist")); touch -r reference Content/Home.plist
      rm -r cache; mv old cache
      """),
  ]
}
