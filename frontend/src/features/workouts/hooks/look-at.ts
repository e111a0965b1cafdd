import type { ChartView } from '../../../components/chart/chart-view.js';
import type { Span } from '../model/streams.js';

/** Zooms the curves to a span and brings them into sight. */
export function lookAt(view: ChartView, { from, to }: Span): void {
  view.set({ zoom: { from, to }, highlight: null, selection: null });
  showCharts();
}

/** Marks a span on the curves, with everything around it, and brings them into sight. */
export function pointAt(view: ChartView, { from, to }: Span): void {
  view.set({ zoom: null, highlight: { from, to }, selection: null });
  showCharts();
}

function showCharts(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('charts')?.scrollIntoView?.({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
}
