interface Progress {
  readonly lengthComputable: true;
  readonly loaded: number;
  readonly total: number;
}

/** The part of XMLHttpRequest that an upload uses, with the server's side in the test's hands. */
export class UploadDouble {
  static readonly all: UploadDouble[] = [];

  readonly upload: { onprogress?: (event: Progress) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  readonly headers = new Headers();
  method = '';
  path = '';
  form: FormData | null = null;
  aborted = false;

  constructor() {
    UploadDouble.all.push(this);
  }

  open(method: string, url: string): void {
    this.method = method;
    this.path = new URL(url).pathname;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(form: FormData): void {
    this.form = form;
  }

  abort(): void {
    this.aborted = true;
    this.onabort?.();
    this.onloadend?.();
  }

  /** That share of the bytes has left the machine. */
  sent(share: number): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded: share * 100, total: 100 });
    if (share === 1) this.upload.onload?.();
  }

  answer(status: number, body: object): void {
    this.sent(1);
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }

  loseConnection(): void {
    this.onerror?.();
    this.onloadend?.();
  }
}

/** Puts the double in place; returns how to reach the upload under way. */
export function mockUploads(): () => UploadDouble {
  UploadDouble.all.length = 0;
  Object.assign(globalThis, { XMLHttpRequest: UploadDouble });
  return () => {
    const latest = UploadDouble.all.at(-1);
    if (!latest) throw new Error('nothing was uploaded');
    return latest;
  };
}
