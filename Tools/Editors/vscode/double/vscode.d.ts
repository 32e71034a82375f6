// The parts of the editor's interface that the extension uses, for machines without its types.

declare module "vscode" {
  export class Uri {
    static joinPath(base: Uri, ...segments: string[]): Uri;
    readonly fsPath: string;
  }

  export class Position {
    readonly line: number;
    readonly character: number;
  }

  export interface Disposable {
    dispose(): unknown;
  }

  export interface ExtensionContext {
    readonly subscriptions: Disposable[];
  }

  export interface WorkspaceConfiguration {
    get<Value>(section: string, defaultValue: Value): Value;
  }

  export interface TextEditor {
    readonly document: { readonly uri: Uri; readonly fileName: string };
    readonly selection: { readonly active: Position };
  }

  export namespace commands {
    function registerCommand(command: string, callback: () => unknown): Disposable;
  }

  export namespace window {
    const activeTextEditor: TextEditor | undefined;
    function showErrorMessage(message: string): Thenable<string | undefined>;
    function onDidChangeTextEditorSelection(
      listener: (event: { readonly textEditor: TextEditor }) => unknown): Disposable;
  }

  export namespace workspace {
    function getConfiguration(section?: string): WorkspaceConfiguration;
    function findFiles(include: string): Thenable<Uri[]>;
  }

  interface Thenable<Value> extends PromiseLike<Value> {}
}
