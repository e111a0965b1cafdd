import type { Analysis } from '#analysis/analysis.js';
import type { WorkoutSummary } from '#analysis/analysed-workout.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { SessionTotals } from '../summary/session-totals.js';

/** A workout as far as its page shows figures. */
export interface Figured extends SessionTotals {
  readonly family: SportFamily;
  readonly summary: WorkoutSummary;
  readonly analysis: Pick<Analysis, 'metrics' | 'curves' | 'bestEfforts' | 'intervalSummary'>;
}

export interface ShownFigure {
  readonly figure: string;
  readonly unit: string;
  readonly value: number | null;
  /** The last digit that is shown, in `unit`. */
  readonly step: number;
}

/** From here on distances are shown with one decimal. m. */
const LONG_M = 9995;
const KMH = 1 / 3.6;

/** Metrics that a page shows large, with the last digit that it shows of each. */
const METRICS = {
  movingTime: 1,
  normalizedPower: 1,
  intensityFactor: 0.01,
  trainingStress: 1,
  heartRateLoad: 1,
  efficiencyFactor: 0.01,
  decoupling: 0.1,
  fade: 0.1,
  splitDifference: 0.1,
  gradeAdjustedPace: 1,
  estimatedFtp: 1,
  vdot: 0.1,
} as const;

const BEST_POWERS_S = [60, 300, 1200, 3600] as const;
const BEST_EFFORTS_M = [1000, 5000, 10_000, 21_097.5, 42_195] as const;

/** The figures at the top of a workout's page and its bests; the same ones, whatever it holds. */
export function shownFigures(workout: Figured): readonly ShownFigure[] {
  return [...totals(workout), ...metrics(workout), ...bests(workout)];
}

function totals({ family, durationS, elapsedS, distanceM, summary }: Figured): ShownFigure[] {
  const speed = summary.avgSpeedMps;
  return [
    { figure: 'duration', unit: 's', value: durationS, step: 1 },
    { figure: 'elapsedTime', unit: 's', value: elapsedS, step: 1 },
    {
      figure: 'distance',
      unit: 'm',
      value: distanceM,
      step: distanceM !== null && distanceM >= LONG_M ? 100 : 10,
    },
    family === 'running'
      ? { figure: 'averagePace', unit: 's/km', value: speed ? 1000 / speed : null, step: 1 }
      : { figure: 'averageSpeed', unit: 'm/s', value: speed, step: KMH / 10 },
    { figure: 'averageHeartRate', unit: 'bpm', value: summary.avgHr, step: 1 },
    { figure: 'maxHeartRate', unit: 'bpm', value: summary.maxHr, step: 1 },
    { figure: 'averagePower', unit: 'W', value: summary.avgPowerW, step: 1 },
    { figure: 'maxPower', unit: 'W', value: summary.maxPowerW, step: 1 },
    {
      figure: 'averageCadence',
      unit: family === 'running' ? 'steps/min' : 'rpm',
      value: summary.avgCadence,
      step: 1,
    },
    { figure: 'elevationGain', unit: 'm', value: summary.elevGainM, step: 1 },
  ];
}

function metrics({ analysis }: Figured): ShownFigure[] {
  return Object.entries(METRICS).map(([figure, step]) => {
    const metric = analysis.metrics[figure];
    return {
      figure,
      unit: metric?.unit ?? '',
      value: metric?.applicable ? metric.value : null,
      step,
    };
  });
}

function bests({ analysis }: Figured): ShownFigure[] {
  const { curves, bestEfforts, intervalSummary } = analysis;
  return [
    {
      figure: 'intervals',
      unit: '',
      value: intervalSummary?.work?.count ?? null,
      step: 1,
    },
    ...BEST_POWERS_S.map((seconds) => ({
      figure: `bestPower.${seconds}`,
      unit: 'W',
      value: curves.power?.find((point) => point.seconds === seconds)?.watts ?? null,
      step: 1,
    })),
    ...BEST_EFFORTS_M.map((metres) => ({
      figure: `bestEffort.${metres}`,
      unit: 's',
      value: bestEfforts.find(({ distanceM }) => distanceM === metres)?.seconds ?? null,
      step: 1,
    })),
  ];
}
