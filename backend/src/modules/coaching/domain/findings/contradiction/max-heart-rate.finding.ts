import { say } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** A maximum that is passed by so much is no matter of one beat (ours). Percent of it. */
const CLEARLY = 101.4;
const HELD_S = [3600, 1800, 1200] as const;

/** A heart rate over the maximum that is set. */
export function maximumPassed(sheet: FactSheet): readonly Finding[] {
  const peak = sheet.get('heartRate.max');
  const set = sheet.get('threshold.maxHr');
  if (!sheet.has('contradiction.heart-rate-over-max') || !peak || !set) return [];
  const clearly = (sheet.number('heartRate.maxShare') ?? 0) >= CLEARLY;
  const at = sheet.get('contradiction.heart-rate-over-max')?.at;
  return [
    {
      kind: 'contradiction.maximum',
      statement: worded(sheet, 'contradiction.maximum', [
        say`Heart rate reached ${peak}, above the maximum of ${set} that is set: the true maximum is at least that high`,
        say`The maximum heart rate of ${set} that is set is too low: this ${sheet.context.family === 'running' ? 'run' : 'ride'} reached ${peak}`,
        say`A heart rate of ${peak} passes the maximum of ${set} that is set, so the true one is higher`,
        say`Your maximum heart rate is higher than the ${set} that is set: ${peak} at the top of this ${sheet.context.family === 'running' ? 'run' : 'ride'}`,
      ]),
      because: ['Heart rate zones and heart rate load come out too high until it is raised.'],
      surprise: clearly ? 0.9 : 0.8,
      importance: clearly ? 0.9 : 0.8,
      confidence: clearly ? 1 : 0.8,
      ...(at && { at }),
      action: clearly
        ? say`If the strap was right, set your maximum heart rate to ${peak}.`
        : say`Set your maximum heart rate to ${peak} or test it: the true one is probably higher still.`,
    },
  ];
}

/** A heart rate held so long so near the maximum that the maximum must be higher. */
export function maximumDoubted(sheet: FactSheet): readonly Finding[] {
  const set = sheet.get('threshold.maxHr');
  const doubt = sheet.get('contradiction.heart-rate-max-too-low');
  const length = HELD_S.find((seconds) => Math.abs(seconds - lengthOf(doubt)) <= 2);
  const held = length && sheet.get(`heartRate.held.${length}`);
  if (!doubt || !set || !held) return [];
  const peak = sheet.get('heartRate.max');
  return [
    {
      kind: 'contradiction.maximum',
      statement: say`Heart rate held ${held} for ${`${length / 60} min`} against a maximum of ${set} that is set: very hard, or the true maximum is higher`,
      because: peak
        ? [say`The peak was ${peak}, and hardly anybody holds so much of it for so long.`]
        : [],
      surprise: 0.9,
      importance: 0.95,
      confidence: 0.9,
      ...(held.at && { at: held.at }),
      action:
        'Test your maximum heart rate in a hard uphill finish on fresh legs, and raise it if the test passes it.',
      covers: ['cost.near-max', 'cost.hard'],
    },
  ];
}

function lengthOf(doubt: Fact | undefined): number {
  return doubt?.at ? doubt.at.to - doubt.at.from + 1 : 0;
}
