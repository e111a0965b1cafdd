import { ApiError, NetworkError } from './api-error.js';
import { token } from './token.js';
import { reportUnauthenticated } from './unauthenticated.js';

/** The headers that every call carries. */
export function authorization(): Record<string, string> {
  const bearer = token.read();
  return bearer ? { Authorization: `Bearer ${bearer}` } : {};
}

/** Never cached, with the credentials of the same origin. */
function requestOf(input: Request | string | URL, init: RequestInit): Request {
  const target = input instanceof Request ? input : new URL(input, window.location.origin);
  return new Request(target, { ...init, cache: 'no-store', credentials: 'same-origin' });
}

async function send(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new NetworkError(error);
  }
}

async function taken(response: Response): Promise<Response> {
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/**
 * The one place that calls `fetch`: never cached, same-origin credentials, the bearer token where
 * there is one.
 *
 * @throws ApiError for an answer that is not OK
 * @throws NetworkError where there is no answer
 */
export async function transport(
  input: Request | string | URL,
  init: RequestInit = {},
): Promise<Response> {
  const request = requestOf(input, init);
  const bearer = token.read();
  Object.entries(authorization()).forEach(([name, value]) => request.headers.set(name, value));
  const response = await send(request);
  if (response.status === 401) reportUnauthenticated(bearer);
  return taken(response);
}

/** The same door for calls that are nobody's: they carry no token, whoever is signed in. */
export async function anonymousTransport(
  input: Request | string | URL,
  init: RequestInit = {},
): Promise<Response> {
  return taken(await send(requestOf(input, init)));
}
