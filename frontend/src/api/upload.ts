import { ApiError, NetworkError } from './api-error.js';
import { token } from './token.js';
import { authorization } from './transport.js';
import { reportUnauthenticated } from './unauthenticated.js';

export interface FileUpload {
  readonly path: string;
  /** The name of the multipart field. */
  readonly field: string;
  readonly file: File;
  readonly signal: AbortSignal;
  /** Share of the bytes that have left this machine, 0 to 1. */
  readonly onSent: (share: number) => void;
}

/**
 * Sends one file as multipart. `XMLHttpRequest`, because `fetch` does not tell how many bytes have
 * been sent.
 *
 * @throws ApiError for an answer that is not OK
 * @throws NetworkError where there is no answer
 * @throws DOMException `AbortError` after `signal`
 */
export function uploadFile<T>({ path, field, file, signal, onSent }: FileUpload): Promise<T> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = (): void => call.abort();
    const bearer = token.read();
    call.open('POST', path);
    Object.entries({
      ...authorization(),
      Accept: 'application/json',
      'Cache-Control': 'no-store',
    }).forEach(([name, value]) => call.setRequestHeader(name, value));
    call.upload.onprogress = (event) =>
      event.lengthComputable && onSent(event.loaded / event.total);
    call.upload.onload = () => onSent(1);
    call.onload = () => {
      if (call.status === 401) reportUnauthenticated(bearer);
      if (call.status < 200 || call.status > 299)
        reject(new ApiError(call.status, call.responseText, call.statusText));
      else resolve(JSON.parse(call.responseText) as T);
    };
    call.onerror = () => reject(new NetworkError());
    call.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    call.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    const form = new FormData();
    form.append(field, file);
    if (signal.aborted) reject(new DOMException('The upload was cancelled', 'AbortError'));
    else call.send(form);
  });
}
