import MarqueeScreen

/// What `marquee schema` describes: a value of `--of`.
enum SchemaSubject: String, CaseIterable, ArgumentValue {
  /// The JSON of a screen.
  case screen
  /// `Screens.json`, the index of all screens.
  case index
  /// `Manifest.json` of a build, and `manifest.json` of a channel.
  case manifest
  /// What `--reporter json` prints.
  case report

  /// The schema, in draft 2020-12; `nil` for a screen, whose schema depends on the content folder.
  var fixedSchema: String? {
    switch self {
    case .screen: nil
    case .index: Self.indexSchema
    case .manifest: Self.manifestSchema
    case .report: Self.reportSchema
    }
  }

  private static let indexSchema = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Marquee's index of screens",
      "type": "object",
      "required": ["formatVersion", "screens"],
      "additionalProperties": false,
      "properties": {
        "formatVersion": { "const": 1 },
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

  private static let manifestSchema = """
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
        },
        "pages": { "type": "array", "items": { "$ref": "#/$defs/file" } }
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

  private static let reportSchema = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Marquee's report of diagnostics",
      "type": "object",
      "required": ["version", "tool", "summary", "diagnostics"],
      "additionalProperties": false,
      "properties": {
        "version": { "const": 1 },
        "tool": {
          "type": "object",
          "required": ["name", "version"],
          "additionalProperties": false,
          "properties": { "name": { "const": "marquee" }, "version": { "type": "string" } }
        },
        "summary": {
          "type": "object",
          "required": ["errors", "warnings", "notes", "fixable"],
          "additionalProperties": false,
          "properties": {
            "errors": { "$ref": "#/$defs/count" },
            "warnings": { "$ref": "#/$defs/count" },
            "notes": { "$ref": "#/$defs/count" },
            "fixable": { "$ref": "#/$defs/count" }
          }
        },
        "diagnostics": { "type": "array", "items": { "$ref": "#/$defs/diagnostic" } }
      },
      "$defs": {
        "count": { "type": "integer", "minimum": 0 },
        "position": { "type": "integer", "minimum": 1 },
        "diagnostic": {
          "type": "object",
          "required": ["rule", "severity", "message", "label", "place", "notes", "fixIts"],
          "additionalProperties": false,
          "properties": {
            "rule": { "type": "string", "minLength": 1 },
            "severity": { "enum": ["error", "warning", "note"] },
            "message": { "type": "string", "minLength": 1 },
            "label": { "type": "string" },
            "place": { "$ref": "#/$defs/place" },
            "notes": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["message"],
                "additionalProperties": false,
                "properties": {
                  "message": { "type": "string" }, "place": { "$ref": "#/$defs/place" }
                }
              }
            },
            "fixIts": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["title", "applicability", "edits"],
                "additionalProperties": false,
                "properties": {
                  "title": { "type": "string" },
                  "applicability": { "enum": ["safe", "unsafe", "displayOnly"] },
                  "edits": { "type": "array", "items": { "$ref": "#/$defs/edit" } }
                }
              }
            }
          }
        },
        "place": {
          "type": "object",
          "required": ["file", "codingPath"],
          "additionalProperties": false,
          "properties": {
            "file": { "type": "string" },
            "codingPath": { "type": "string" },
            "line": { "$ref": "#/$defs/position" },
            "column": { "$ref": "#/$defs/position" },
            "endLine": { "$ref": "#/$defs/position" },
            "endColumn": { "$ref": "#/$defs/position" },
            "startOffset": { "$ref": "#/$defs/count" },
            "endOffset": { "$ref": "#/$defs/count" }
          },
          "dependentRequired": {
            "startOffset": ["endOffset"],
            "line": ["column", "endLine", "endColumn", "startOffset"]
          }
        },
        "edit": {
          "type": "object",
          "required": ["startOffset", "endOffset", "replacement"],
          "additionalProperties": false,
          "properties": {
            "line": { "$ref": "#/$defs/position" },
            "column": { "$ref": "#/$defs/position" },
            "endLine": { "$ref": "#/$defs/position" },
            "endColumn": { "$ref": "#/$defs/position" },
            "startOffset": { "$ref": "#/$defs/count" },
            "endOffset": { "$ref": "#/$defs/count" },
            "replacement": { "type": "string" }
          }
        }
      }
    }

    """
}
