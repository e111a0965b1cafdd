import { meanOf } from '../math/statistics.js';
import { rowsOf } from '../recording/grid.js';
import { effortOver } from '../session/mean-output.js';
import type { Session } from '../session/session.js';
import type { HeartRates } from './ends.js';
import { changeOnLikeGround, powerParts } from './like-parts.js';
import { partBounds } from './part-stats.js';
import { roadDecides } from './road-decides.js';
import { runningPowerOf } from './running-power.js';

/** Which of how many equal parts are compared, counted from 0. */
export interface PartPair {
  readonly parts: number;
  readonly early: number;
  readonly late: number;
}

/** How the later part differs from the earlier, as shares of that. */
export interface PartChange {
  /** Of mean effort; null where the ground is too different. */
  readonly change: number | null;
  /** Of heart rate; null where it is not known. */
  readonly heartRate: number | null;
  /** Mean heart rate of the two, bpm. */
  readonly heartRates: HeartRates | null;
  /** Of the running power that the watch gives beside the effort; null without any. */
  readonly runningPower: number | null;
}

/**
 * Two parts by mean effort (W, or grade-adjusted m/s on foot): as they are, or where the road has a
 * say, by what was under power on like ground. Null where one of them has no output.
 */
export function compareParts(session: Session, pair: PartPair): PartChange | null {
  return roadDecides(session) ? underPowerOnly(session, pair) : asTheyAre(session, pair);
}

function underPowerOnly(session: Session, { parts, early, late }: PartPair): PartChange | null {
  const all = powerParts(session, parts);
  const [before, after] = [all?.[early], all?.[late]];
  if (before === undefined || after === undefined) return null;
  return {
    change: changeOnLikeGround(session, before, after),
    heartRate: ratio(before.heartRate, after.heartRate),
    heartRates: both(before.heartRate, after.heartRate),
    runningPower: ratio(before.runningPower, after.runningPower),
  };
}

function asTheyAre(session: Session, { parts, early, late }: PartPair): PartChange | null {
  const bounds = partBounds(session, parts);
  if (bounds === null) return null;
  const spanOf = (part: number) => ({
    from: bounds[part] as number,
    to: bounds[part + 1] as number,
  });
  const change = ratio(effortOver(session, spanOf(early)), effortOver(session, spanOf(late)));
  const meanIn = (values: Float64Array | undefined, part: number): number | null => {
    const { from, to } = rowsOf(session.grid, spanOf(part));
    return values === undefined ? null : meanOf(values, from, to);
  };
  const changeOf = (values: Float64Array | undefined): number | null =>
    ratio(meanIn(values, early), meanIn(values, late));
  const { heartRate } = session.grid.channels;
  return change === null
    ? null
    : {
        change,
        heartRate: changeOf(heartRate),
        heartRates: both(meanIn(heartRate, early), meanIn(heartRate, late)),
        runningPower: changeOf(runningPowerOf(session)),
      };
}

function both(early: number | null, late: number | null): HeartRates | null {
  return early === null || late === null ? null : { early, late };
}

function ratio(before: number | null, after: number | null): number | null {
  return before === null || after === null || before <= 0 ? null : after / before - 1;
}
