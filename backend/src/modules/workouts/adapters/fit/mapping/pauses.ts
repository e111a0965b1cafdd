import type { Span } from '#analysis/recording/recording.js';
import type { FitSession, FitTimerEvent } from '../fit-content.js';
import type { Timeline } from './timeline.js';

/** Sessions follow on each other without a pause where less than this is between them. s. */
const SHORTEST_BREAK_S = 10;

/**
 * The spans between one session and the next: what a file holds two of was stopped in between.
 * @param pauses those of the timer; a break that one of them covers is no second pause
 */
export function breaksOf(
  sessions: readonly Pick<FitSession, 'startS' | 'elapsedS'>[],
  timeline: Pick<Timeline, 'startS' | 'window' | 'time'>,
  pauses: readonly Span[] = [],
): Span[] {
  const inOrder = sessions
    .flatMap(({ startS, elapsedS }) =>
      startS === null || elapsedS === null ? [] : [{ from: startS, to: startS + elapsedS }],
    )
    .filter(({ from }) => timeline.window.holds(from))
    .toSorted((a, b) => a.from - b.from);
  let end = inOrder[0]?.to ?? 0;
  return inOrder.slice(1).flatMap(({ from, to }) => {
    const pause = { from: end - timeline.startS, to: from - timeline.startS };
    end = Math.max(end, to);
    const paused = pauses.some(({ from, to }) => from < pause.to && to > pause.from);
    const isBreak = pause.to - pause.from >= SHORTEST_BREAK_S && isEmpty(timeline.time, pause);
    return isBreak && !paused ? [pause] : [];
  });
}

function isEmpty(time: Float64Array, { from, to }: Span): boolean {
  return !time.some((second) => second > from + 1 && second < to - 1);
}

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
