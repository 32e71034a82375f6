"""What the tests of the server share: the program, a content folder, and an editor."""

import asyncio
import time
from pathlib import Path
from urllib.parse import unquote

import pytest
import pytest_asyncio
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

import content
from process import PATIENCE, Process


def pytest_addoption(parser):
    parser.addoption("--program", required=True, help="the built program")
    parser.addoption("--long", action="store_true", help="also what takes minutes")


@pytest.fixture
def program(request):
    return str(Path(request.config.getoption("--program")).resolve())


@pytest.fixture
def is_long(request):
    return request.config.getoption("--long")


@pytest.fixture
def folder(tmp_path):
    """A content folder without a fault."""
    return content.make(tmp_path)


@pytest.fixture
def server(program):
    """A server as a process, for messages as bytes."""
    with Process(program) as process:
        yield process
        assert process.process.poll() is None or process.process.returncode >= 0, process.errors


def capabilities(encoding, pulls, renames_files):
    """What the editor of the tests can do."""
    edits = types.WorkspaceEditClientCapabilities(
        document_changes=True, resource_operations=[types.ResourceOperationKind.Rename])
    return types.ClientCapabilities(
        general=types.GeneralClientCapabilities(position_encodings=[encoding, "utf-16"]),
        text_document=types.TextDocumentClientCapabilities(
            completion=types.CompletionClientCapabilities(
                completion_item=types.ClientCompletionItemOptions(
                    snippet_support=True,
                    documentation_format=[types.MarkupKind.Markdown],
                    resolve_support=types.ClientCompletionItemResolveOptions(
                        properties=["documentation", "detail"]))),
            hover=types.HoverClientCapabilities(content_format=[types.MarkupKind.Markdown]),
            document_symbol=types.DocumentSymbolClientCapabilities(
                hierarchical_document_symbol_support=True),
            code_action=types.CodeActionClientCapabilities(
                code_action_literal_support=types.ClientCodeActionLiteralOptions(
                    code_action_kind=types.ClientCodeActionKindOptions(
                        value_set=["", "quickfix", "refactor", "source", "source.fixAll"])),
                is_preferred_support=True),
            rename=types.RenameClientCapabilities(prepare_support=True),
            publish_diagnostics=types.PublishDiagnosticsClientCapabilities(
                related_information=True, version_support=True),
            diagnostic=types.DiagnosticClientCapabilities() if pulls else None),
        workspace=types.WorkspaceClientCapabilities(
            apply_edit=True, workspace_edit=edits if renames_files else None,
            diagnostics=types.DiagnosticWorkspaceClientCapabilities(refresh_support=True)),
        window=types.WindowClientCapabilities(
            show_document=types.ShowDocumentClientCapabilities(support=True)))


def path(uri):
    """The path of a file's address."""
    assert uri.startswith("file:///"), uri
    return Path(unquote(uri[7:]))


