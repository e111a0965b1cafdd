import type { Recording } from '#analysis/recording/recording.js';
import type { Truth } from '#test/builders/physics/truth.js';
import { clock } from '../analyse/clock.js';

/** What truly happened in a made session, a line for each thing. */
export function truthInWords(truth: Truth, recording: Recording): string {
  const work = truth.intervals.filter(({ kind }) => kind === 'work');
  const lines = [
    `${clock(truth.elapsedS)} in all, timer ${clock(truth.timerS)}, moving ` +
      `${clock(truth.movingS)}; ${(truth.distanceM / 1000).toFixed(2)} km, ` +
      `${Math.round(truth.ascentM)} m up`,
    truth.averagePowerW === null
      ? null
      : `${Math.round(truth.averagePowerW)} W on average, ${Math.round(truth.workKj ?? 0)} kJ`,
    `${Math.round(truth.averageHeartRate)} bpm on average`,
    `${recording.time.length} samples of ${Object.keys(recording.channels).join(', ')}`,
    work.length === 0
      ? null
      : `work at ${work.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(', ')}`,
    ...truth.faults.map(({ kind, from, to }) => `fault: ${kind} at ${clock(from)}-${clock(to)}`),
  ];
  return lines.map((line) => (line === null ? '' : `  ${line}\n`)).join('');
}
