extension JSONReporter {
  /// The JSON Schema of what the reporter prints, in draft 2020-12.
  static let schema = """
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
