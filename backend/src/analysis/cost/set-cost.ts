import type { SegmentStats } from '../analysis.js';
import { lineThrough } from '../math/line.js';
import type { Session } from '../session/session.js';
import type { EffortCost, LastRepetition, SetCost, SetTrend } from './cost.types.js';
import { effortCost, LONG_EFFORT_S } from './effort-cost.js';
import { fallAfter } from './heart-rate-fall.js';

/** No change under these: shares of output and cadence, bpm (ours). */
const SAME_SHARE = 0.02;
const SAME_BPM = 3;
/** A trend counts from twice its standard error on. */
const CLEAR = 2;
const FEWEST_FOR_LAST = 4;

/** Each group of repetitions with its trends, and long lone ones. */
export function setCosts(session: Session): SetCost[] {
  const { intervals, intervalSummary } = session;
  return intervalSummary.groups
    .map(({ members }) => members)
    .filter((members) => members.length > 1 || isLong(intervals[members[0] as number]))
    .map((members) => setCost(session, members));
}

function isLong(interval: SegmentStats | undefined): boolean {
  return interval !== undefined && interval.elapsedS >= LONG_EFFORT_S;
}

function setCost(session: Session, members: readonly number[]): SetCost {
  const repetitions = members.map((at) =>
    effortCost(session, session.intervals[at] as SegmentStats),
  );
  const falls = members.map((at) => fallAfter(session, at));
  // What follows the last repetition is longer, easier, or a cool-down.
  const between = falls.slice(0, -1);
  const last = repetitions.length < FEWEST_FOR_LAST ? null : lastOf(repetitions);
  return {
    members,
    repetitions,
    falls: falls.filter((fall) => fall !== null),
    trends: {
      ...trend(
        'output',
        repetitions.map(({ output }) => output),
      ),
      ...trend(
        'heartRate',
        repetitions.map(({ heartRate }) => heartRate),
      ),
      ...trend(
        'peakHeartRate',
        repetitions.map(({ peakHeartRate }) => peakHeartRate),
      ),
      ...trend(
        'cadence',
        repetitions.map(({ cadence }) => cadence),
      ),
      ...trend(
        'after60',
        between.map((fall) => fall?.after60 ?? null),
      ),
      ...trend(
        'lowest',
        between.map((fall) => fall?.lowest ?? null),
      ),
    },
    ...(last && { last }),
  };
}

type Trended = keyof SetCost['trends'];

/** Nothing where a repetition lacks the value: a trend has no holes. */
function trend(
  name: Trended,
  values: readonly (number | null)[],
): Partial<Record<Trended, SetTrend>> {
  const known = values.filter((value) => value !== null);
  const line = lineThrough([...known.keys()], known);
  const [first, last] = [known[0], known.at(-1)];
  if (known.length < values.length || line === null || first === undefined || last === undefined)
    return {};
  const beats = name !== 'output' && name !== 'cadence';
  const same = beats ? SAME_BPM : SAME_SHARE * line.meanY;
  return {
    [name]: {
      first,
      last,
      perRepetition: line.slope,
      error: line.slopeError,
      verdict: verdictOf(
        line.slope * (known.length - 1),
        (known.length - 1) * (line.slopeError ?? 0),
        same,
      ),
    },
  };
}

function verdictOf(change: number, error: number, same: number): SetTrend['verdict'] {
  const size = Math.abs(change);
  if (size >= same && size >= CLEAR * error) return change > 0 ? 'rises' : 'falls';
  return size < same && CLEAR * error < 2 * same ? 'level' : 'unclear';
}

function lastOf(repetitions: readonly EffortCost[]): LastRepetition {
  const output = against(repetitions.map((rep) => rep.output));
  const heartRate = against(repetitions.map((rep) => rep.heartRate));
  const outputStands =
    output !== null &&
    Math.abs(output.change) >= Math.max(CLEAR * output.spread, SAME_SHARE * output.mean);
  const heartRateStands =
    heartRate !== null &&
    Math.abs(heartRate.change) >= Math.max(CLEAR * heartRate.spread, SAME_BPM);
  return {
    outputPercent: output === null ? null : (output.change / output.mean) * 100,
    heartRate: heartRate?.change ?? null,
    standsOut: outputStands || heartRateStands,
  };
}

/** The last value against the mean of the others, with their standard deviation. */
function against(
  values: readonly (number | null)[],
): { readonly change: number; readonly mean: number; readonly spread: number } | null {
  const known = values.filter((value) => value !== null);
  if (known.length < values.length) return null;
  const others = known.slice(0, -1);
  const mean = others.reduce((sum, value) => sum + value, 0) / others.length;
  const squares = others.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    change: (known.at(-1) as number) - mean,
    mean,
    spread: Math.sqrt(squares / (others.length - 1)),
  };
}
