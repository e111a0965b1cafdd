import type { IntervalKind, IntervalSource, SegmentStats } from '../analysis.js';
import { wholeOf } from '../session/active-rows.js';
import type { Ground } from '../session/ground.js';
import { coveringSpans } from './covering-spans.js';
import {
  detectIntervals,
  type DetectedSpan,
  type Detection,
} from './detection/detect-intervals.js';
import { lapKinds, type LapKinds } from './lap-kinds.js';
import { partMissedPresses } from './missed-press.js';
import { segmentStats } from './segment-stats.js';

/**
 * The one way in which a session falls into intervals; what the table, the chart, the facts and the
 * coach show.
 */
export interface Segmentation {
  readonly source: IntervalSource;
  /** 0 to 1; of `none`: how sure it is that there are no intervals. */
  readonly confidence: number;
  /**
   * From the first second of the recording to the last without a gap; empty where there are none.
   */
  readonly intervals: readonly SegmentStats[];
}

/** A plan was loaded and followed; a button was pressed on purpose (ours). */
const CONFIDENCE = { workout_steps: 1, manual_laps: 0.9 } as const;
/**
 * One piece of work between warm-up and cool-down may well have been more; so much less sure is it.
 */
const LONE_WORK = 0.7;
/** A press that was missed had to be worked out (ours). */
const PARTED = 0.9;
/** Without output, or with holes in most of it, there is nothing to tell intervals from. */
const NOTHING_SEEN: Detection = { score: 0, spans: null };

/**
 * Intervals by the steps of a planned workout, else by laps pressed by hand, else told from the
 * output. Laps by distance or time alone are splits. Laps that frame a single piece of work give
 * way where the output shows repetitions inside it.
 */
export function segmentationOf(ground: Ground, laps: readonly SegmentStats[]): Segmentation {
  const byLaps = lapKinds(ground, laps);
  const structured = byLaps !== null && isSet(byLaps, ground) ? byLaps : null;
  if (structured !== null && alternates(structured.kinds)) return fromPresses(ground, structured);
  const usable = ground.output?.usable ?? false;
  const { spans, score } = usable ? detectIntervals(ground) : NOTHING_SEEN;
  // A lone block of the output says no more than laps that were pressed around it.
  if (structured !== null && !hasRests(spans))
    return fromLaps(ground, structured, LONE_WORK * CONFIDENCE[structured.source]);
  if (spans !== null) return fromOutput(ground, spans, score);
  return { source: 'none', confidence: usable ? 1 - score : 0, intervals: [] };
}

function hasRests(spans: readonly DetectedSpan[] | null): boolean {
  return spans !== null && alternates(spans.map(({ kind }) => kind));
}

/** Laps of a set as they were pressed, or parted where a press was missed. */
function fromPresses(ground: Ground, pressed: LapKinds): Segmentation {
  const parted = partMissedPresses(ground, pressed);
  const sure = CONFIDENCE[parted.source] * (parted === pressed ? 1 : PARTED);
  return fromLaps(ground, parted, sure);
}

function fromLaps(
  ground: Ground,
  { source, laps, kinds }: LapKinds,
  confidence: number,
): Segmentation {
  const spans = laps.map((lap, at) => ({
    from: lap.from,
    to: lap.to,
    kind: kinds[at] as IntervalKind,
    lapIndex: lap.index,
    trigger: lap.trigger,
  }));
  const covering = coveringSpans(spans, wholeOf(ground.grid));
  const intervals = covering.map((span, at) =>
    segmentStats(ground, span, {
      index: span.lapIndex ?? at,
      kind: span.kind,
      trigger: span.trigger,
    }),
  );
  return { source, confidence, intervals };
}

function fromOutput(
  ground: Ground,
  spans: readonly DetectedSpan[],
  confidence: number,
): Segmentation {
  return {
    source: 'detected',
    confidence,
    intervals: spans.map((span, index) =>
      segmentStats(ground, span, { index, kind: span.kind, trigger: null }),
    ),
  };
}

/** Work with recovery between, or one piece of work framed by warm-up and cool-down. */
function isStructured(kinds: readonly IntervalKind[]): boolean {
  return (
    alternates(kinds) ||
    (kinds.includes('work') && kinds.includes('warmup') && kinds.includes('cooldown'))
  );
}

/** A rep of a set is not interrupted for so long, nor for so much of it (ours). s. */
const LONG_STOP = { seconds: 60, share: 0.1 } as const;
/** Work without a rest that is so much of the session is the session (ours). */
const MOST_OF_IT = 0.8;

/**
 * Whether the laps have the order of a set, and those pressed by hand can be meant as one: none of the
 * work with a long stop in it, and
 * without rests between not most of the session.
 */
function isSet({ source, laps, kinds }: LapKinds, { grid }: Ground): boolean {
  if (!isStructured(kinds)) return false;
  if (source === 'workout_steps') return true;
  const work = laps.filter((_, at) => kinds[at] === 'work');
  const stopped = work.some(({ elapsedS, movingS }) => {
    const seconds = elapsedS - movingS;
    return seconds >= LONG_STOP.seconds && seconds >= LONG_STOP.share * elapsedS;
  });
  if (stopped) return false;
  const seconds = work.reduce((sum, { elapsedS }) => sum + elapsedS, 0);
  return work.length < 2 || alternates(kinds) || seconds < MOST_OF_IT * grid.length;
}

export function alternates(kinds: readonly IntervalKind[]): boolean {
  const first = kinds.indexOf('work');
  return first >= 0 && kinds.slice(first, kinds.lastIndexOf('work')).includes('recovery');
}
