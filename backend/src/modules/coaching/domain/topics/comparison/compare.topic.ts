import type { Answer } from '#coaching/domain/answer/answer.js';
import { say, size, type Line } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Topic } from '../topic.js';
import { isSame, others, placeOf } from './compared.js';
import { contestIn } from './contest.js';
import { levelLine } from './level-of.js';
import { asksFitness, fitter } from './fitter.js';
import { asksSameOutput, sameOutput } from './same-output.js';
import { days, whichOne } from './which-one.js';
import type { SideName } from '#coaching/domain/facts/registry/fact-key.js';

/** Two or three workouts side by side where no query says what is asked: effort, fitness, merit. */
export const compareTopic: Topic = {
  id: 'compare',
  kinds: ['comparison'],
  cues: {
    6: [
      'compare',
      'comparison',
      'which was better',
      'which one was better',
      'which was harder',
      'which one was harder',
      'difference between',
      'what changed',
      'side by side',
      'which ride',
      'which run',
      'which workout',
    ],
    5: [
      'better',
      'harder',
      'faster',
      'slower',
      'stronger',
      'fitter',
      'easier',
      'longer',
      'shorter',
      'hardest',
      'easiest',
      'fastest',
      'slowest',
      'strongest',
      'longest',
      'shortest',
      'tougher',
      'toughest',
      'highest',
      'lowest',
      'hillier',
      'warmer',
      'fitness',
      'differ',
      'difference',
      'different',
      'improve',
      'improved',
      'improving',
      'progress',
      'summary',
      'overview',
      'tell me about',
      'these',
    ],
    4: [
      'heart rate',
      'hr',
      'power',
      'watts',
      'pace',
      'speed',
      'cadence',
      'efficiency',
      'drift',
      'decoupling',
      'climbing',
      'elevation',
      'temperature',
      'heat',
      'hot',
      'distance',
      'duration',
      'tss',
      'load',
      'zones',
      'zone',
      'np',
    ],
    3: [
      'hard',
      'fast',
      'long',
      'how did',
      'effort',
      'tempo',
      'steady',
      'weather',
      'more',
      'less',
      'both',
      'last',
    ],
  },
  answer: (sheet, question, asked) => {
    if (asksSameOutput(question)) return sameOutput(sheet);
    if (asksFitness(question)) return fitter(sheet);
    const contest = contestIn(question);
    if (contest) return whichOne(sheet, contest, asked?.why ?? false);
    return BETTER.test(question) ? better(sheet) : askBack();
  },
};

const BETTER = /\b(?:better|best|worse|worst|good|bad|improv\w*|went (?:well|wrong))\b/;

/** What is compared is said, or it is not known. */
function askBack(): Answer {
  return {
    finding: [
      `I didn't understand that. Did you mean which was faster, which was harder, how evenly ` +
        'you paced them or what changed?',
    ],
    evidence: [],
    meaning: [],
  };
}

/** "Which was better?": what it cost, else how strong it was. */
function better(sheet: FactSheet): Answer {
  return { finding: [verdict(sheet)], evidence: [days(sheet), levelLine(sheet)], meaning: [] };
}

/**
 * The fairest word there is: heart rate at one output, else output for each beat; or why there is
 * none.
 */
function verdict(sheet: FactSheet): Line {
  const said = others(sheet).map((other) => ofOne(sheet, other));
  return said.join(' ');
}

function ofOne(sheet: FactSheet, other: SideName): string {
  const place = placeOf(other);
  const shape = sheet.unknown(`delta.${other}`);
  if (shape)
    return say`${capitalized(place)} can't be compared with the first in effort, because ${shape}.`;
  const beats = sheet.get(`delta.${other}.matched.heartRate`);
  const output = sheet.get('matched.output');
  if (beats && output) {
    if (isSame(beats))
      return say`${capitalized(place)} cost about the same: at ${output}, heart rate differed by only ${size(beats)} from the first.`;
    return say`${capitalized(place)} cost you ${beats.trend === 'up' ? 'more' : 'fewer'} heart beats: at ${output}, heart rate was ${size(beats)} ${beats.trend === 'up' ? 'higher' : 'lower'} than in the first.`;
  }
  const judged = sheet.get(`verdict.${other}.efficiencyFactor`);
  if (judged)
    return say`Going by output for each heart beat, ${place} compares with the first as: ${judged}.`;
  const power =
    sheet.get(`delta.${other}.reps.power`) ??
    sheet.get(`delta.${other}.reps.pace`) ??
    sheet.get(`delta.${other}.normalizedPower`) ??
    sheet.get(`delta.${other}.gradeAdjustedPace`) ??
    sheet.get(`delta.${other}.speed`);
  const name = power?.about.includes('power') ? 'power' : 'speed';
  if (power && isSame(power))
    return say`${capitalized(place)} was about the same as the first in ${name} (${power}).`;
  if (power)
    return say`${capitalized(place)} was ${power.trend === 'up' ? 'stronger' : 'weaker'} than the first in ${name}, by ${size(power)}.`;
  return (
    `I can't say which of them was better, because they hold too little that can be held side ` +
    'by side.'
  );
}
