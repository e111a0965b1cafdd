import { say, size } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** A rise of fewer beats is what any such effort costs (ours). */
const WORTH_A_WORD_BPM = 8;
const LARGE_BPM = 15;
/** An effort of this length is the session, and is not repeated for its heart rate (ours). s. */
const LONG_S = 1800;

interface Rise {
  readonly from: Fact;
  readonly to: Fact;
  readonly change: Fact;
  /** `the constant 10 min at 199 W`, with its marks. */
  readonly effort: string;
  /** What to do again: `10 min at 199 W`. */
  readonly again: string;
}

/** The effort in which heart rate rose most at constant output. */
export function rise(sheet: FactSheet): readonly Finding[] {
  const rises = [...holds(sheet), ...repetitions(sheet)].sort(
    (a, b) => Number(b.change.value) - Number(a.change.value),
  );
  const [most] = rises;
  if (!most || Number(most.change.value) < WORTH_A_WORD_BPM) return [];
  const { from, to, change, effort, again } = most;
  const peak = sheet.get('heartRate.maxShare');
  const highest = sheet.get('heartRate.max');
  const long = lengthOf(change) > LONG_S;
  const output = sheet.context.family === 'running' ? 'pace' : 'power';
  return [
    {
      kind: 'cost.rise',
      statement: worded(sheet, 'cost.rise', [
        say`In ${effort} heart rate rose from ${from} to ${to} at the same ${output}`,
        say`Heart rate rose from ${from} to ${to} in ${effort}, at the same ${output}`,
      ]),
      because: [
        say`That is ${size(change)} within one effort, a high price for constant ${output}.`,
        peak && highest ? say`It peaked at ${highest}, ${peak} of your maximum.` : null,
      ],
      surprise: Number(change.value) >= LARGE_BPM ? 0.9 : 0.75,
      importance: 0.85,
      confidence: 1,
      ...(change.at && { at: change.at }),
      action: long
        ? 'Hold the next one a little lower, so that heart rate stays level to the end.'
        : sheet.context.indoor
          ? `Switch on a fan and repeat ${again} on fresh legs: heart rate should settle.`
          : `Repeat ${again} on fresh legs after a longer warm-up: heart rate should settle.`,
      covers: ['cost.like.rose', 'cost.like.slight'],
    },
  ];
}

function holds(sheet: FactSheet): readonly Rise[] {
  return numbersOf(sheet, 'hold').flatMap((n) => {
    const length = sheet.get(`cost.hold.${n}.length`);
    const output = sheet.get(`cost.hold.${n}.output`);
    if (!length || !output) return [];
    return riseOf(sheet, `cost.hold.${n}`, [
      say`the constant ${length} at ${output}`,
      say`${length} at ${output}`,
    ]);
  });
}

function repetitions(sheet: FactSheet): readonly Rise[] {
  const climbs = numbersOf(sheet, 'climb').slice(0, 1);
  return [
    ...numbersOf(sheet, 'rep').flatMap((n) =>
      riseOf(sheet, `cost.rep.${n}`, [`work interval ${n}`, 'this set']),
    ),
    ...climbs.flatMap((n) => riseOf(sheet, `cost.climb.${n}`, ['the main climb', 'this climb'])),
  ];
}

function riseOf(
  sheet: FactSheet,
  key: string,
  [effort, again]: readonly [string, string],
): readonly Rise[] {
  const [from, to, change] = ['from', 'to', 'change'].map((what) =>
    sheet.withKey(`${key}.rise.${what}`),
  );
  return from && to && change?.trend === 'up' ? [{ from, to, change, effort, again }] : [];
}

function numbersOf(sheet: FactSheet, kind: 'hold' | 'rep' | 'climb'): readonly number[] {
  const pattern = new RegExp(String.raw`^cost\.${kind}\.(\d+)\.rise\.change$`);
  return sheet.facts.flatMap(({ key }) => {
    const found = pattern.exec(key);
    return found ? [Number(found[1])] : [];
  });
}

function lengthOf({ at }: Fact): number {
  return at ? at.to - at.from : 0;
}
