import { pacingVerdict } from '#coaching/domain/answer/pacing-verdict.js';
import { say, size, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { freshness } from '../fitness/fitness-lines.js';
import { pacingFinding } from '../pacing/pacing-lines.js';
import type { Topic } from '../topic.js';
import { careful, CHECK, easyRange } from './plan-lines.js';

/** What to work on, as far as the facts show one. */
export const weaknessTopic: Topic = {
  id: 'plan-weakness',
  kinds: ['workout', 'history'],
  cues: {
    8: [
      'weakness',
      'weaknesses',
      'weak point',
      'work on',
      'limiter',
      'limiters',
      'what should i train',
      'what should i improve',
      'improve next',
    ],
    4: ['weak'],
  },
  answer: (sheet) => {
    const found = shown(sheet);
    return {
      finding: [
        found?.finding ??
          `I can't tell a weakness, because ` +
            `${sheet.kind === 'history' ? 'the sums of weeks show' : 'this one session shows'} ` +
            'none, and one that is not tested stays hidden.',
      ],
      evidence: [careful(sheet), ...(found?.evidence ?? [])],
      meaning: [
        found?.advice ??
          'All-out efforts over different lengths, or a race, would show what is weakest.',
        CHECK,
      ],
    };
  },
};

interface Shown {
  readonly finding: Line;
  readonly evidence: readonly Line[];
  readonly advice: string;
}

/** The clearest sign first; only what a fact says. */
function shown(sheet: FactSheet): Shown | null {
  const trend = sheet.number('intervals.trend');
  const change = sheet.get('intervals.trend');
  if (change && trend !== null && trend <= -5)
    return {
      finding: say`Repeating hard efforts: the last interval was ${size(change)} down on the first.`,
      evidence: [],
      advice:
        'Start such sets a little easier, or cut their number, until the last one matches ' +
        'the first.',
    };
  const verdict = pacingVerdict(sheet);
  if (verdict.judged && (verdict.word === 'fade' || verdict.word === 'slight fade')) {
    return {
      finding: 'Lasting to the end, going by this session.',
      evidence: [pacingFinding(verdict), easyRange(sheet)],
      advice:
        'More easy endurance time, a calmer start, and food and drink on the way are what ' +
        'usually help.',
    };
  }
  const drift = sheet.get('heartRate.decoupling');
  if (drift && Number(drift.value) >= 5)
    return {
      finding: say`Endurance, going by this session: decoupling came to ${drift}.`,
      evidence: [easyRange(sheet)],
      advice:
        'Regular long easy sessions are what usually brings it down; heat and thirst push it up.',
    };
  const durability = sheet.get('durability.change.efficiency');
  if (durability && Number(durability.value) <= -5)
    return {
      finding: say`Lasting long: what you got out of each heart beat fell by ${size(durability)} from early to late.`,
      evidence: [easyRange(sheet)],
      advice: 'More easy endurance time is what usually helps.',
    };
  const hard = sheet.all('weeks.').find(({ key }) => key.endsWith('.easy'));
  if (hard && Number(hard.value) < 60 && freshness(sheet) !== 'fresh')
    return {
      finding: say`Keeping easy days easy: only ${hard} of the latest week was in zone 2 or below.`,
      evidence: [easyRange(sheet)],
      advice: 'Slow the easy days down, so that the hard ones can be hard.',
    };
  return null;
}
