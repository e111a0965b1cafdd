import type { DeviceSummary, Recording } from '../recording/recording.js';
import { elapsedIn } from '../recording/clock-jumps.js';
import { spokenSeconds, untouched, type RepairStep } from './repair-step.js';

/** The kind of this repair, by which what the device summed up is known not to stand. */
export const SHORT_SUMMARY = 'device-short';

/** Samples go on for so much longer than the summary says; less is a last press of the button. */
const MISSED = { seconds: 60, share: 0.02 } as const;
/** … one at least in so many seconds of it: one lone sample is a wrong time stamp (ours). */
const SAMPLED_S = 20;

/**
 * Where the summary of the device ends before its samples do, as one that lacks its last lap, the
 * samples win: nothing that it sums up is of the whole. What it says of the athlete stays.
 */
export const dropShortSummary: RepairStep = (recording) => {
  const { device } = recording;
  const missedS = missedBy(recording);
  if (missedS === 0 || device.elapsedS === null) return untouched(recording);
  const whole = spokenSeconds(device.elapsedS + missedS);
  return {
    recording: { ...recording, device: { ...NOTHING_SUMMED, ftpW: device.ftpW } },
    repairs: [
      {
        kind: SHORT_SUMMARY,
        text:
          `Your device summed up ${spokenSeconds(device.elapsedS)}` +
          `${inKilometres(device.distanceM)}, but its samples go on to ${whole}: all that is ` +
          'shown comes from the samples.',
        seconds: Math.round(missedS),
      },
    ],
  };
};

/** Seconds of samples after the end of the summary; 0 where it covers them. */
function missedBy(recording: Recording): number {
  const { time, device } = recording;
  const { elapsedS } = device;
  const [start, end] = [time[0] ?? 0, time.at(-1) ?? 0];
  if (elapsedS === null || elapsedS <= 0 || start > MISSED.seconds) return 0;
  const missed = elapsedIn(recording, { from: start, to: end }) - elapsedS;
  if (missed <= MISSED.seconds || missed <= MISSED.share * elapsedS) return 0;
  const behind = time.filter((second) => second > end - missed).length;
  return behind * SAMPLED_S >= missed ? missed : 0;
}

function inKilometres(metres: number | null): string {
  return metres !== null && metres > 0 ? ` and ${(metres / 1000).toFixed(1)} km` : '';
}

export const NOTHING_SUMMED: DeviceSummary = {
  elapsedS: null,
  timerS: null,
  movingS: null,
  distanceM: null,
  avgSpeedMps: null,
  maxSpeedMps: null,
  avgHr: null,
  maxHr: null,
  avgCadence: null,
  maxCadence: null,
  avgPowerW: null,
  maxPowerW: null,
  npW: null,
  ftpW: null,
  ascentM: null,
  descentM: null,
  calories: null,
  avgTempC: null,
};
