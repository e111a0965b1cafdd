import type { UnitPreferences } from '#kernel/units.js';
import { clock, spokenDuration } from '#coaching/domain/display/duration.js';
import { distanceName } from '#coaching/domain/display/quantities.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { quantity, speedOrPace, whole } from '../draft.js';
import type { FactDraft } from '../fact.js';

/** Lengths that athletes compare, seconds. */
const POWER_LENGTHS = [5, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600];

/**
 * A common field test: 95 percent of the best 20 minutes. It says something only where those were
 * ridden hard.
 */
const FTP_TEST_S = 1200;
const FTP_TEST_SHARE = 0.95;

/** Best powers and best times of this session alone. */
export function effortFacts(
  workout: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  return [
    ...(workout.family === 'cycling' ? powerBests(workout) : []),
    ...timesOverDistances(workout, units),
  ];
}

function powerBests({ analysis }: AnalysedWorkout): FactDraft[] {
  const curve = new Map(
    (analysis.curves.power ?? []).map(({ seconds, watts }) => [seconds, watts]),
  );
  const bests = POWER_LENGTHS.flatMap((seconds) => {
    const watts = curve.get(seconds);
    if (watts === undefined) return [];
    return [
      whole(
        {
          key: `power.best.${seconds}`,
          label: `Best ${spokenDuration(seconds)} power`,
          about: ['best', 'power'],
          method: 'engine mean-maximal power',
        },
        watts,
        'W',
      ),
    ];
  });
  const test = curve.get(FTP_TEST_S);
  if (test === undefined) return bests;
  const name = {
    key: 'power.ftpEvidence',
    label: '95% of the best 20 min power',
    about: ['ftp', 'power'],
    method: '20 minute field test',
    quality: 'estimated' as const,
  };
  return [...bests, whole(name, test * FTP_TEST_SHARE, 'W')];
}

function timesOverDistances(
  { analysis, family }: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  return analysis.bestEfforts.flatMap(({ distanceM, seconds, startS }) => {
    const name = distanceName(distanceM);
    const row = {
      about: ['best', 'time'],
      method: 'engine best efforts',
      at: { from: startS, to: startS + seconds, channel: 'speed' },
    };
    return [
      quantity(
        { key: `efforts.${distanceM}.time`, label: `Best ${name}`, ...row },
        seconds,
        's',
        clock(seconds),
      ),
      speedOrPace(
        {
          ...row,
          key: `efforts.${distanceM}.speed`,
          label: `${family === 'running' ? 'Pace' : 'Speed'} of the best ${name}`,
          about: ['best', 'speed'],
        },
        distanceM / seconds,
        family === 'running',
        units,
      ),
    ];
  });
}
