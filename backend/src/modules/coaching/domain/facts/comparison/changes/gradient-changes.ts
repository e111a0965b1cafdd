import type { GradeBand, LikeBand } from '#analysis/terrain/like-gradient.js';
import type { UnitPreferences } from '#kernel/units.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import { outputChanges, type PartMeans } from './output-change.js';
import { wattsCompare, type Looked, type Pair } from './pair.js';

/** Uphill first: wind and brakes count least there. */
const BANDS: readonly GradeBand[] = ['steep-up', 'up', 'flat'];
const NAMES = { 'steep-up': 'on steep climbs', up: 'uphill', flat: 'on the flat' } as const;
/** Less time on such ground says little, s (ours). */
const SHORTEST_S = 360;
/** Mean grades of one band that are alike, percentage points (ours). */
const SAME_GRADE = 1;

/** Output and heart rate on ground of one gradient: what two routes share. */
export function gradientChanges(pair: Pair, units: UnitPreferences): (FactDraft | null)[] {
  const found = BANDS.flatMap((band) => bothOn(pair, band) ?? [])[0];
  if (!found) return [];
  const { then, now, band } = found;
  const running = pair.now.workout.family === 'running';
  // Speed tells of the rider only where gravity decides it.
  if (!running && band === 'flat') return [];
  const power = !running && wattsCompare(pair) && [then, now].every((one) => one.powerW !== null);
  const part = ({ powerW, speedMps, heartRate }: Mean, { workout }: Looked): PartMeans => ({
    output: power ? powerW : speedMps,
    heartRate,
    from: 0,
    to: workout.elapsedS,
  });
  return outputChanges(
    {
      pair,
      id: 'gradient',
      where: NAMES[band as keyof typeof NAMES],
      output: power ? 'power' : 'speed',
      means: { then: part(then, pair.then), now: part(now, pair.now) },
    },
    units,
  );
}

interface Mean {
  readonly seconds: number;
  readonly grade: number;
  readonly powerW: number | null;
  readonly speedMps: number | null;
  readonly heartRate: number | null;
}

function bothOn({ then, now }: Pair, band: GradeBand) {
  const [a, b] = [then, now].map(({ workout }) =>
    meanOf(workout.analysis.likeGradient?.bands.find((one) => one.band === band)),
  );
  if (!a || !b || Math.min(a.seconds, b.seconds) < SHORTEST_S) return null;
  return Math.abs(a.grade - b.grade) <= SAME_GRADE ? { then: a, now: b, band } : null;
}

/** Both halves of the session together. */
function meanOf(band: LikeBand | undefined): Mean | null {
  if (!band) return null;
  const parts = [band.early, band.late];
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
  const mean = (read: (part: LikeBand['early']) => number | null): number | null => {
    const values = parts.map(read);
    if (values.includes(null)) return null;
    return (
      values.reduce<number>(
        (sum, value, at) => sum + Number(value) * (parts[at]?.seconds ?? 0),
        0,
      ) / seconds
    );
  };
  return {
    seconds,
    grade: mean(({ gradePercent }) => gradePercent) ?? Number.NaN,
    powerW: mean(({ powerW }) => powerW),
    speedMps: mean(({ speedMps }) => speedMps),
    heartRate: mean(({ heartRate }) => heartRate),
  };
}
