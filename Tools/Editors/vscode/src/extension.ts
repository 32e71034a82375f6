import { Uri, workspace } from "vscode";
import { LanguageClient, LanguageClientOptions, ServerOptions } from "vscode-languageclient/node";

let client: LanguageClient | undefined;

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

/** Starts the server for the content folders of the workspace. */
export async function activate(): Promise<void> {
  const settings = workspace.getConfiguration("marquee");
  const server: ServerOptions = { command: settings.get("program", "marquee"), args: ["server"] };
  const options: LanguageClientOptions = {
    documentSelector: (await patterns()).map((pattern) => ({ scheme: "file", pattern })),
    initializationOptions: {
      inlayHints: {
        ranks: settings.get("inlayHints.ranks", true),
        identifiers: settings.get("inlayHints.identifiers", true),
      },
    },
  };
  client = new LanguageClient("marquee", "Marquee", server, options);
  await client.start();
}

/** Ends the server before the editor does. */
export async function deactivate(): Promise<void> {
  await client?.stop();
  client = undefined;
}
