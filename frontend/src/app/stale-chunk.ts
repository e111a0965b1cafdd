import { serverAnswers } from '../api/recovery.js';

const key = 'reloaded-for';

/**
 * After a release the chunks of the old build are gone. Vite tells of an import that failed; if the
 * server answers, the page is then loaded again, once per address: where that does not help, or the
 * server is away, the error screen speaks.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router would load the page again immediately, and offline end at the browser's own error
    // page. It knows such an error by its first words.
    payload.message = `A part of the page did not load: ${payload.message}`;
    if (sessionStorage.getItem(key) === window.location.href) return;
    void serverAnswers().then((answers) => {
      if (!answers) return;
      sessionStorage.setItem(key, window.location.href);
      window.location.reload();
    });
  });
  window.addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(key), 10_000));
}

/**
 * Whether `error` tells of a part of the program that could not be loaded; the words are the
 * browsers' own.
 */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
  );
}
