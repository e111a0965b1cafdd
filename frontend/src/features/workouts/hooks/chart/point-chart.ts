import type { ChartView, ChartViewState } from '#components/chart/chart-view.js';
import type { Extent } from '#components/chart/ticks.js';
import { asZoom, fitInto } from '#components/chart/viewport.js';
import type { Span } from '#features/workouts/model/chart/streams.js';

/** What one looks at takes at least this share of the chart, with as much again around it. */
const SMALLEST_SHARE = 0.06;
const AROUND = 1.5;

/**
 * Selects a span on the curves and the map, looks closer where it would be hard to see, and brings
 * the curves into sight.
 */
export function lookAt(view: ChartView, { from, to }: Span, channel: string | null = null): void {
  view.set({
    selection: { from, to },
    zoom: closeEnough(view.snapshot(), { from, to }),
    highlight: null,
    marked: channel === null ? null : [channel],
  });
  showCharts();
}

/** Selects a span that something on the page speaks of, with everything around it in sight. */
export function pointAt(view: ChartView, place: Span & { readonly channel?: string | null }): void {
  view.set({
    selection: { from: place.from, to: place.to },
    zoom: null,
    highlight: null,
    marked: place.channel ? [place.channel] : null,
  });
  showCharts();
}

/** The zoom as it is where the span can be seen well in it; else one around the span. */
export function closeEnough({ zoom, domain }: ChartViewState, { from, to }: Span): Extent | null {
  const shown = zoom ?? domain;
  if (!shown || !domain) return zoom;
  const inSight =
    from >= shown.from && to <= shown.to && to - from >= SMALLEST_SHARE * (shown.to - shown.from);
  const around = (to - from) * AROUND;
  return inSight ? zoom : asZoom(fitInto({ from: from - around, to: to + around }, domain), domain);
}

export function showCharts(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .getElementById('charts')
    ?.scrollIntoView?.({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
}
