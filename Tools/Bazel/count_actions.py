#!/usr/bin/env python3
"""Counts what Bazel ran, from the file that its option --execution_log_json_file has written.

    python3 count_actions.py FILE

Prints a line for each kind of action and each way it was done: 'MarqueeCompile linux-sandbox 1000'.
"""

import collections
import json
import sys


def actions(text):
    """The file holds one JSON object after the other, and nothing around them."""
    decoder = json.JSONDecoder()
    position = 0
    while position < len(text):
        action, position = decoder.raw_decode(text, position)
        yield action


def main():
    with open(sys.argv[1], encoding="utf-8") as log:
        counts = collections.Counter(
            (action["mnemonic"], action["runner"]) for action in actions(log.read())
        )
    for (mnemonic, runner), count in sorted(counts.items()):
        print(mnemonic, runner.replace(" ", "-"), count)


if __name__ == "__main__":
    main()
