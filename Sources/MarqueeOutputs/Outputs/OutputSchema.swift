import MarqueeCatalog
import MarqueeScreen

/// The JSON Schemas, in draft 2020-12, of the files that list the outputs of a build.
///
/// That of a screen is ``MarqueeScreen/ScreenSchema``.
package enum OutputSchema {
  /// `Screens.json`, the index of all screens.
  package static let index = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Marquee's index of screens",
      "type": "object",
      "required": ["formatVersion", "screens"],
      "additionalProperties": false,
      "properties": {
        "formatVersion": { "const": 1 },
        "theme": \(Theme.table.name.schema),
        "screens": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["name", "file", "sections", "items"],
            "additionalProperties": false,
            "properties": {
              "name": { "type": "string", "minLength": 1 },
              "file": { "type": "string", "pattern": "\\\\.json$" },
              "sections": { "type": "integer", "minimum": 0 },
              "items": { "type": "integer", "minimum": 0 }
            }
          }
        }
      }
    }

    """

  /// `Manifest.json` of a build, and `manifest.json` of a channel.
  package static let manifest = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Marquee's manifest of a build or a channel",
      "type": "object",
      "required": ["formatVersion", "screens"],
      "additionalProperties": false,
      "properties": {
        "formatVersion": { "const": 1 },
        "number": { "type": "integer", "minimum": 1, "maximum": \(CatalogManifest.maximumNumber) },
        "time": { "type": "string", "format": "date-time" },
        "minimumAppVersion": { "type": "string", "minLength": 1 },
        "previous": { "$ref": "#/$defs/digest" },
        "theme": \(Theme.table.name.schema),
        "screens": { "type": "array", "items": { "$ref": "#/$defs/file" } },
        "images": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["name", "file", "sha256", "bytes"],
            "additionalProperties": false,
            "properties": {
              "name": { "type": "string", "minLength": 1 },
              "file": { "type": "string", "minLength": 1 },
              "object": { "type": "string", "minLength": 1 },
              "sha256": { "$ref": "#/$defs/digest" },
              "bytes": { "type": "integer", "minimum": 0 },
              "scale": { "type": "integer", "minimum": 1 },
              "device": { "type": "string" },
              "appearance": { "type": "string" },
              "traits": { "type": "array", "items": { "type": "string" } }
            }
          }
        }
      },
      "$defs": {
        "digest": { "type": "string", "pattern": "^[0-9a-f]{64}$" },
        "file": {
          "type": "object",
          "required": ["file", "sha256", "bytes"],
          "additionalProperties": false,
          "properties": {
            "file": { "type": "string", "minLength": 1 },
            "object": { "type": "string", "minLength": 1 },
            "sha256": { "$ref": "#/$defs/digest" },
            "bytes": { "type": "integer", "minimum": 0 }
          }
        }
      }
    }

    """
}
