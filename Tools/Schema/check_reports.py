"""Checks what programs read: reports, the index and manifests, against schemas and other parsers.

Usage: check_reports.py PROGRAM CONTENT

CONTENT must have at least one error and one warning. Needs the packages of requirements.txt.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema
import junitparser

# What GitLab documents of the Code Quality reports that it reads.
GITLAB = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "description": {"type": "string", "minLength": 1},
            "check_name": {"type": "string", "minLength": 1},
            "fingerprint": {"type": "string", "minLength": 1},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "type": "object",
                "required": ["path", "lines"],
                "properties": {
                    # A path is relative to the repository, and does not begin with './'.
                    "path": {"type": "string", "pattern": "^[^./]"},
                    "lines": {
                        "type": "object",
                        "required": ["begin"],
                        "properties": {"begin": {"type": "integer", "minimum": 1}},
                    },
                },
            },
        },
    },
}


def main() -> int:
    program, content = sys.argv[1:3]

    def run(*arguments):
        return subprocess.run([program, *arguments], capture_output=True, check=False).stdout

    def schema(subject):
        return json.loads(run("reference", "-f", "schema", "--of", subject))

    def check(value, schema, name):
        jsonschema.Draft202012Validator.check_schema(schema)
        jsonschema.Draft202012Validator(schema).validate(value)
        # A schema that lets everything through would prove nothing.
        wrong = json.loads(json.dumps(value))
        (wrong[0] if isinstance(wrong, list) else wrong).clear()
        assert not jsonschema.Draft202012Validator(schema).is_valid(wrong), f"{name} is open"
        print(f"{name}: valid")

    report = json.loads(run("validate", "-rjson", content))
    summary = report["summary"]
    assert summary["errors"] > 0 and summary["warnings"] > 0, summary
    check(report, schema("report"), "report")

    problems = json.loads(run("validate", "-rgitlab", content))
    check(problems, GITLAB, "gitlab")
    assert len({problem["fingerprint"] for problem in problems}) == len(problems)

    results = junitparser.JUnitXml.fromstring(run("validate", "-rjunit", content))
    cases = [case for suite in results for case in suite]
    failed = [case for case in cases if any(isinstance(r, junitparser.Failure) for r in case.result)]
    assert (len(cases), len(failed)) == (len(report["diagnostics"]), summary["errors"]), cases
    assert (results.tests, results.failures) == (len(cases), len(failed))
    print("junit: valid")

    with tempfile.TemporaryDirectory() as folder:
        clean = pathlib.Path(folder) / "Content"
        assert b"wrote" in run("init", str(clean))
        built, published = pathlib.Path(folder) / "built", pathlib.Path(folder) / "published"
        run("build", str(clean), "--output", str(built), "--manifest", "--no-cache")
        run("publish", str(clean), "--output", str(published))
        check(json.loads((built / "Screens.json").read_bytes()), schema("index"), "index")
        manifest = schema("manifest")
        check(json.loads((built / "Manifest.json").read_bytes()), manifest, "manifest of a build")
        channel, = published.rglob("manifest.json")
        check(json.loads(channel.read_bytes()), manifest, "manifest of a channel")
    return 0


sys.exit(main())
