#!/usr/bin/env python3
"""Tests previews in a browser; `run.sh` prepares everything and calls this."""

import argparse
import sys

import harness
import test_against  # noqa: F401 (its tests register themselves)
import test_backgrounds  # noqa: F401
import test_content  # noqa: F401
import test_controls  # noqa: F401
import test_cuts  # noqa: F401
import test_endurance  # noqa: F401
import test_frames  # noqa: F401
import test_glyphs  # noqa: F401
import test_hands  # noqa: F401
import test_judged  # noqa: F401
import test_keys  # noqa: F401
import test_links  # noqa: F401
import test_looks  # noqa: F401
import test_open  # noqa: F401
import test_panel  # noqa: F401
import test_images  # noqa: F401
import test_site  # noqa: F401
import test_surroundings  # noqa: F401
import test_wall  # noqa: F401
import test_watch  # noqa: F401

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--content", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--only", default="", help="a part of the names of the tests to run")
    options = parser.parse_args()
    sys.exit(harness.run_all(options.program, options.content, options.work, options.only))
