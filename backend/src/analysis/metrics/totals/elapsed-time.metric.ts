import { elapsedIn } from '#analysis/recording/clock-jumps.js';
import { wholeElapsed } from '#analysis/recording/device-totals.js';
import { found, notJudged, type Metric } from '../metric.js';

/** By less than this both say the same (ours). */
const DIFFERS_S = 60;

/**
 * Elapsed time: from start to end as the device timed it, stops included, leaps of its clock left
 * out; last sample − first sample where it names no time (`wholeElapsed`). s. Told where the
 * samples span another time.
 */
export const elapsedTime: Metric = {
  id: 'elapsedTime',
  version: 3,
  unit: 's',
  channels: [],
  inputs: [],
  compute({ recording }) {
    const { time, device } = recording;
    if (time.length === 0) return notJudged('Nothing was recorded.');
    const whole = { from: time[0] as number, to: time.at(-1) as number };
    const span = elapsedIn(recording, whole);
    const seconds = wholeElapsed(span, whole.to - whole.from - span, device);
    return found(
      seconds,
      Math.abs(seconds - span) < DIFFERS_S
        ? undefined
        : 'As your device timed it; its samples span another time.',
    );
  },
};
