import { METRES_PER_MILE } from '#kernel/units.js';
import { say, when, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { quartersLine } from '../pacing/pacing-lines.js';
import type { Topic } from '../topic.js';

export const lapsTopic: Topic = {
  id: 'laps',
  subject: 'your laps',
  cues: {
    4: [
      'lap',
      'laps',
      'split',
      'splits',
      'slowest km',
      'fastest km',
      'slowest split',
      'each km',
      'each kilometre',
      'each mile',
    ],
    3: ['fastest', 'slowest'],
    2: ['km', 'kilometre', 'kilometer', 'mile', 'slow', 'slower'],
    1: ['fast'],
  },
  answer: (sheet, question) => {
    if (sheet.has('splits.slowest.number') && !/\blaps?\b/.test(question.toLowerCase()))
      return ofSplits(sheet);
    if (!sheet.has('laps.count')) {
      return {
        finding: [`I can't tell which part was your slowest, because this file has no laps.`],
        evidence: [quartersLine(sheet)],
        meaning: [],
      };
    }
    const named = lapNumber(question);
    if (named !== null && sheet.withKey(`laps.${named.number}.time`)) {
      if (isLap(named.unit, sheet)) return oneLap(sheet, named.number);
      return {
        finding: [
          `I can't tell about a single ${named.unit}, because the laps of this file are not ` +
            `laid by the ${named.unit}.`,
        ],
        evidence: [extremes(sheet)],
        meaning: [],
      };
    }
    return {
      finding: [
        extremes(sheet) ??
          when(sheet, ['laps.count'], (count) =>
            count
              ? say`There are ${count} laps, too few of full length to call one the fastest.`
              : null,
          ),
      ],
      evidence: [quartersLine(sheet)],
      meaning: [
        'Hills, wind and stops are in these times as well, so a slow lap need not be a weak one.',
      ],
    };
  },
  suggestions: (sheet) =>
    sheet.has('splits.slowest.number')
      ? ['Which split was my slowest?']
      : sheet.has('laps.fastest.number')
        ? ['Which lap was my fastest, and which my slowest?']
        : [],
};

/** "km 4", "lap 12", "the 3rd lap". */
function lapNumber(
  question: string,
): { number: string; unit: 'lap' | 'kilometre' | 'mile' } | null {
  const found =
    /\b(?:lap|km|kilomet(?:re|er)|mile|split)s?\s*(?:number\s*|no\.?\s*|#\s*)?(\d{1,3})\b/i.exec(
      question,
    ) ?? /\b(\d{1,3})(?:st|nd|rd|th)?\s+(?:lap|km|kilomet(?:re|er)|mile|split)\b/i.exec(question);
  if (!found?.[1]) return null;
  const unit = /mile/i.test(found[0]) ? 'mile' : /km|kilomet/i.test(found[0]) ? 'kilometre' : 'lap';
  return { number: String(Number(found[1])), unit };
}

/** A kilometre is a lap only where each lap is a kilometre long. */
function isLap(unit: 'lap' | 'kilometre' | 'mile', sheet: FactSheet): boolean {
  if (unit === 'lap') return true;
  const metres = sheet.number('laps.each');
  return (
    metres !== null && Math.abs(metres / (unit === 'mile' ? METRES_PER_MILE : 1000) - 1) < 0.02
  );
}

function extremes(sheet: FactSheet): Line {
  return when(
    sheet,
    ['laps.fastest.number', 'laps.fastest.speed', 'laps.slowest.number', 'laps.slowest.speed'],
    (fast, fastest, slow, slowest) =>
      fast && fastest && slow && slowest
        ? (sameOr(fastest, slowest) ??
          say`Your fastest was ${fast} at ${fastest}, your slowest ${slow} at ${slowest}.`)
        : null,
  );
}

function sameOr(fastest: Fact, slowest: Fact): Line {
  return fastest.display === slowest.display
    ? say`All full laps came out alike, at ${fastest}.`
    : null;
}

function oneLap(sheet: FactSheet, lap: string): ReturnType<Topic['answer']> {
  const [time, speed, power, heartRate] = ['time', 'speed', 'power', 'heartRate'].map((what) =>
    sheet.withKey(`laps.${lap}.${what}`),
  );
  return {
    finding: [time ? say`Lap ${lap} took ${time}${speed ? say`, at ${speed}` : ''}.` : null],
    evidence: [
      power ? say`Power in it was ${power}.` : null,
      heartRate ? say`Your heart rate in it averaged ${heartRate}.` : null,
      extremes(sheet),
    ],
    meaning: [
      `Why it came out that way I can't tell, because hills, wind and stops inside a single ` +
        'lap are not among the facts I have.',
    ],
  };
}

/**
 * Every kilometre or mile of a run: the slowest and the fastest, and what lay under the slowest.
 */
function ofSplits(sheet: FactSheet): ReturnType<Topic['answer']> {
  const [slow, fast] = [sheet.get('splits.slowest.number'), sheet.get('splits.fastest.number')];
  const speedOf = (split: Fact | undefined) =>
    split && sheet.get(`splits.${Number(split.value)}.speed`);
  const [slowest, fastest] = [speedOf(slow), speedOf(fast)];
  const grade = slow && sheet.get(`splits.${Number(slow.value)}.grade`);
  const stopped = slow && sheet.get(`splits.${Number(slow.value)}.stopped`);
  return {
    finding: [
      slow && fast && slowest && fastest
        ? (sameOr(fastest, slowest) ??
          say`Your slowest was ${slow}, at ${slowest}, and your fastest ${fast}, at ${fastest}.`)
        : null,
    ],
    evidence: [
      grade && Math.abs(Number(grade.value)) >= 0.5
        ? say`The slowest went ${Number(grade.value) > 0 ? 'uphill' : 'downhill'}, at ${grade} on average.`
        : null,
      stopped ? say`You stood still for ${stopped} in it.` : null,
      when(sheet, ['splits.longest.number', 'splits.longest.time'], (long, time) =>
        long && time ? say`With stops counted, ${long} took longest: ${time}.` : null,
      ),
      quartersLine(sheet),
    ],
    meaning: [
      'Stops are left out of these paces; hills and wind are in them, so a slow split need ' +
        'not be a weak one.',
    ],
  };
}
