import type {
  Channel,
  ChannelName,
  DeviceSummary,
  RecordedLap,
  Recording,
  Span,
} from '#analysis/recording/recording.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { Threshold, Thresholds } from '#analysis/thresholds.js';
import { NO_SUMMARY } from './no-summary.js';

/** A function of the seconds since the start. */
export type OverTime = (second: number) => number;

export interface RecordingPlan {
  readonly family?: SportFamily;
  readonly sport?: string;
  readonly indoor?: boolean;
  /** Number of samples, one a second from 0, unless `time` is given. */
  readonly seconds?: number;
  readonly time?: readonly number[];
  readonly channels?: Readonly<Partial<Record<ChannelName, OverTime>>>;
  readonly pauses?: readonly Span[];
  readonly laps?: readonly Partial<RecordedLap>[];
  readonly device?: Partial<DeviceSummary>;
  readonly deviceThresholds?: Partial<Recording['deviceThresholds']>;
  readonly startTimeMs?: number;
}

/** A recording as a FIT reader returns it, with only the parts of the plan. */
export function recordingOf(plan: RecordingPlan): Recording {
  const time = Float64Array.from(
    plan.time ?? Array.from({ length: plan.seconds ?? 60 }, (_, second) => second),
  );
  const channels: Partial<Record<ChannelName, Channel>> = {};
  for (const [name, values] of Object.entries(plan.channels ?? {}) as [ChannelName, OverTime][]) {
    channels[name] = { values: time.map(values), source: 'measured' };
  }
  const family = plan.family ?? 'cycling';
  return {
    sport: plan.sport ?? family,
    family,
    indoor: plan.indoor ?? false,
    startTimeMs: plan.startTimeMs ?? Date.UTC(2025, 5, 14, 7, 30),
    utcOffsetS: 7200,
    time,
    channels,
    pauses: plan.pauses ?? [],
    laps: (plan.laps ?? []).map((lap) => ({
      from: 0,
      to: 0,
      trigger: 'manual',
      timerS: null,
      distanceM: null,
      intensity: null,
      ...lap,
    })),
    device: { ...NO_SUMMARY, ...plan.device },
    deviceThresholds: { ftpW: null, maxHr: null, restingHr: null, ...plan.deviceThresholds },
    deviceName: null,
    deviceSerial: null,
    warnings: [],
  };
}

/**
 * Values over the seconds that change at given lengths: `steps([[300, 100], [240, 300]])` is 100
 * for 300 s, then 300.
 */
export function steps(parts: readonly (readonly [seconds: number, value: number])[]): OverTime {
  return (second) => {
    let end = 0;
    for (const [seconds, value] of parts) {
      end += seconds;
      if (second < end) return value;
    }
    return parts.at(-1)?.[1] ?? Number.NaN;
  };
}

/** Consecutive laps of the given lengths. */
export function lapsOf(
  parts: readonly (Partial<RecordedLap> & { readonly seconds: number })[],
): Partial<RecordedLap>[] {
  let from = 0;
  return parts.map(({ seconds, ...lap }) => {
    const span = { from, to: from + seconds };
    from = span.to;
    return { ...lap, ...span };
  });
}

function profile(value: number): Threshold {
  return { value, source: 'profile', since: '2025-01-01' };
}

/** FTP 250 W, heart rate 50 to 190 bpm, 70 kg. */
export const ATHLETE: Thresholds = {
  ftpW: profile(250),
  maxHr: profile(190),
  restingHr: profile(50),
  weightKg: profile(70),
};
export const NOBODY: Thresholds = { ftpW: null, maxHr: null, restingHr: null, weightKg: null };
export { profile as profileThreshold };
