import { commands, ExtensionContext, TextEditor, Uri, window, workspace } from "vscode";
import { LanguageClient, LanguageClientOptions, ServerOptions } from "vscode-languageclient/node";

let client: LanguageClient | undefined;
let hasPreview = false;

/** The property lists in content folders: those named Content, and those with settings. */
async function patterns(): Promise<string[]> {
  const settings = await workspace.findFiles("**/Marquee.plist");
  const folders = settings.map((file) => Uri.joinPath(file, "..").fsPath.replaceAll("\\", "/"));
  return [
    "**/Content/**/*.plist",
    // Special characters in a folder's name are escaped.
    ...folders.map((folder) => `${folder.replace(/[*?{}[\]]/g, "[$&]")}/**/*.plist`),
  ];
}

/** Runs a command of the server for the place of the cursor. */
async function execute(command: string, editor: TextEditor): Promise<void> {
  await client?.sendRequest("workspace/executeCommand", {
    command,
    arguments: [{
      textDocument: { uri: client.code2ProtocolConverter.asUri(editor.document.uri) },
      position: client.code2ProtocolConverter.asPosition(editor.selection.active),
    }],
  });
}

/** Opens the preview in a browser; it shows unsaved text. */
async function openPreview(): Promise<void> {
  const editor = window.activeTextEditor;
  if (editor === undefined) return;
  try {
    await execute("marquee.preview", editor);
    hasPreview = true;
  } catch (error) {
    void window.showErrorMessage(error instanceof Error ? error.message : String(error));
  }
}

/** Rings what is at the cursor in the preview. */
async function followCursor(editor: TextEditor): Promise<void> {
  if (!hasPreview || !editor.document.fileName.endsWith(".plist")) return;
  try {
    await execute("marquee.showInPreview", editor);
  } catch {
    // The preview shows other content.
  }
}

/** Starts the server for the content folders of the workspace. */
export async function activate(context: ExtensionContext): Promise<void> {
  const settings = workspace.getConfiguration("marquee");
  const server: ServerOptions = { command: settings.get("program", "marquee"), args: ["server"] };
  const options: LanguageClientOptions = {
    documentSelector: (await patterns()).map((pattern) => ({ scheme: "file", pattern })),
    initializationOptions: {
      // A click in the preview opens the line here.
      preview: { editor: "vscode" },
      // Help can hold images, which Visual Studio Code shows.
      images: true,
      inlayHints: {
        ranks: settings.get("inlayHints.ranks", true),
        identifiers: settings.get("inlayHints.identifiers", true),
      },
    },
  };
  client = new LanguageClient("marquee", "Marquee", server, options);
  context.subscriptions.push(
    commands.registerCommand("marquee.openPreview", openPreview),
    window.onDidChangeTextEditorSelection((event) => void followCursor(event.textEditor)),
  );
  await client.start();
}

/** Ends the server before the editor does. */
export async function deactivate(): Promise<void> {
  await client?.stop();
  client = undefined;
}
