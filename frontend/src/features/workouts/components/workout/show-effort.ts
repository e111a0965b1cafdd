import type { ChartView } from '../../../../components/chart/chart-view.js';
import { pointAt } from '../../hooks/look-at.js';
import type { Span } from '../../model/streams.js';

/** A shorter one could not be made out on the whole session. */
const SHORT_S = 900;
const LEAST_AROUND_S = 30;

/** Marks an effort on the curves; a short one is brought closer, with as much again on both sides. */
export function showEffort(view: ChartView, effort: Span, durationS: number): void {
  pointAt(view, effort);
  const seconds = effort.to - effort.from;
  if (seconds >= SHORT_S) return;
  const around = Math.max(LEAST_AROUND_S, seconds);
  view.set({ zoom: { from: Math.max(0, effort.from - around), to: Math.min(durationS, effort.to + around) } });
}
