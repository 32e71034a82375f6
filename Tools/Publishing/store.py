"""What a published folder holds, read without the program: every manifest against its files."""

import hashlib
import json
import re

CHANNELS = ("staging", "production")
DIGEST = re.compile(r"[0-9a-f]{64}\Z")


class Failure(Exception):
    pass


def expect(is_true, message):
    if not is_true:
        raise Failure(message)


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def files_of(manifest):
    return manifest["screens"] + manifest["images"]


def check_manifest(root, data, where):
    """A manifest that parses, and whose files are all there with their digests."""
    manifest = json.loads(data)
    expect(manifest["formatVersion"] == 1, f"{where}: another format version")
    expect(manifest["screens"], f"{where}: no screens")
    for entry in files_of(manifest):
        path = root / entry["object"]
        expect(path.is_file() and not path.is_symlink(), f"{where}: {entry['object']} is missing")
        content = path.read_bytes()
        expect(len(content) == entry["bytes"], f"{where}: {path} has another length")
        expect(sha256(content) == entry["sha256"], f"{where}: {path} is damaged")
    return manifest


def shown(root, channel):
    """The bytes of what a channel shows; none if there is nothing."""
    path = root / channel / "manifest.json"
    return path.read_bytes() if path.exists() else None


def check(root):
    """Checks the manifests of all channels, also those that are kept to go back to.

    Returns the manifest that each channel shows.
    """
    current = {}
    for channel in CHANNELS:
        data = shown(root, channel)
        if data is not None:
            current[channel] = check_manifest(root, data, f"{channel}/manifest.json")
        for path in (root / channel).glob("manifests/*.json"):
            data = path.read_bytes()
            expect(sha256(data) == path.stem, f"{path} is damaged")
            check_manifest(root, data, str(path))
    return current


def temporary_files(root):
    return sorted(str(path) for path in root.rglob("*.tmp"))


def unneeded_files(root):
    """Objects that no manifest names."""
    needed = set()
    for path in [*root.glob("*/manifest.json"), *root.glob("*/manifests/*.json")]:
        needed |= {entry["object"] for entry in files_of(json.loads(path.read_bytes()))}
    return sorted({str(path.relative_to(root)) for path in root.glob("objects/*")} - needed)
