// The parts of the editor's interface that the extension uses, for machines without its types.

declare module "vscode" {
  export class Uri {
    static joinPath(base: Uri, ...segments: string[]): Uri;
    readonly fsPath: string;
  }

  export interface WorkspaceConfiguration {
    get<Value>(section: string, defaultValue: Value): Value;
  }

  export namespace workspace {
    function getConfiguration(section?: string): WorkspaceConfiguration;
    function findFiles(include: string): Thenable<Uri[]>;
  }

  interface Thenable<Value> extends PromiseLike<Value> {}
}
