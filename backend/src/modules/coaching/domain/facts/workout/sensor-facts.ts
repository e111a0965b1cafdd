import { METRES_PER_FOOT, METRES_PER_MILE, type UnitPreferences } from '#kernel/units.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { hasHeights } from '../has-heights.js';
import { elevation, percent, quantity, text, whole } from '../draft.js';
import type { FactDraft } from '../fact.js';

const SUMMARY = 'device or engine summary';

/** Averages and peaks of the sensors. */
export function sensorFacts(
  workout: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const { summary, analysis, family } = workout;
  const cadenceUnit = family === 'running' ? 'spm' : 'rpm';
  const maxHr = analysis.thresholds.maxHr?.value ?? null;
  const sum = (
    key: string,
    label: string,
    about: readonly string[],
    value: number | null,
    unit: string,
  ) => (value === null ? null : whole({ key, label, about, method: SUMMARY }, value, unit));
  return [
    sum('power.average', 'Average power', ['average', 'power'], summary.avgPowerW, 'W'),
    sum('power.max', 'Highest power', ['max', 'power'], summary.maxPowerW, 'W'),
    summary.workKj === null
      ? null
      : whole(
          { key: 'power.work', label: 'Work done', about: ['total'], method: SUMMARY },
          summary.workKj,
          'kJ',
        ),
    sum('heartRate.average', 'Average heart rate', ['average', 'heartRate'], summary.avgHr, 'bpm'),
    sum('heartRate.max', 'Highest heart rate', ['max', 'heartRate'], summary.maxHr, 'bpm'),
    share(
      'heartRate.averageShare',
      'Average heart rate as a share of your maximum',
      'average',
      summary.avgHr,
      maxHr,
    ),
    share(
      'heartRate.maxShare',
      'Highest heart rate as a share of your maximum',
      'max',
      summary.maxHr,
      maxHr,
    ),
    sum(
      'cadence.average',
      'Average cadence',
      ['average', 'cadence'],
      summary.avgCadence,
      cadenceUnit,
    ),
    sum('cadence.max', 'Highest cadence', ['max', 'cadence'], summary.maxCadence, cadenceUnit),
    ...climbing(workout, units),
  ];
}

function share(
  key: string,
  label: string,
  statistic: string,
  beats: number | null,
  maxHr: number | null,
): FactDraft | null {
  if (beats === null || maxHr === null) return null;
  return percent(
    {
      key,
      label,
      about: [statistic, 'max', 'heartRate'],
      method: 'share of the maximum heart rate',
    },
    (beats / maxHr) * 100,
  );
}

function climbing(workout: AnalysedWorkout, units: UnitPreferences): (FactDraft | null)[] {
  const { summary, distanceM, analysis } = workout;
  const { elevGainM: gain, elevLossM: loss } = summary;
  if (gain === null || !hasHeights(workout)) return [];
  const name = { about: ['elevation'], method: SUMMARY };
  const note = estimateOf(analysis.metrics['elevationGain']?.note);
  return [
    elevation({ key: 'climb.gain', label: 'Climbing', ...name }, gain, units),
    loss === null
      ? null
      : elevation({ key: 'climb.loss', label: 'Descending', ...name }, loss, units),
    distanceM === null || distanceM < 1000
      ? null
      : quantity(
          { key: 'climb.rate', label: 'Climbing for the distance', ...name, quality: 'derived' },
          (gain / distanceM) * 1000,
          'm/km',
          rate(gain, distanceM, units),
        ),
    note === undefined
      ? null
      : text(
          {
            key: 'climb.note',
            label: 'Note on climbing',
            about: [],
            method: 'engine elevationGain',
          },
          note,
        ),
  ];
}

/** A height that the device measured needs no word; one from GPS alone does. */
function estimateOf(note: string | undefined): string | undefined {
  return note?.startsWith('As your device') ? undefined : note;
}

function rate(gainM: number, distanceM: number, units: UnitPreferences): string {
  const climbed = units.elevation === 'ft' ? gainM / METRES_PER_FOOT : gainM;
  const distance = distanceM / (units.distance === 'mi' ? METRES_PER_MILE : 1000);
  return `${shownNumber(climbed / distance)} ${units.elevation}/${units.distance}`;
}
