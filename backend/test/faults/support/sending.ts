import { request, type ClientRequest } from 'node:http';
import { setImmediate } from 'node:timers/promises';

import { upload } from '#test/e2e/workouts/workouts.support.js';
import { HttpClient } from '#test/support/http-client.js';

/**
 * One try and what came of it; status 0 where the connection broke, with the system's code for it.
 */
export interface Try {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: string | null;
  readonly ms: number;
}

export async function tryUpload(
  url: string,
  token: string | null,
  bytes: Uint8Array,
): Promise<Try> {
  return timed(async () => upload<{ code?: string }>(new HttpClient(url, token), bytes));
}

const FORM_HEAD =
  '--b\r\nContent-Disposition: form-data; name="fitFile"; ' +
  'filename="ride.fit"\r\nContent-Type: application/octet-stream\r\n\r\n';
const FORM_END = '\r\n--b--\r\n';

/** Sends a share of the bytes and leaves the rest to the caller. */
export function startUpload(
  url: string,
  token: string | null,
  bytes: Uint8Array,
  share: number,
): ClientRequest {
  const length = FORM_HEAD.length + bytes.length + FORM_END.length;
  const headers = {
    Authorization: `Bearer ${token ?? ''}`,
    'Content-Type': 'multipart/form-data; boundary=b',
    'Content-Length': length,
  };
  const started = request(`${url}/api/workouts/upload`, { method: 'POST', headers });
  started.write(FORM_HEAD);
  started.write(bytes.slice(0, Math.floor(bytes.length * share)));
  return started;
}

export async function tryGet(url: string, token: string | null, path: string): Promise<Try> {
  return timed(async () => new HttpClient(url, token).get<{ code?: string }>(path));
}

/** Taken now or before. */
export const isTaken = ({ status, code }: Try): boolean =>
  status === 201 || status === 202 || code === 'DUPLICATE_FILE';

/**
 * Whether a client knows what to do with this answer: taken, refused by a rule, or to come again.
 */
export const isClean = ({ status, retryAfter }: Try): boolean =>
  status < 500 || (status === 503 && retryAfter !== null);

/** Sends the same file again and again, as a patient client does; every try. */
export async function uploadUntilTaken(
  url: string,
  token: string | null,
  bytes: Uint8Array,
): Promise<Try[]> {
  const tries: Try[] = [];
  for (;;) {
    const last = await tryUpload(url, token, bytes);
    tries.push(last);
    if (isTaken(last)) return tries;
    // Lets those in whom we wait for.
    await setImmediate();
  }
}

/** `fetch` hides it in the cause. */
function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code ?? cause?.code;
}

async function timed(
  ask: () => Promise<{ status: number; headers: Headers; body: { code?: string } | null }>,
): Promise<Try> {
  const begun = performance.now();
  try {
    const { status, headers, body } = await ask();
    return {
      status,
      code: body?.code,
      retryAfter: headers.get('retry-after') || null,
      ms: performance.now() - begun,
    };
  } catch (error) {
    return { status: 0, code: codeOf(error), retryAfter: null, ms: performance.now() - begun };
  }
}
