import { capitalized } from '#coaching/domain/answer/words.js';
import { inWords, say } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';
import { descentsOf, overlap } from './slopes.js';
import { middleOf, secondsOf, splitsOf } from './splits.js';

/** The fastest stretch begins after this share of the run, and is this much faster (ours). */
const LATE = 0.45;
const FASTER = 1.1;
/** A slow first or second kilometre: this much slower than the middle one (ours). */
const SLOW = 1.35;

/** A fast end, and the ground where it explains it; a slow start. */
export function fastEnd(sheet: FactSheet): readonly Finding[] {
  if (sheet.context.family !== 'running' || sheet.context.shape === 'intervals') return [];
  return [...fastest(sheet), ...slowStart(sheet)];
}

/** The fastest five kilometres came last; where that was the way down, it is said. */
function fastest(sheet: FactSheet): readonly Finding[] {
  const [time, pace] = [sheet.get('efforts.5000.time'), sheet.get('efforts.5000.speed')];
  const [mean, end] = [sheet.number('speed.average'), lastSecond(sheet)];
  if (!time?.at || !pace || mean === null) return [];
  const { at } = time;
  if (at.from < LATE * end || Number(pace.value) < FASTER * mean) return [];
  const descent = descentsOf(sheet).find((one) => overlap(one.at, at) > 0.5);
  const kind = 'terrain.fast-end';
  return [
    {
      kind,
      statement: descent
        ? say`The fast end was downhill: the best 5 km in ${time}, with a descent of ${descent.height} in it`
        : worded(sheet, kind, [
            say`The fast part came last: your best 5 km in ${time}, ${pace}`,
            say`You finished fast, with the best 5 km in ${time} at the end, ${pace}`,
          ]),
      because: [lastSplits(sheet, at.from)],
      surprise: 0.7,
      importance: 0.85,
      confidence: descent ? 0.9 : 1,
      at,
      action: descent
        ? null
        : say`Warm up first next time and run the fast part at ${pace} on its own.`,
      covers: ['structure.progression'],
    },
  ];
}

/** The fastest kilometre with its heart rate, where it is among the last. */
function lastSplits(sheet: FactSheet, from: number): string | null {
  const number = sheet.get('splits.fastest.number');
  const split = splitsOf(sheet).find((one) => one.number === Number(number?.value));
  if (!number || !split?.heartRate || (split.pace.at?.from ?? 0) < from - 60) return null;
  return capitalized(say`${number} took ${split.pace}, at ${split.heartRate}.`);
}

/** The first kilometres far slower than the rest. */
function slowStart(sheet: FactSheet): readonly Finding[] {
  const splits = splitsOf(sheet);
  const [first, second] = splits;
  if (!first || !second || splits.length < 5) return [];
  const limit = SLOW * middleOf(splits);
  const slow = [first, second].filter((split) => secondsOf(split) >= limit);
  const [one, two] = slow;
  if (!one) return [];
  const beats = highFor(sheet, slow.at(-1)?.heartRate);
  const stopped = sheet.get('stops.total');
  const paces = two ? say`${one.pace} and ${two.pace}` : say`${one.pace}`;
  const still = slow.some(({ stoppedS }) => stoppedS >= 30) && stopped;
  return [
    {
      kind: 'terrain.slow-start',
      statement: say`The run began slowly, with ${paces} at first${beats ? say`, though heart rate was ${beats}` : ''}`,
      because: [still ? brokenBy(sheet, stopped) : null, ground(sheet)],
      surprise: 0.55,
      importance: 0.65,
      confidence: 0.9,
      at: { from: one.pace.at?.from ?? 0, to: slow.at(-1)?.pace.at?.to ?? 0 },
    },
  ];
}

/** By the pauses of the timer where they were most of the standing. */
function brokenBy(sheet: FactSheet, stopped: Fact): string {
  const [count, paused] = [sheet.get('stops.pauses'), sheet.get('stops.paused')];
  return count && paused && Number(paused.value) >= 0.7 * Number(stopped.value)
    ? say`${capitalized(say`${inWords(count)}`)} timer pauses, ${paused} in all, broke up that start.`
    : say`Stops of ${stopped} in all broke up that start.`;
}

/** A heart rate worth a word beside a slow pace: near the mean of the run. */
function highFor(sheet: FactSheet, beats: Fact | undefined): Fact | undefined {
  const mean = sheet.number('heartRate.average') ?? Number.NaN;
  return Number(beats?.value) >= 0.9 * mean ? beats : undefined;
}

function ground(sheet: FactSheet): string | null {
  return sheet.has('climb.gain') || sheet.context.indoor
    ? null
    : 'Heights were not recorded, so a climb may be the reason.';
}

function lastSecond(sheet: FactSheet): number {
  return Math.max(0, ...sheet.all('pacing.').map(({ at }) => at?.to ?? 0));
}
