/** What the page keeps of itself while it loads; read back by the benchmark. */
export interface Watched {
  /**
   * When the first frame with charts, or with rows, was on the screen: milliseconds since the page
   * began. Emptied, both are watched for again.
   */
  charts?: number;
  rows?: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/**
 * Runs in the page before anything else. Charts are drawn by strokes on the canvases of plots; rows
 * are links to workouts in the list of all. Either counts when the frame after it has been handed
 * over, which a message after the next frame tells.
 */
export function watchPage(): void {
  window.watched = {};
  const afterFrame = (key: keyof Watched): void => {
    const { watched } = window;
    if (watched[key] !== undefined) return;
    watched[key] = Number.NaN;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        watched[key] = performance.now();
      };
      port2.postMessage(null);
    });
  };
  const stroke = Object.getOwnPropertyDescriptor(CanvasRenderingContext2D.prototype, 'stroke')
    ?.value as (this: CanvasRenderingContext2D, ...path: [Path2D?]) => void;
  CanvasRenderingContext2D.prototype.stroke = function (
    this: CanvasRenderingContext2D,
    ...path: [Path2D?]
  ): void {
    if (window.watched.charts === undefined && this.canvas.closest('.uplot')) afterFrame('charts');
    stroke.apply(this, path);
  };
  new MutationObserver(() => {
    if (document.querySelector('section[aria-labelledby="all-workouts"] a[href^="/workouts/"]'))
      afterFrame('rows');
  }).observe(document, { childList: true, subtree: true });
}
