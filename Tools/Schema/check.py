"""Checks JSON files against the schema that `marquee reference -f schema` prints.

Usage: check.py SCHEMA FILE...

Needs the packages of requirements.txt. Prints 'N passed, N failed', and exits with 1 if any failed.
"""

import json
import pathlib
import sys

import jsonschema


def main() -> int:
    schema = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    passed = failed = 0
    for path in sys.argv[2:]:
        screen = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
        errors = list(validator.iter_errors(screen))
        for error in errors:
            print(f"{path}: {error.json_path}: {error.message}")
        # A schema that lets everything through would prove nothing.
        screen["sections"][0]["items"][0]["unheardOf"] = 1
        if errors or validator.is_valid(screen):
            failed += 1
        else:
            passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


sys.exit(main())
