import { backOffMs } from '#lib/back-off.js';

/** The cheapest route that planned work closes: the server answers it without its database. */
const PROBE = '/api/client-settings';

/** Tries since the last good answer; every part of the page that waits counts in it. */
let tries = 0;

/** Ends each wait that is under way. */
const waiting = new Set<() => void>();

/** Tries immediately: somebody asked for it. */
export function tryNow(): void {
  [...waiting].forEach((go) => go());
}

/** The server has answered well: the next outage begins with short waits. */
export function reportReachable(): void {
  tries = 0;
}

/**
 * Waits until the server answers again. It is asked after growing waits, and immediately when the
 * connection is back or the page is looked at again; a page in the background asks nothing.
 *
 * @throws the signal's reason
 */
export async function untilReachable(signal = new AbortController().signal): Promise<void> {
  do {
    tries += 1;
    await nextMoment(backOffMs(tries), signal);
  } while (!(await serverAnswers(signal)));
}

/** Whether the server answers at this moment, with whatever it says. */
export async function serverAnswers(signal?: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(new URL(PROBE, window.location.origin), {
      signal: signal ?? null,
      cache: 'no-store',
      credentials: 'omit',
    });
    return status < 500;
  } catch {
    signal?.throwIfAborted();
    return false;
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
