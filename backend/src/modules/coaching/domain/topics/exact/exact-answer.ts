import type { Answer } from '#coaching/domain/answer/answer.js';
import { after, say, type Line } from '#coaching/domain/answer/say.js';
import type { Tell } from '#coaching/domain/answer/tell.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import { spokenSeconds } from '#coaching/domain/display/duration.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { rangeOf } from '#coaching/domain/tools/time-between.tool.js';
import type { Ask } from '#coaching/domain/understanding/follow-up.js';
import type { Exact } from '#coaching/domain/understanding/exact.js';
import type { Stated } from '#coaching/domain/understanding/exact-stated.js';
import { cannotTell } from '../session/session-lines.js';
import { statedAnswer } from './stated-answer.js';
import { bestEver, otherFtp, perKilo, zoneRange } from './exact-sheet-answers.js';

export interface ExactAnswer {
  readonly answer: Answer;
  readonly sheet: FactSheet;
}

const NOT_AT_HAND = 'its samples are not at hand here';

/**
 * The answer to a question for one value; null where it asks for no value. The answer says what
 * can't be worked out, and puts nothing similar in its place.
 */
export function exactAnswer(
  sheet: FactSheet,
  { exact, plain, topics }: Ask,
  tell?: Tell,
): ExactAnswer | null {
  if (exact === null || sheet.kind === 'history') return null;
  if (isStated(exact)) return stated(sheet, exact, topics.length > 0);
  if (sheet.kind === 'comparison')
    return {
      sheet,
      answer: plainAnswer(
        `I can't tell that for several workouts together, because I work it out for one ` +
          'workout: ask me in its chat.',
      ),
    };
  switch (exact.kind) {
    case 'per-kilo':
      return { sheet, answer: perKilo(sheet) };
    case 'best-ever':
      return { sheet, answer: bestEver(sheet) };
    case 'other-ftp':
      return { sheet, answer: otherFtp(sheet) };
    case 'zone-range':
      return { sheet, answer: zoneRange(sheet, exact.zone, exact.table) };
    default:
      return looked(sheet, exact, plain, tell);
  }
}

function isStated(exact: Exact): exact is Stated {
  return exact.kind === 'felt' || exact.kind === 'parts' || exact.kind === 'plan-done';
}

/** Where the file states nothing of it, what else was understood answers. */
function stated(sheet: FactSheet, exact: Stated, understood: boolean): ExactAnswer | null {
  const answer = sheet.kind === 'workout' ? statedAnswer(sheet, exact) : null;
  if (answer !== null) return { sheet, answer };
  return understood
    ? null
    : { sheet, answer: plainAnswer(`I can't tell that, because this file does not hold it.`) };
}

type Looked = Extract<Exact, { kind: 'time-between' | 'best-power' | 'peak' | 'stops' }>;
const WORD = {
  power: 'power',
  heartRate: 'heart rate',
  cadence: 'cadence',
  speed: 'speed',
} as const;

function argumentsOf(exact: Looked): Readonly<Record<string, unknown>> {
  switch (exact.kind) {
    case 'time-between':
      return {
        measure: exact.measure,
        ...(exact.from === null ? {} : { from: exact.from }),
        ...(exact.to === null ? {} : { to: exact.to }),
      };
    case 'best-power':
      return { seconds: exact.seconds };
    case 'peak':
      return { measure: exact.measure };
    case 'stops':
      return {};
  }
}

function looked(sheet: FactSheet, exact: Looked, plain: string, tell?: Tell): ExactAnswer {
  const args = argumentsOf(exact);
  if (exact.kind === 'best-power' && sheet.context.family === 'running')
    return {
      sheet,
      answer: plainAnswer(
        `I can't tell your best power over that length, because I don't judge power on runs: ` +
          'there is no common scale for it.',
      ),
    };
  const looked = tell?.(sheet, TOOL[exact.kind], args) ?? { refused: NOT_AT_HAND };
  if ('refused' in looked) {
    const measure =
      'measure' in exact ? exact.measure : exact.kind === 'best-power' ? 'power' : null;
    return {
      sheet,
      answer: plainAnswer(
        (measure === null ? null : cannotTell(sheet, measure, what(exact))) ??
          `I can't tell ${what(exact)}, because ${looked.refused}.`,
      ),
    };
  }
  const get = (end: string) => looked.facts.find(({ key }) => key.endsWith(end));
  switch (exact.kind) {
    case 'time-between':
      return {
        sheet: looked.sheet,
        answer: timeBetween(sheet, exact, get('.time'), get('.share')),
      };
    case 'best-power':
      return { sheet: looked.sheet, answer: bestPower(sheet, exact.seconds, looked.facts) };
    case 'peak':
      return {
        sheet: looked.sheet,
        answer: peak(exact.measure, get('.moment'), get('.distance'), get('.value')),
      };
    case 'stops':
      return { sheet: looked.sheet, answer: stops(sheet, exact, looked.facts, plain) };
  }
}

