import type { Recording } from '../recording/recording.js';
import {
  blanked,
  counted,
  secondsOf,
  untouched,
  withChannel,
  type RepairStep,
} from './repair-step.js';

/** A radio misses a moment; longer zeros are coasting until the contrary is shown. s. */
const LONGEST_DROPOUT_S = 4;
/** The legs go on turning as before: at no less than this, and within so much. rpm. */
const TURNING_RPM = 40;
const SAME_CADENCE_RPM = 3;
/** … and the power comes back to where it was: at no less than this, and within this share. W. */
const PUSHING_W = 100;
const SAME_POWER = 0.4;

/**
 * Blanks zeros of power of up to 4 s in the midst of pedalling: cadence stays, and power before and
 * after is the same. Riders who stop pushing stop turning, or come back to another power (ours; of
 * 21 rides with power and cadence one has such zeros).
 */
export const dropPowerDropouts: RepairStep = (recording) => {
  const { power, cadence } = recording.channels;
  if (recording.family !== 'cycling' || power === undefined || cadence === undefined)
    return untouched(recording);
  const lost = lostSamples(recording.time, power.values, cadence.values);
  if (lost.length === 0) return untouched(recording);
  return {
    recording: withChannel(recording, 'power', { ...power, values: blanked(power.values, lost) }),
    repairs: [
      {
        kind: 'power-dropouts',
        text:
          `${counted(lost.length, 'power reading')} of zero left out: the legs went on ` +
          'turning, so the signal was lost.',
        seconds: secondsOf(recording.time, lost),
      },
    ],
  };
};

function lostSamples(time: Float64Array, power: Float64Array, cadence: Float64Array): number[] {
  const lost: number[] = [];
  for (let from = 1; from < power.length; from++) {
    if (power[from] !== 0 || !((power[from - 1] as number) > 0)) continue;
    let to = from;
    while (to < power.length && power[to] === 0) to++;
    const short =
      to < power.length &&
      (time[to] as number) - (time[from - 1] as number) <= LONGEST_DROPOUT_S + 1;
    if (
      short &&
      samePower(power[from - 1] as number, power[to] as number) &&
      turnsOn(cadence, from - 1, to)
    ) {
      for (let at = from; at < to; at++) lost.push(at);
    }
    from = to;
  }
  return lost;
}

function samePower(before: number, after: number): boolean {
  return (
    Math.min(before, after) >= PUSHING_W &&
    Math.abs(after - before) <= SAME_POWER * Math.max(before, after)
  );
}

function turnsOn(cadence: Recording['time'], first: number, last: number): boolean {
  const turns = cadence.subarray(first, last + 1);
  const [slowest, fastest] = [Math.min(...turns), Math.max(...turns)];
  return slowest >= TURNING_RPM && fastest - slowest <= SAME_CADENCE_RPM;
}
