import type { RecordingWarning } from '#analysis/recording/recording.js';
import type { FitContent, FitSession } from '../fit-content.js';
import { TimeSpans } from './time-spans.js';
import type { PlaceRange, TimeSpan } from './time-spans.js';

/**
 * How far outside its session a record or an event may lie before its clock counts as wrong. Ours.
 */
const SLACK_S = 86_400;
/** total_elapsed_time is a uint32 of milliseconds: no session is longer than 49.7 days. */
const LONGEST_SESSION_S = 0xffff_ffff / 1000;

/** The stretch of time that belongs to the workout; seconds since 1970. */
export interface TimeWindow {
  holds(timeS: number): boolean;
}

interface Placement {
  readonly startS: number;
  readonly window: TimeWindow;
  /** Which of the records' times lie in the window. */
  readonly kept: readonly PlaceRange[];
  readonly warnings: readonly RecordingWarning[];
}

/**
 * Decides when the workout began and which times belong to it. Sessions are believed where at least
 * half of the records lie inside them, else the records alone decide.
 *
 * @param times of the records, sorted, seconds since 1970; at least one
 * @param backwards how often the clock ran backwards in the file
 */
export function placeInTime(
  content: Pick<FitContent, 'sessions'>,
  times: Float64Array,
  backwards: number,
): Placement {
  const sessions = content.sessions.filter((session) => session.startS !== null);
  const bySession = sessionSpans(sessions);
  const believed = sessions.length > 0 && bySession.countIn(times) * 2 >= times.length;
  const window = believed ? bySession : new TimeSpans([mainStretch(times)]);
  const kept = window.placesIn(times);
  const startS = believed ? sessionStart(sessions) : (times[kept[0]?.from ?? -1] ?? 0);
  const before =
    new TimeSpans([{ from: startS, to: Number.POSITIVE_INFINITY }]).placesIn(times)[0]?.from ??
    times.length;
  const outside = times.length - window.countIn(times) - before;
  const warnings = warningsOf({
    isElsewhere: sessions.length > 0 && !believed,
    backwards,
    before,
    outside,
  });
  return { startS, window, kept, warnings };
}

interface OddTimes {
  /** The session is dated at another time than the records. */
  readonly isElsewhere: boolean;
  readonly backwards: number;
  /** Records before the start. */
  readonly before: number;
  /** Records outside the window. */
  readonly outside: number;
}

function warningsOf({ isElsewhere, backwards, before, outside }: OddTimes): RecordingWarning[] {
  const possible: readonly (RecordingWarning | false)[] = [
    isElsewhere && {
      kind: 'session-elsewhere',
      text:
        'The summary in the file is dated at another time than its records. ' +
        'The records decide.',
    },
    backwards > 0 && {
      kind: 'clock-backwards',
      text:
        `The device's clock ran backwards ${timesWord(backwards)}. ` +
        'The records were put in order.',
    },
    before > 0 && {
      kind: 'records-before-start',
      text: `${records(before)} dated before the start of the workout and left out.`,
    },
    outside > 0 && {
      kind: 'records-out-of-time',
      text: `${records(outside)} dated far outside the workout and left out.`,
    },
  ];
  return possible.filter((warning) => warning !== false);
}

function sessionStart(sessions: readonly FitSession[]): number {
  return sessions.reduce(
    (least, session) => Math.min(least, session.startS ?? least),
    Number.POSITIVE_INFINITY,
  );
}

/**
 * "end = start_time + total_elapsed_time", never the summary's own time stamp (FIT cookbook,
 * "Summary First/Last").
 */
function sessionSpans(sessions: readonly FitSession[]): TimeSpans {
  const startS = sessionStart(sessions);
  const spans = sessions.map((session) => {
    const from = session.startS ?? 0;
    return {
      from: Math.max(startS, from - SLACK_S),
      to: from + (session.elapsedS ?? session.timerS ?? LONGEST_SESSION_S) + SLACK_S,
    };
  });
  return new TimeSpans(spans);
}

/** Without a session: the part with the most records, cut at gaps that no session can have. */
function mainStretch(times: Float64Array): TimeSpan {
  let best = { from: 0, to: -1 };
  let from = 0;
  for (let index = 1; index <= times.length; index += 1) {
    const gap = (times[index] ?? Number.POSITIVE_INFINITY) - (times[index - 1] ?? 0);
    if (gap <= LONGEST_SESSION_S) continue;
    if (index - from > best.to - best.from + 1) best = { from, to: index - 1 };
    from = index;
  }
  const first = times[best.from] ?? 0;
  return { from: first, to: times[best.to] ?? first };
}

function timesWord(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

function records(count: number): string {
  return count === 1 ? '1 record was' : `${count} records were`;
}
