import type { Repair } from '../analysis.js';
import type { ChannelName, Recording } from '../recording/recording.js';
import {
  blanked,
  secondsOf,
  spokenSeconds,
  untouched,
  withChannel,
  type RepairStep,
} from './repair-step.js';

/**
 * No heart beats at one and the same rate for so long; in 45 recordings of real devices the longest
 * was 66 s (ours). s.
 */
const STUCK_HEART_RATE_S = 180;
/**
 * … unless most of the recording is so: then it was written by hand or by a machine, and nothing
 * shows what was right.
 */
const MOST_STUCK = 0.5;
/**
 * A power that stays to the watt although the legs stand still for so long is the last one that was
 * heard (ours). s.
 */
const STUCK_POWER_S = 5;

/** Samples further apart do not show what is between. s. */
const FOLLOWS_S = 10;

/**
 * Blanks what a sensor repeated after it was lost: heart rate that stands still, power that stays
 * when the legs do not turn.
 */
export const dropStuckReadings: RepairStep = (recording) => {
  const heart = stuckHeartRate(recording);
  const power = stuckPower(heart.recording);
  return { recording: power.recording, repairs: [...heart.repairs, ...power.repairs] };
};

function stuckHeartRate(recording: Recording): ReturnType<RepairStep> {
  const values = recording.channels.heartRate?.values;
  if (values === undefined) return untouched(recording);
  const repeated = repeatedFor(recording.time, values, STUCK_HEART_RATE_S);
  const stuck = repeated.length > MOST_STUCK * values.length ? [] : repeated;
  return without(recording, 'heartRate', stuck, (seconds) => ({
    kind: 'heart-rate-stuck',
    text:
      `Heart rate stayed at one value for ${seconds}, which no heart does; it was left ` +
      'out there.',
  }));
}

function stuckPower(recording: Recording): ReturnType<RepairStep> {
  const { power, cadence } = recording.channels;
  if (recording.family !== 'cycling' || power === undefined || cadence === undefined)
    return untouched(recording);
  const stuck = repeatedFor(recording.time, whileZero(power.values, cadence.values), STUCK_POWER_S);
  return without(recording, 'power', stuck, (seconds) => ({
    kind: 'power-stuck',
    text: `Power stayed at one value for ${seconds} without pedalling; it was left out there.`,
  }));
}

/** The values of the samples at which another channel is zero; NaN at the others. */
function whileZero(values: Float64Array, other: Float64Array): Float64Array {
  const out = new Float64Array(values.length).fill(Number.NaN);
  for (let at = 0; at < out.length; at++) if (other[at] === 0) out[at] = values[at] as number;
  return out;
}

/** Samples of one value above zero that is repeated for so long. */
function repeatedFor(time: Float64Array, values: Float64Array, seconds: number): number[] {
  const stuck: number[] = [];
  let from = 0;
  for (let to = 1; to <= values.length; to++) {
    // A look beyond the end would make every one of them slower.
    const follows = to < values.length && values[to] === values[from];
    if (follows && (time[to] as number) - (time[to - 1] as number) <= FOLLOWS_S) continue;
    const lasts =
      (values[from] as number) > 0 && (time[to - 1] as number) - (time[from] as number) >= seconds;
    if (lasts) for (let at = from; at < to; at++) stuck.push(at);
    from = to;
  }
  return stuck;
}

function without(
  recording: Recording,
  name: ChannelName,
  places: readonly number[],
  described: (seconds: string) => Pick<Repair, 'kind' | 'text'>,
): ReturnType<RepairStep> {
  const channel = recording.channels[name];
  if (channel === undefined || places.length === 0) return untouched(recording);
  const seconds = secondsOf(recording.time, places);
  const repair: Repair = { ...described(spokenSeconds(seconds)), seconds };
  return {
    recording: withChannel(recording, name, {
      ...channel,
      values: blanked(channel.values, places),
    }),
    repairs: [repair],
  };
}
