import { drive, type Driven, type Target } from './drive.js';
import { ms, type Result } from './result.js';
import type { Stage } from './stage.js';

/** What is asked of a route; what is left out is not judged. */
export interface Goal {
  readonly p50?: number;
  readonly p99?: number;
  readonly perSecond?: number;
  /** Requests a second against the bare route. */
  readonly ratio?: number;
}

/** The worst of the repeats, each beside the bare route in the same moment. */
export interface Measured {
  readonly driven: Driven;
  readonly ratio: number;
}

/** Runs a target as often as told, after a warm-up. */
export async function measured(
  { product, floor, length }: Stage,
  target: Target,
  connections: number,
): Promise<Measured> {
  await drive(target, { connections, seconds: length.warmUpSeconds });
  const runs: Measured[] = [];
  for (let repeat = 0; repeat < length.repeats; repeat += 1) {
    const bare = await drive(
      { url: floor.url },
      { connections, seconds: Math.max(2, length.seconds / 3) },
    );
    const driven = await drive(target, { connections, seconds: length.seconds }, product.pid);
    runs.push({ driven, ratio: driven.perSecond / bare.perSecond });
  }
  return runs.reduce((worst, run) => (run.driven.p99 > worst.driven.p99 ? run : worst));
}

/** The line of the table that tells a measurement and judges it. */
export function told(
  what: string,
  connections: number,
  { driven, ratio }: Measured,
  goal: Goal,
): Result {
  const { p50, p97, p99, perSecond, errors, refused, cpuShare, rssMb } = driven;
  const wrong = errors + refused > 0 ? `, ${errors} errors, ${refused} refused` : '';
  const judged = Object.keys(goal).length > 0;
  return {
    what,
    connections,
    ratio,
    seen:
      `${perSecond.toFixed(0)}/s; p50 ${ms(p50)}, p97.5 ${ms(p97)}, p99 ${ms(p99)}; ` +
      `${cpuShare.toFixed(1)} processors, ${rssMb.toFixed(0)} MB${wrong}`,
    goal: inWords(goal),
    held: judged ? errors + refused === 0 && holds(goal, { p50, p99, perSecond, ratio }) : null,
  };
}

function inWords({ p50, p99, perSecond, ratio }: Goal): string {
  return [
    ratio === undefined ? '' : `at least ${ratio} x bare`,
    perSecond === undefined ? '' : `at least ${perSecond}/s`,
    p50 === undefined ? '' : `p50 at most ${p50} ms`,
    p99 === undefined ? '' : `p99 at most ${p99} ms`,
  ]
    .filter(Boolean)
    .join(', ');
}

function holds(goal: Goal, seen: Required<Goal>): boolean {
  return (
    seen.p50 <= (goal.p50 ?? Infinity) &&
    seen.p99 <= (goal.p99 ?? Infinity) &&
    seen.perSecond >= (goal.perSecond ?? 0) &&
    seen.ratio >= (goal.ratio ?? 0)
  );
}
