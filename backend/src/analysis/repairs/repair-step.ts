import type { Repair } from '../analysis.js';
import type { Channel, ChannelName, Recording } from '../recording/recording.js';
import type { Thresholds } from '../thresholds.js';

/**
 * What a step made of a recording: the recording itself where nothing was to be done, and every
 * change in words.
 */
export interface Repaired {
  readonly recording: Recording;
  readonly repairs: readonly Repair[];
}

/**
 * One repair of the data. Pure, and doing it twice changes nothing more; the recording given stays
 * as it is.
 */
export type RepairStep = (recording: Recording, thresholds: Thresholds) => Repaired;

export function untouched(recording: Recording): Repaired {
  return { recording, repairs: [] };
}

export function withChannel(recording: Recording, name: ChannelName, channel: Channel): Recording {
  return { ...recording, channels: { ...recording.channels, [name]: channel } };
}

export function withoutChannel(recording: Recording, name: ChannelName): Recording {
  const { [name]: _left, ...channels } = recording.channels;
  return { ...recording, channels };
}

/** "1 sample", "3 samples". */
export function counted(n: number, thing: string): string {
  return n === 1 ? `1 ${thing}` : `${n} ${thing}s`;
}

/** "45 s", "6 min 20 s", "1 h 5 min". */
export function spokenSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return whole % 60 > 0 ? `${minutes} min ${whole % 60} s` : `${minutes} min`;
}

/** Seconds that marked samples stand for: each until the next, at most `most` apiece. */
export function secondsOf(time: Float64Array, marked: readonly number[], most = 10): number {
  let seconds = 0;
  for (const i of marked) {
    const next = time[i + 1];
    seconds += next === undefined ? 1 : Math.min(most, next - (time[i] as number));
  }
  return Math.round(seconds);
}

/** A copy with the marked samples blanked. */
export function blanked(values: Float64Array, marked: readonly number[]): Float64Array {
  const out = values.slice();
  for (const i of marked) out[i] = Number.NaN;
  return out;
}
