// The parts of vscode-languageclient that the extension uses, for machines without its types.

declare module "vscode-languageclient/node" {
  import { Position, Uri } from "vscode";

  export interface Executable {
    command: string;
    args?: string[];
  }

  export type ServerOptions = Executable;

  export interface DocumentFilter {
    language?: string;
    scheme?: string;
    pattern: string;
  }

  export interface LanguageClientOptions {
    documentSelector?: DocumentFilter[];
    initializationOptions?: unknown;
  }

  export class LanguageClient {
    constructor(
      id: string, name: string, serverOptions: ServerOptions, clientOptions: LanguageClientOptions);
    start(): Promise<void>;
    stop(timeout?: number): Promise<void>;
    sendRequest(method: string, parameters: unknown): Promise<unknown>;
    readonly code2ProtocolConverter: {
      asUri(uri: Uri): string;
      asPosition(position: Position): { line: number; character: number };
    };
  }
}
