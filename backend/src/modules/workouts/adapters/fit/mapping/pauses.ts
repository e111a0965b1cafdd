import type { Span } from '#analysis/recording/recording.js';
import type { FitTimerEvent } from '../fit-content.js';
import type { Timeline } from './timeline.js';

/**
 * Spans between a timer stop and the next timer start, seconds since the start. If stops
 * follow one another, the first counts; a last stop without a start ends the workout.
 */
export function pausesOf(
  events: readonly FitTimerEvent[],
  timeline: Pick<Timeline, 'startS' | 'window'>,
): Span[] {
  const inOrder = events
    .filter((event) => timeline.window.holds(event.timeS))
    .toSorted((a, b) => a.timeS - b.timeS);
  const pauses: Span[] = [];
  let stoppedAt: number | null = null;
  for (const event of inOrder) {
    if (!event.running) {
      stoppedAt ??= event.timeS;
      continue;
    }
    if (stoppedAt !== null && event.timeS > stoppedAt) {
      pauses.push({ from: stoppedAt - timeline.startS, to: event.timeS - timeline.startS });
    }
    stoppedAt = null;
  }
  return pauses;
}
