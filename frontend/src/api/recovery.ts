import { backOffMs } from '#lib/back-off.js';
import { ApiError } from './api-error.js';
import { clientSettings } from './generated/sdk.gen.js';
import { outage } from './outage.js';
import { anonymousTransport } from './transport.js';

/** Ends each wait that is under way. */
const waiting = new Set<() => void>();

/** Tries immediately: somebody asked for it. */
export function tryNow(): void {
  [...waiting].forEach((go) => go());
}

/**
 * Waits until the server answers again. It is asked after growing waits, and immediately when the
 * connection is back or the page is looked at again; a page in the background asks nothing.
 *
 * @throws the signal's reason
 */
export async function untilReachable(signal = new AbortController().signal): Promise<void> {
  do {
    await nextMoment(backOffMs(outage.nextTry()), signal);
  } while (!(await serverAnswers(signal)));
}

/**
 * Whether the server answers at this moment, with whatever it says. The cheapest route that planned
 * work closes is asked: the server answers it without its database.
 */
export async function serverAnswers(signal?: AbortSignal): Promise<boolean> {
  try {
    await clientSettings({ fetch: anonymousTransport, signal });
    return true;
  } catch (error) {
    signal?.throwIfAborted();
    return error instanceof ApiError && error.status < 500;
  }
}

function nextMoment(waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      waiting.delete(go);
      heard.forEach(([target, event, listener]) => target.removeEventListener(event, listener));
    };
    const go = (): void => {
      end();
      resolve();
    };
    const stop = (): void => {
      end();
      reject(signal.reason as Error);
    };
    const seen = (): void => {
      if (!document.hidden) go();
    };
    const heard: readonly (readonly [EventTarget, string, () => void])[] = [
      [window, 'online', go],
      [document, 'visibilitychange', seen],
      [signal, 'abort', stop],
    ];
    heard.forEach(([target, event, listener]) => target.addEventListener(event, listener));
    waiting.add(go);
    const timer = setTimeout(seen, waitMs);
    if (signal.aborted) stop();
  });
}
