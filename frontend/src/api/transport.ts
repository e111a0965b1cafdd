import { localDay } from '#lib/local-day.js';
import { ApiError, NetworkError } from './api-error.js';
import { outage } from './outage.js';
import { token } from './token.js';
import { reportUnauthenticated } from './unauthenticated.js';

type Send = (request: Request) => Promise<Response>;

/** What the generated client sends its requests through. */
export type Transport = (input: Request | string | URL, init?: RequestInit) => Promise<Response>;

/** Never cached, with the credentials of the same origin. */
const requestOf: (...call: Parameters<Transport>) => Request = (input, init) =>
  new Request(input, { ...init, cache: 'no-store', credentials: 'same-origin' });

async function answer(request: Request, send: Send): Promise<Response> {
  let response: Response;
  try {
    response = await send(request);
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new NetworkError(error);
  }
  return response;
}

async function okOrThrow(response: Response): Promise<Response> {
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/**
 * Never cached, same-origin credentials, the bearer token where there is one.
 *
 * @throws ApiError for an answer that is not OK
 * @throws NetworkError where there is no answer
 */
const transportOver =
  (send: Send): Transport =>
  async (input, init) => {
    const request = requestOf(input, init);
    const bearer = token.read();
    if (bearer) request.headers.set('Authorization', `Bearer ${bearer}`);
    // Thresholds begin on the athlete's day, which may be another one than the server's.
    request.headers.set('Local-Day', localDay(new Date()));
    const response = await answer(request, send);
    if (response.status === 401) reportUnauthenticated(bearer);
    if (response.ok) outage.over();
    return okOrThrow(response);
  };

export const transport = transportOver((request) => fetch(request));

/** For calls of the public demo: without a token, even where somebody is signed in. */
export const anonymousTransport: Transport = async (input, init) =>
  okOrThrow(await answer(requestOf(input, init), (request) => fetch(request)));

/**
 * Sends `form` and reports which share of its bytes has been sent, 0 to 1. `XMLHttpRequest`,
 * because `fetch` reports no upload progress.
 */
export const uploadTransport = (form: FormData, onSent: (share: number) => void): Transport =>
  transportOver(
    ({ method, url, headers, signal }) =>
      new Promise((resolve, reject) => {
        const call = new XMLHttpRequest();
        const abort = (): void => call.abort();
        const aborted = new DOMException('The upload was cancelled', 'AbortError');
        call.open(method, url);
        // The browser adds the content type, with the boundary of the form's own parts.
        for (const [name, value] of headers)
          if (name !== 'content-type') call.setRequestHeader(name, value);
        call.setRequestHeader('Accept', 'application/json');
        call.setRequestHeader('Cache-Control', 'no-store');
        call.upload.onprogress = (event) =>
          event.lengthComputable && onSent(event.loaded / event.total);
        call.upload.onload = () => onSent(1);
        call.onload = () => resolve(responseOf(call));
        call.onerror = () => reject(new TypeError('The upload failed'));
        call.onabort = () => reject(aborted);
        call.onloadend = () => signal.removeEventListener('abort', abort);
        signal.addEventListener('abort', abort);
        if (signal.aborted) reject(aborted);
        else call.send(form);
      }),
  );

const responseOf = ({ responseText, status, statusText }: XMLHttpRequest): Response =>
  new Response(responseText, {
    status,
    statusText,
    headers: { 'Content-Type': 'application/json' },
  });
