import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { createQueryClient } from './query-client.js';

/** Laid over the page without being seen, so that it has its size and can take the focus. */
const WAITING = 'position:fixed;inset:0;overflow:hidden;opacity:0;pointer-events:none';

let started = false;

/**
 * Starts the app in place of what stands in `root`. A prerendered page stays until the app has
 * drawn its first page, so that nothing flickers; where the page asked to be hidden (somebody is
 * signed in), the app draws immediately.
 */
export function startApp(root: HTMLElement): void {
  if (started) return;
  started = true;
  const { dataset } = document.documentElement;
  const covered = 'app' in dataset;
  const draw = (place: HTMLElement, onShown?: () => void): void =>
    createRoot(place).render(
      <StrictMode>
        <App queryClient={createQueryClient()} onShown={onShown} />
      </StrictMode>,
    );
  delete dataset['app'];
  delete dataset['session'];
  if (covered || !root.hasChildNodes()) {
    root.replaceChildren();
    draw(root);
    return;
  }
  const place = document.createElement('div');
  place.setAttribute('style', WAITING);
  root.after(place);
  draw(place, () => {
    if (!root.isConnected) return;
    root.remove();
    place.removeAttribute('style');
    place.id = 'root';
    window.scrollTo({ top: 0 });
  });
}
