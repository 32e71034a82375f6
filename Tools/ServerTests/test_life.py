"""How a server starts and ends, and what it announces."""

import pytest
from lsprotocol import types

# What the server must announce. A capability that is missing here is a change that loses something.
ANNOUNCED = {
    "textDocumentSync", "completionProvider", "hoverProvider", "definitionProvider",
    "referencesProvider", "renameProvider", "documentSymbolProvider", "foldingRangeProvider",
    "inlayHintProvider", "codeActionProvider", "diagnosticProvider", "positionEncoding",
    "workspaceSymbolProvider", "documentFormattingProvider", "executeCommandProvider",
}


async def test_it_announces_what_it_can(client):
    announced = client.protocol._converter.unstructure(client.result.capabilities)
    assert ANNOUNCED <= announced.keys(), f"missing: {ANNOUNCED - announced.keys()}"
    assert announced.keys() <= ANNOUNCED, f"without tests: {announced.keys() - ANNOUNCED}"


async def test_it_says_what_it_is(client):
    assert client.result.server_info.name == "marquee"
    assert client.result.server_info.version
    sync = client.result.capabilities.text_document_sync
    assert sync.change == types.TextDocumentSyncKind.Incremental
    assert client.result.capabilities.rename_provider.prepare_provider is True
    assert client.result.capabilities.completion_provider.resolve_provider is True
    assert list(client.result.capabilities.execute_command_provider.commands) == [
        "marquee.preview", "marquee.showInPreview"]


@pytest.mark.parametrize(
    "client", [{"encoding": encoding} for encoding in ("utf-8", "utf-16")],
    indirect=True, ids=lambda options: options["encoding"])
async def test_it_counts_as_the_client_asks(client):
    assert client.result.capabilities.position_encoding == client.encoding


async def test_an_unknown_request_is_refused(client):
    with pytest.raises(Exception, match="textDocument/moniker"):
        await client.text_document_moniker_async(types.MonikerParams(
            types.TextDocumentIdentifier("file:///Home.plist"), types.Position(0, 0)))


def test_shutdown_and_exit(server):
    server.initialize()
    server.shut_down()


def test_an_exit_without_shutdown_is_a_failure(server):
    server.initialize()
    server.notify("exit")
    assert server.exit_code() == 1


def test_nothing_is_answered_before_initialize(server):
    error = server.request("textDocument/hover", {})["error"]
    assert error["code"] == -32002
    # A notification is dropped, and the server can still be initialized.
    server.notify("textDocument/didOpen", {})
    assert server.initialize()["serverInfo"]["name"] == "marquee"
    server.shut_down()


def test_it_is_initialized_once(server):
    server.initialize()
    assert server.request("initialize", {"capabilities": {}})["error"]["code"] == -32600
    server.shut_down()


def test_nothing_is_answered_after_shutdown(server):
    server.initialize()
    assert server.result("shutdown") is None
    for method in ("textDocument/hover", "shutdown", "initialize"):
        assert server.request(method, {"capabilities": {}})["error"]["code"] == -32600
    server.notify("textDocument/didOpen", {})
    server.notify("exit")
    assert server.exit_code() == 0


def test_a_cancelled_request_is_answered(server, folder):
    server.initialize()
    uri = server.open(folder / "Home.plist", (folder / "Home.plist").read_text(encoding="utf-8"))
    numbers = [server.ask("textDocument/documentSymbol", {"textDocument": {"uri": uri}})
               for _ in range(200)]
    for number in numbers[1:]:
        server.notify("$/cancelRequest", {"id": number})
    answers = [server.answer(number) for number in numbers]
    assert "result" in answers[0]
    for answer in answers[1:]:
        # A request may be answered before the cancellation arrives.
        assert "result" in answer or answer["error"]["code"] == -32800
    server.shut_down()
