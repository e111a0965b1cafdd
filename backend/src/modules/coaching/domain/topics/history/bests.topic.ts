import type { SportFamily } from '#analysis/recording/sport.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';
import { sportAsked } from '../exact/sport-asked.js';
import { noHistory } from '../effort/week-load.topic.js';
import type { Topic } from '../topic.js';

const MOST_LISTED = 5;

/** Best powers and best times of all workouts, each with its day. */
export const bestsTopic: Topic = {
  id: 'bests',
  kinds: ['history'],
  cues: {
    7: [
      'best powers',
      'best power',
      'power curve',
      'best efforts',
      'best times',
      'personal records',
      'personal bests',
      'best 5k',
      'best 10k',
      'fastest 5k',
      'fastest 10k',
      'could i race',
      'race time',
    ],
    5: [
      'records',
      'record',
      'pr',
      'prs',
      'pb',
      'pbs',
      'fastest',
      'strongest',
      'predict',
      'prediction',
      'could i run',
      'can i run',
    ],
    3: ['best', 'race'],
  },
  answer: (sheet, question) => {
    const family = sportAsked(sheet, question);
    const rows = records(sheet, family);
    const racing = /\b(?:race|predict\w*|could i|can i run)\b/.test(question);
    if (rows.length === 0)
      return {
        finding: [noHistory(sheet, 'your best efforts')],
        evidence: [],
        meaning: [
          family === 'cycling'
            ? 'Rides with a power meter would make it answerable.'
            : 'Runs with distance would make it answerable.',
        ],
      };
    const [first, ...rest] = rows;
    return {
      finding: [
        first
          ? `${family === 'cycling' ? 'Your best powers of all rides' : 'Your best times of all runs'}: ` +
            `${list([first, ...rest.slice(0, MOST_LISTED - 1)])}.`
          : null,
      ],
      evidence: [days(sheet, family), critical(sheet, family)],
      meaning: [
        racing
          ? `What you could race I can't tell from here, because it takes a run that was ` +
            'all-out: ask me beside such a run.'
          : 'A best only counts for the days you went all out. An old one says little of today.',
      ],
    };
  },
};

function records(sheet: FactSheet, family: SportFamily): readonly string[] {
  const kind = family === 'cycling' ? 'power' : 'time';
  return sheet
    .all(`records.${family}.${kind}.`)
    .filter(({ key }) => !key.endsWith('.day'))
    .map((fact) => say`${nameOf(fact)} ${family === 'cycling' ? 'at' : 'in'} ${fact}`);
}

/** The days are listed after the values, each beside its length. */
function days(sheet: FactSheet, family: SportFamily): Line {
  const kind = family === 'cycling' ? 'power' : 'time';
  const rows = sheet
    .all(`records.${family}.${kind}.`)
    .filter(({ key }) => !key.endsWith('.day'))
    .slice(0, MOST_LISTED)
    .flatMap((fact) => {
      const day = sheet.withKey(`${fact.key}.day`);
      return day ? [say`${nameOf(fact)} on ${day}`] : [];
    });
  return rows.length > 0 ? `You set them on these days: ${list(rows)}.` : null;
}

function nameOf({ label }: Fact): string {
  return label.replace(/^Best (.*?)(?: power)? of all your (?:rides|runs)$/, '$1');
}

export function dayOf(sheet: FactSheet, fact: Fact): string {
  const day = sheet.withKey(`${fact.key}.day`);
  return day ? say` on ${day}` : '';
}

function critical(sheet: FactSheet, family: SportFamily): Line {
  const watts = sheet.get('criticalPower.watts');
  if (family !== 'cycling') return null;
  return watts
    ? say`The hardest efforts of recent months fit a critical power of ${watts}.`
    : cannotTell(sheet, 'criticalPower', 'your critical power');
}
