import type { SegmentStats } from '#analysis/analysis.js';
import type { UnitPreferences } from '#kernel/units.js';
import { clock } from '#coaching/domain/display/duration.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { channelOf, count, distance, quantity, speedOrPace, whole } from '../draft.js';
import type { FactDraft } from '../fact.js';

const METHOD = 'laps of the device';

/** More laps than this tell nothing one by one. */
const MOST_LAPS = 40;

/** A lap much shorter than the others, usually the last, cannot be the fastest or the slowest. */
const FULL_LAP_SHARE = 0.5;

/** The laps one by one, the fastest and the slowest; empty where there is only one. */
export function lapFacts(workout: AnalysedWorkout, units: UnitPreferences): (FactDraft | null)[] {
  const { laps } = workout.analysis;
  if (laps.length < 2) return [];
  const running = workout.family === 'running';
  return [
    count({ key: 'laps.count', label: 'Laps', about: ['count'], method: METHOD }, laps.length),
    eachLap(laps, units),
    ...extremes(laps, running, units),
    ...(laps.length > MOST_LAPS
      ? []
      : laps.flatMap((lap, index) => alone(lap, index + 1, running, units))),
  ];
}

function alone(
  lap: SegmentStats,
  number: number,
  running: boolean,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const name = (what: string, label: string, about: string[]) => ({
    key: `laps.${number}.${what}`,
    label: `${label} of lap ${number}`,
    about,
    method: METHOD,
    at: { from: lap.from, to: lap.to, channel: channelOf(about, 'speed') },
  });
  return [
    quantity(name('time', 'Time', ['time']), lap.elapsedS, 's', clock(lap.elapsedS)),
    lap.avgSpeedMps === null
      ? null
      : speedOrPace(
          name('speed', running ? 'Pace' : 'Speed', ['average', 'speed']),
          lap.avgSpeedMps,
          running,
          units,
        ),
    running || lap.avgPowerW === null
      ? null
      : whole(name('power', 'Power', ['average', 'power']), lap.avgPowerW, 'W'),
    lap.avgHr === null
      ? null
      : whole(name('heartRate', 'Heart rate', ['average', 'heartRate']), lap.avgHr, 'bpm'),
    lap.maxHr === null
      ? null
      : whole(name('heartRateMax', 'Highest heart rate', ['max', 'heartRate']), lap.maxHr, 'bpm'),
    lap.avgCadence === null
      ? null
      : whole(
          name('cadence', 'Cadence', ['average', 'cadence']),
          lap.avgCadence,
          running ? 'spm' : 'rpm',
        ),
  ];
}

/** Laps that the device made by distance are as long as it was set to make them. */
function eachLap(laps: readonly SegmentStats[], units: UnitPreferences): FactDraft | null {
  const metres = laps
    .flatMap(({ trigger, distanceM }) =>
      trigger === 'distance' && distanceM !== null ? [distanceM] : [],
    )
    .sort((a, b) => a - b);
  const middle = metres[Math.floor(metres.length / 2)];
  if (middle === undefined || metres.length < laps.length - 1) return null;
  return distance(
    {
      key: 'laps.each',
      label: 'Length of each lap',
      about: ['distance'],
      method: METHOD,
      quality: 'device',
    },
    middle,
    units,
  );
}

function extremes(
  laps: readonly SegmentStats[],
  running: boolean,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const full = fullLaps(laps);
  if (full.length < 3) return [];
  const bySpeed = [...full].sort((a, b) => b.speed - a.speed);
  return (['fastest', 'slowest'] as const).flatMap((which) => {
    const found = which === 'fastest' ? bySpeed[0] : bySpeed[bySpeed.length - 1];
    if (!found) return [];
    const { lap, number, speed } = found;
    const about = [which === 'fastest' ? 'max' : 'min', 'speed'];
    const at = { from: lap.from, to: lap.to, channel: 'speed' };
    const name = { method: METHOD, quality: 'derived', at } as const;
    const label = which === 'fastest' ? 'Fastest lap' : 'Slowest lap';
    return [
      quantity(
        { ...name, key: `laps.${which}.number`, label, about: ['index'] },
        number,
        'count',
        `lap ${number}`,
      ),
      speedOrPace(
        {
          ...name,
          key: `laps.${which}.speed`,
          label: `${running ? 'Pace' : 'Speed'} of the ${which} lap`,
          about,
        },
        speed,
        running,
        units,
      ),
    ];
  });
}

function fullLaps(
  laps: readonly SegmentStats[],
): { lap: SegmentStats; number: number; speed: number }[] {
  const distances = laps.map(({ distanceM }) => distanceM ?? 0).sort((a, b) => a - b);
  const middle = distances[Math.floor(distances.length / 2)] ?? 0;
  return laps.flatMap((lap, index) =>
    lap.avgSpeedMps !== null && (lap.distanceM ?? 0) >= middle * FULL_LAP_SHARE
      ? [{ lap, number: index + 1, speed: lap.avgSpeedMps }]
      : [],
  );
}
