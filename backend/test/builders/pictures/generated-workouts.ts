import type { Recording, RecordedLap } from '#analysis/recording/recording.js';
import type { Thresholds } from '#analysis/thresholds.js';
import type { LapPlan, RidePlan, RunPlan } from '../fit/plans.js';
import type { Sample } from '../fit/sample.js';
import { simulateRide } from '../fit/simulate-ride.js';
import { simulateRun } from '../fit/simulate-run.js';
import { lapsOf, profileThreshold, recordingOf } from '../recording.builder.js';

/** The athlete of all pictures. */
export const PICTURED: Thresholds = {
  ftpW: profileThreshold(260),
  maxHr: profileThreshold(188),
  restingHr: profileThreshold(52),
  weightKg: profileThreshold(72),
  basePaceSPerKm: profileThreshold(252),
  criticalPowerW: profileThreshold(255),
  wPrimeJ: profileThreshold(19_000),
  sex: 'female',
};
const EASY_W = 125;
const BODY = { ftpW: 260, maxHr: 188, restingHr: 52, gps: null } as const;

/** A simulated ride as a recording, without the way through a file. */
export function generatedRide(plan: RidePlan): Recording {
  return recorded('cycling', simulateRide({ variation: 0.6, ...BODY, ...plan }), plan);
}

export function generatedRun(plan: RunPlan): Recording {
  return recorded('running', simulateRun({ variation: 0.6, ...BODY, ...plan }), plan);
}

/** 15 min easy, five times 4 min hard with 3 min between, 10 min easy. */
export function intervals5x4(hard: (repeat: number) => number = () => 298): Recording {
  const laps: LapPlan[] = [{ seconds: 900, intensity: 'warmup' }];
  for (let repeat = 0; repeat < 5; repeat++)
    laps.push({ seconds: 240, intensity: 'active' }, { seconds: 180, intensity: 'rest' });
  laps.push({ seconds: 600, intensity: 'cooldown' });
  const watts = laps.map(({ intensity }, index) =>
    intensity === 'active' ? hard((index - 1) / 2) : EASY_W,
  );
  const ends = laps.map((_, index) =>
    laps.slice(0, index + 1).reduce((sum, lap) => sum + lap.seconds, 0),
  );
  const lapAt = (second: number): number => ends.findIndex((end) => second < end);
  return generatedRide({
    seconds: ends.at(-1) ?? 0,
    seed: 13,
    laps,
    altitude: () => 440,
    power: (second) => watts[lapAt(second)] ?? EASY_W,
  });
}

function recorded(
  family: 'cycling' | 'running',
  samples: readonly Sample[],
  plan: RidePlan | RunPlan,
): Recording {
  const time = samples.map(({ second }) => second);
  const bySecond = new Map(samples.map((sample) => [sample.second, sample]));
  const channel =
    (pick: (sample: Sample) => number | null) =>
    (second: number): number => {
      const sample = bySecond.get(second);
      return (sample === undefined ? null : pick(sample)) ?? Number.NaN;
    };
  const laps: Partial<RecordedLap>[] = lapsOf(
    (plan.laps ?? []).map((lap) => ({ trigger: 'manual', ...lap })),
  );
  return recordingOf({
    family,
    time,
    laps,
    pauses: plan.pauses ?? [],
    device: { ascentM: 0 },
    channels: {
      power: channel(({ power }) => power),
      heartRate: channel(({ heartRate }) => heartRate),
      cadence: channel(({ cadence }) => {
        if (cadence === null) return null;
        if (family === 'running') return cadence * 2;
        return cadence;
      }),
      speed: channel(({ speedMps }) => speedMps),
      distance: channel(({ distanceM }) => distanceM),
      altitude: channel(({ altitude }) => altitude),
    },
  });
}
