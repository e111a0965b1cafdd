import type { WorkoutAnswer } from '#workouts/adapters/http/library/workout.answer.js';
import type { WorkoutView } from '#workouts/domain/library/workout-views.js';
import { samplesCover } from '#workouts/domain/summary/samples-cover.js';

/** Who tells it, and what; null where they tell nothing. */
export type Told = readonly [by: string, value: number | null];

/** A fact about the whole workout, and where each way out of the product has it. */
export interface SharedFact {
  readonly name: string;
  readonly page: (page: WorkoutAnswer) => number | null;
  readonly exported: (view: WorkoutView) => number | null;
  /** Key on the coach's sheets. */
  readonly key?: string;
  /** Id among what workouts are compared in. */
  readonly measure?: string;
  /** Id of the engine's metric that is the same quantity here; null where it is the device’s own. */
  readonly metric?: (view: WorkoutView) => string | null;
  /** By how much rounding on the way may set them apart. */
  readonly within?: number;
}

/** What may not be judged is no fact. */
export function judged(
  result: { readonly applicable: boolean; readonly value: number | null } | undefined,
): number | null {
  return result?.applicable ? result.value : null;
}

const KPH_PER_MPS = 3.6;
/** The API rounds km/h to three decimals. */
const ROUNDED_KPH = 0.0005;

/** Averages are the engine's wherever samples stand behind the whole session (`summarise`). */
const measured =
  (id: string) =>
  ({ device, analysis: { result } }: WorkoutView): string | null =>
    samplesCover({ device }, result) ? id : null;

export const FACTS: readonly SharedFact[] = [
  {
    name: 'duration',
    page: ({ durationS }) => durationS,
    exported: ({ durationS }) => durationS,
    key: 'session.duration',
    measure: 'movingTime',
  },
  {
    name: 'elapsed time',
    page: ({ elapsedS }) => elapsedS,
    exported: ({ elapsedS }) => elapsedS,
    measure: 'elapsedTime',
    metric: () => 'elapsedTime',
  },
  {
    name: 'distance',
    page: ({ distanceM }) => distanceM,
    exported: ({ distanceM }) => distanceM,
    key: 'session.distance',
    measure: 'distance',
    metric: measured('distance'),
  },
  {
    name: 'average speed',
    page: ({ summaryJson: { avg_speed_kph: kph } }) => (kph === null ? null : kph / KPH_PER_MPS),
    exported: ({ summary }) => summary.avgSpeedMps,
    key: 'speed.average',
    measure: 'speed',
    metric: measured('averageSpeed'),
    within: ROUNDED_KPH,
  },
  {
    name: 'average heart rate',
    page: ({ avgHr }) => avgHr,
    exported: ({ summary }) => summary.avgHr,
    key: 'heartRate.average',
    measure: 'heartRate',
    metric: measured('averageHeartRate'),
  },
  {
    name: 'maximum heart rate',
    page: ({ summaryJson }) => summaryJson.max_hr,
    exported: ({ summary }) => summary.maxHr,
    key: 'heartRate.max',
  },
  {
    name: 'average power',
    page: ({ avgPower }) => avgPower,
    exported: ({ summary }) => summary.avgPowerW,
    key: 'power.average',
    measure: 'power',
    metric: measured('averagePower'),
  },
  {
    name: 'normalized power',
    page: ({ analysis }) => judged(analysis.metrics['normalizedPower']),
    exported: ({ analysis }) => judged(analysis.result.metrics['normalizedPower']),
    key: 'power.normalized',
    measure: 'normalizedPower',
  },
  {
    name: 'average cadence',
    page: ({ cadenceAvg }) => cadenceAvg,
    exported: ({ summary }) => summary.avgCadence,
    key: 'cadence.average',
    measure: 'cadence',
    metric: measured('averageCadence'),
  },
  {
    name: 'climbing',
    page: ({ elevGainM }) => elevGainM,
    exported: ({ summary }) => summary.elevGainM,
    key: 'climb.gain',
    measure: 'climbing',
  },
];