const TOOL = {
  'time-between': 'time_between',
  'best-power': 'best_power',
  peak: 'peak',
  stops: 'stops',
} as const;

function what(exact: Looked): string {
  switch (exact.kind) {
    case 'time-between':
      return `the time within those bounds of ${WORD[exact.measure]}`;
    case 'best-power':
      return 'your best power over that length';
    case 'peak':
      return `when your ${WORD[exact.measure]} was highest`;
    case 'stops':
      return 'where and how long you stopped';
  }
}

function timeBetween(
  { context }: FactSheet,
  { measure, from, to }: Extract<Looked, { kind: 'time-between' }>,
  time: Fact | undefined,
  share: Fact | undefined,
): Answer {
  if (!time || !share) return plainAnswer(null);
  const range = rangeOf(measure, from, to, context.family === 'running', context.units);
  if (time.value === 0)
    return plainAnswer(
      say`You spent no time there${after(time)}: your ${WORD[measure]} was never within those bounds.`,
    );
  return {
    finding: [
      say`With a ${measure === 'speed' && context.family === 'running' ? 'pace' : WORD[measure]} ${range} you spent ${time}${Number(share.value) >= 0.05 ? say`, or ${share} of the moving time` : ''}.`,
    ],
    evidence: [],
    meaning: ['It is counted second by second, so short dips out of it are left out.'],
  };
}

function bestPower(sheet: FactSheet, seconds: number, facts: readonly Fact[]): Answer {
  const best = facts.find(({ key }) => key.endsWith(`.${seconds}`));
  const start = facts.find(({ key }) => key.endsWith('.start'));
  if (!best) return plainAnswer(null);
  return {
    finding: [
      say`${{ fact: best, text: `Your best power over that length was ${best.display}` }}${start ? say`, from ${start} on` : ''}.`,
    ],
    evidence: [],
    meaning: [
      'A best only shows what you can do where you went all out for that long. Of this ' +
        `${sessionNoun(sheet)} it is the highest average over ${spokenSeconds(seconds)} in a ` +
        'row.',
    ],
  };
}

function peak(
  measure: keyof typeof WORD,
  moment: Fact | undefined,
  distance: Fact | undefined,
  value: Fact | undefined,
): Answer {
  if (!moment || !value) return plainAnswer(null);
  return {
    finding: [
      say`Your ${WORD[measure]} was highest ${moment} after the start${distance ? say`, at ${distance}` : ''}, at ${value}.`,
    ],
    evidence: [],
    meaning: ['Seconds count here, so a sensor that misread for a moment may be behind it.'],
  };
}

/** Two lengths of a stop that people would call the same, as a share (ours). */
const SAME_STOP = 0.15;

function stops(
  sheet: FactSheet,
  { why, seconds }: Extract<Looked, { kind: 'stops' }>,
  facts: readonly Fact[],
  plain: string,
): Answer {
  const get = (end: string) => facts.find(({ key }) => key.endsWith(end));
  const [number, total, longest, start, distance] = [
    get('stops.count'),
    get('stops.total'),
    get('stops.longest'),
    get('longest.start'),
    get('longest.distance'),
  ];
  if (!number || !longest || !total || !start)
    return plainAnswer(
      number
        ? say`I found no stop of any length in this ${sessionNoun(sheet)}${after(number)}.`
        : null,
    );
  const many = Number(number.value) > 1;
  const where = say`The longest lasted ${longest}, and began ${start} after the start${distance ? say`, at ${distance}` : ''}.`;
  const denied =
    seconds !== null &&
    Math.abs(Number(longest.value) / seconds - 1) > SAME_STOP &&
    Math.abs(Number(total.value) / seconds - 1) > SAME_STOP;
  const first = many
    ? say`You stopped ${number} times, ${total} in all.`
    : say`You stopped once${after(number)}.`;
  return {
    finding: [
      denied ? `I don't find a stop of that length.` : null,
      /\blongest\b|\bwhere\b|\bwhen\b/.test(plain) ? where : first,
    ],
    evidence: [/\blongest\b|\bwhere\b|\bwhen\b/.test(plain) ? first : where],
    meaning: [
      why
        ? `I can't tell why you stopped, because a recording shows only that you did.`
        : 'Stops count here whether or not the timer ran.',
    ],
  };
}

function plainAnswer(line: Line): Answer {
  return { finding: [line], evidence: [], meaning: [] };
}
