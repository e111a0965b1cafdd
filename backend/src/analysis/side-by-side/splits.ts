import { segmentStats } from '../intervals/segment-stats.js';
import type { SportFamily } from '../recording/sport.js';
import type { SegmentStats } from '../segments.js';
import { wholeOf } from '../session/active-rows.js';
import { lengthOf, secondAt } from '../session/distance-track.js';
import type { Ground } from '../session/ground.js';

export interface SplitCell {
  readonly split: SegmentStats;
  /** Whether it is as long as a split is; the last one of a workout may be cut short. */
  readonly whole: boolean;
}

/** One split of each workout; null for a workout that ended before. */
export type SplitRow = readonly (SplitCell | null)[];

export interface SplitTable {
  /** Length of a split: metres, or seconds since the start. */
  readonly step: number;
  readonly rows: readonly SplitRow[];
}

/** In units of the athlete, the first that gives few enough rows. */
const DISTANCES = [1, 5, 10, 20, 50, 100] as const;
const MINUTES = [1, 5, 10, 15, 30, 60, 120] as const;
/** A runner reads every kilometre of a marathon; a ride is read in fewer (ours). */
const MOST_ROWS: Readonly<Record<SportFamily, number>> = { running: 45, cycling: 25 };
const MOST_TIMES = 25;
/** A shorter last split says little (ours). Share. */
const LEAST = 0.1;
/** A split of less than this share of its length is cut short. */
const WHOLE = 0.99;

/**
 * Splits of one length from the start on.
 * @param unitM a kilometre or a mile
 * Null where one of the workouts has no distance, or there are not two splits.
 */
export function splitsByDistance(grounds: readonly Ground[], unitM: number): SplitTable | null {
  const lengths = grounds.map(lengthOf);
  const longest = Math.max(...lengths.map((length) => length ?? 0));
  const most = MOST_ROWS[grounds[0]?.recording.family ?? 'running'];
  const step = stepFor(
    DISTANCES.map((units) => units * unitM),
    longest,
    most,
  );
  if (lengths.includes(null) || step === null) return null;
  return tableOf(
    step,
    grounds.map((ground, at) => {
      const length = lengths[at] ?? 0;
      const last = ground.grid.time[ground.grid.length - 1] ?? 0;
      return cellsOf(ground, { total: length, step }, (metres) =>
        metres >= length ? last : secondAt(ground, metres),
      );
    }),
  );
}

/** Splits of one time since the start, pauses included; null where there are not two of them. */
export function splitsByTime(grounds: readonly Ground[]): SplitTable | null {
  const wholes = grounds.map(({ grid }) => wholeOf(grid));
  const totals = wholes.map(({ from, to }) => to - from);
  const step = stepFor(
    MINUTES.map((minutes) => minutes * 60),
    Math.max(...totals),
    MOST_TIMES,
  );
  if (step === null) return null;
  return tableOf(
    step,
    grounds.map((ground, at) =>
      cellsOf(ground, { total: totals[at] ?? 0, step }, (seconds) =>
        Math.min((wholes[at]?.from ?? 0) + seconds, wholes[at]?.to ?? 0),
      ),
    ),
  );
}

function stepFor(steps: readonly number[], total: number, most: number): number | null {
  if (!(total >= (steps[0] ?? 0) * (1 + LEAST))) return null;
  return steps.find((step) => total / step <= most) ?? null;
}

function cellsOf(
  ground: Ground,
  { total, step }: { readonly total: number; readonly step: number },
  secondOf: (position: number) => number | null,
): readonly (SplitCell | null)[] {
  const full = Math.floor(total / step + 1 - WHOLE);
  const rest = total / step - full;
  const count = full + (rest >= LEAST ? 1 : 0);
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [secondOf(index * step), secondOf(Math.min((index + 1) * step, total))];
    if (from === null || to === null || to <= from) return null;
    const split = segmentStats(ground, { from, to }, { index, kind: 'lap', trigger: null });
    return { split, whole: index < full };
  });
}

function tableOf(
  step: number,
  sides: readonly (readonly (SplitCell | null)[])[],
): SplitTable | null {
  const count = Math.max(...sides.map(({ length }) => length));
  if (count < 2) return null;
  const rows = Array.from({ length: count }, (_, at) => sides.map((cells) => cells[at] ?? null));
  return { step, rows };
}
