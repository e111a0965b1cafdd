export interface BackendWatch {
  readonly ready: Promise<unknown>;
  close(): Promise<void>;
}

export function watchBackend(options: {
  readonly onChanged: () => void;
  readonly onBuilt: (files: number) => void | Promise<void>;
  readonly onFailed: (error: Error) => void;
  readonly source?: string;
  readonly target?: string;
}): BackendWatch;
