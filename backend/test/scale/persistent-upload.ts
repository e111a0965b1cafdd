import { upload } from '../e2e/workouts/workouts.support.js';
import { HttpClient } from '../support/http-client.js';

const MOST_TRIES = 10;

/** How an upload went in the end. */
export interface Sent {
  readonly status: number;
  readonly code: string | undefined;
  readonly message: string | undefined;
  /** Tries whose server went away. */
  readonly lost: number;
}

/**
 * Uploads as a client behind a proxy does: where one server does not answer, the next one is asked.
 */
export async function persistentUpload(
  urls: readonly string[],
  token: string,
  bytes: Uint8Array,
  turn: number,
): Promise<Sent> {
  for (let lost = 0; lost < MOST_TRIES; lost += 1) {
    const url = urls[(turn + lost) % urls.length] ?? '';
    try {
      const { status, body } = await upload<{ code?: string; message?: string }>(
        new HttpClient(url, token),
        bytes,
      );
      return { status, code: body.code, message: body.message, lost };
    } catch {
      // The connection was refused or broken off: the answer is not known, and the same file may be
      // sent again.
    }
  }
  throw new Error('no server took the upload');
}