class Editor:
    """An editor with open documents."""

    def __init__(self, client, folder, encoding):
        self.client = client
        self.folder = folder
        self.encoding = encoding
        self.texts = {}
        self.versions = {}

    def uri(self, name):
        return (self.folder / name).as_uri()

    def document(self, name):
        return types.TextDocumentIdentifier(self.uri(name))

    def open(self, name, text=None):
        if text is None:
            text = (self.folder / name).read_text(encoding="utf-8")
        self.texts[name] = text
        self.versions[name] = 1
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(
            types.TextDocumentItem(self.uri(name), "xml", 1, self.texts[name])))

    def close(self, name):
        del self.texts[name]
        self.client.text_document_did_close(
            types.DidCloseTextDocumentParams(self.document(name)))

    def save(self, name):
        """Writes the text of a document to disk."""
        (self.folder / name).write_bytes(self.texts[name].encode())
        self.client.text_document_did_save(
            types.DidSaveTextDocumentParams(self.document(name)))

    def edit(self, name, *replacements):
        """Replaces texts that occur once, all in one message."""
        changes = []
        for old, new in replacements:
            text = self.texts[name]
            assert text.count(old) == 1, f"'{old}' occurs {text.count(old)} times in {name}"
            start = text.index(old)
            changes.append(types.TextDocumentContentChangePartial(
                range=types.Range(
                    self.position(name, start), self.position(name, start + len(old))),
                text=new))
            self.texts[name] = text.replace(old, new)
        self._change(name, changes)

    def replace(self, name, text):
        """Replaces the whole text."""
        self.texts[name] = text
        self._change(name, [types.TextDocumentContentChangeWholeDocument(text)])

    def _change(self, name, changes):
        self.versions[name] += 1
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(self.versions[name], self.uri(name)), changes))

    def position(self, name, index):
        place = content.position(self.texts[name], index, self.encoding)
        return types.Position(place["line"], place["character"])

    def at(self, name, marked):
        """The position of the bar in a text that occurs once without it."""
        before, after = marked.split("|")
        text = self.texts[name]
        assert text.count(before + after) == 1, f"'{marked}' is not once in {name}"
        return self.position(name, text.index(before + after) + len(before))

    def found(self, name):
        """The diagnostics that the server has pushed last."""
        return self.client.diagnostics.get(self.uri(name), [])

    def rules(self, name):
        return [diagnostic.code for diagnostic in self.found(name)]

    async def until(self, condition, seconds=10):
        """Waits until something is so."""
        end = time.monotonic() + seconds * PATIENCE
        while not condition():
            assert time.monotonic() < end, f"timed out waiting for: {self.client.diagnostics}"
            await asyncio.sleep(0.002)

    async def until_rules(self, name, *rules):
        """Waits until the server has pushed just these rules for a document."""
        await self.until(lambda: self.rules(name) == list(rules))

    async def pull(self, name):
        """The diagnostics of a document, asked for."""
        report = await self.client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(self.document(name)))
        assert report.kind == "full"
        return list(report.items)

    def applied(self, edit, name):
        """The text of a document with a change of the workspace."""
        converter = self.client.protocol._converter
        changes = converter.unstructure(edit)["changes"]
        return content.applied(self.texts[name], changes[self.uri(name)], self.encoding)

    def write(self, edit):
        """Makes a change of the workspace on disk."""
        changed = self.client.protocol._converter.unstructure(edit)
        steps = changed.get("documentChanges") or [
            {"textDocument": {"uri": uri}, "edits": edits}
            for uri, edits in changed["changes"].items()]
        for step in steps:
            if step.get("kind") == "rename":
                path(step["oldUri"]).rename(path(step["newUri"]))
                continue
            file = path(step["textDocument"]["uri"])
            text = file.read_bytes().decode()
            file.write_bytes(content.applied(text, step["edits"], self.encoding).encode())


@pytest_asyncio.fixture
async def client(program, folder, request):
    """A client of pytest-lsp with a server; `editor` has its parameters."""
    options = {"encoding": "utf-16", "pulls": False, "renames_files": False, "settings": None}
    options.update(getattr(request, "param", {}))
    client = await ClientServerConfig(server_command=[program, "server"]).start()
    client.encoding = options["encoding"]
    client.result = await client.initialize_session(types.InitializeParams(
        capabilities=capabilities(
            options["encoding"], options["pulls"], options["renames_files"]),
        initialization_options=options["settings"],
        workspace_folders=[types.WorkspaceFolder(folder.as_uri(), "Content")]))
    yield client
    await client.shutdown_session()
    code = client._server.returncode
    await client.stop()
    assert code == 0, f"the server ends with {code}"


@pytest.fixture
def editor(client: LanguageClient, folder):
    return Editor(client, folder, client.encoding)


@pytest.fixture
def opened(editor):
    """An editor in which all files of the content are open."""
    for name in ("Home.plist", "Items.plist", "Learn.plist", "Marquee.plist"):
        editor.open(name)
    return editor
