import type { LapTrigger, RecordedLap } from '#analysis/recording/recording.js';
import type { FitLap } from '../fit-content.js';
import type { Timeline } from './timeline.js';

/** FIT lap_trigger by number. */
const TRIGGERS: readonly LapTrigger[] = [
  'manual',
  'time',
  'distance',
  'position',
  'position',
  'position',
  'position',
  'session_end',
  'fitness_equipment',
];

/** FIT intensity by number; recovery (4) is rest, interval (5) is work. */
const INTENSITIES: readonly RecordedLap['intensity'][] = [
  'active',
  'rest',
  'warmup',
  'cooldown',
  'rest',
  'active',
];

/**
 * Laps in file order, one for each lap message that is not written twice. A lap without
 * a start continues from the lap before.
 */
export function lapsOf(
  laps: readonly FitLap[],
  { startS, time }: Pick<Timeline, 'startS' | 'time'>,
): RecordedLap[] {
  const lastS = time.at(-1) ?? 0;
  let previousEnd = 0;
  return withoutRepeats(laps).map((lap) => {
    const from = lap.startS === null ? previousEnd : Math.max(0, lap.startS - startS);
    const to = Math.max(from, endOf(lap, from, startS) ?? lastS);
    previousEnd = to;
    return {
      from,
      to,
      trigger: lap.trigger === null ? 'other' : (TRIGGERS[lap.trigger] ?? 'other'),
      timerS: lap.timerS,
      distanceM: lap.distanceM,
      intensity: lap.intensity === null ? null : (INTENSITIES[lap.intensity] ?? null),
      workoutStepIndex: lap.stepIndex,
    };
  });
}

/**
 * Start plus elapsed time; the lap's own time stamp only where it has no elapsed time and the stamp
 * is after the start.
 */
function endOf(lap: FitLap, from: number, startS: number): number | null {
  if (lap.elapsedS !== null) return from + lap.elapsedS;
  const end = lap.endS === null ? null : lap.endS - startS;
  return end !== null && end > from ? end : null;
}

/** A file joined to itself holds every lap twice. */
function withoutRepeats(laps: readonly FitLap[]): FitLap[] {
  const seen = new Set<string>();
  return laps.filter(({ startS, endS, elapsedS }) => {
    const key = `${String(startS)} ${String(endS)} ${String(elapsedS)}`;
    const isNew = startS === null || elapsedS === null || !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
