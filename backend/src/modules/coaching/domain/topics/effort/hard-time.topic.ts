import { say, when, type Line } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import {
  cannotTell,
  TABLE_WORD,
  wayOut,
  whyNoTable,
  zoneTables,
  type Table,
} from '../session/session-lines.js';
import type { Topic } from '../topic.js';

/**
 * Time in the threshold zone and above: zones 4 and up, which begin below the threshold itself, and
 * the longest stretch of it.
 */
export const hardTimeTopic: Topic = {
  id: 'hard-time',
  cues: {
    8: ['above my threshold', 'over my threshold', 'above my ftp', 'over my ftp'],
    7: [
      'above threshold',
      'over threshold',
      'above ftp',
      'over ftp',
      'time at threshold',
      'threshold time',
      'time above',
    ],
    6: ['at threshold', 'longest block', 'hard minutes'],
  },
  answer: (sheet, question) => {
    const table = tableFor(sheet, question);
    if (table === null)
      return { finding: [why(sheet)], evidence: [], meaning: [wayOut(sheet, 'I can tell')] };
    const total = when(
      sheet,
      [`zones.${table}.hard.time`, `zones.${table}.hard.share`],
      (time, share) =>
        time && share
          ? say`You spent ${time}, ${share} of the time, in ${TABLE_WORD[table]} zone 4 or above, which is threshold work and harder.`
          : null,
    );
    return {
      finding: [
        namedButMissing(sheet, question),
        total ?? `You did no threshold work, or anything harder, judged by ${TABLE_WORD[table]}.`,
      ],
      evidence: [range(sheet, table), total ? longest(sheet, table) : null],
      meaning: [],
    };
  },
};

/** FTP and power are named by who wants to be judged by them. */
function namedButMissing(sheet: FactSheet, question: string): Line {
  const named = namedTable(question);
  return named !== null && !zoneTables(sheet).includes(named) ? whyNoTable(sheet, named) : null;
}

function namedTable(question: string): Table | null {
  return /heart|pulse|\bhr\b/.test(question)
    ? 'heartRate'
    : /pace/.test(question)
      ? 'pace'
      : /power|watt|ftp/.test(question)
        ? 'power'
        : null;
}

function tableFor(sheet: FactSheet, question: string): Table | null {
  const there = zoneTables(sheet);
  const asked = namedTable(question);
  if (asked !== null && there.includes(asked)) return asked;
  return there.find((table) => table !== 'heartRate') ?? there[0] ?? null;
}

function longest(sheet: FactSheet, table: Table): Line {
  return when(sheet, [`zones.${table}.hard.longest`], (block) =>
    block
      ? say`The longest stretch there in one piece lasted ${block}.`
      : 'No single stretch there lasted half a minute.',
  );
}

function range(sheet: FactSheet, table: Table): Line {
  const ftp = table === 'power' ? sheet.get('threshold.ftp') : undefined;
  return when(sheet, [`zones.${table}.4.range`], (where) =>
    where
      ? say`For you, ${TABLE_WORD[table]} zone 4 means ${where}${ftp ? say`; your FTP is ${ftp}` : ''}.`
      : null,
  );
}

function why(sheet: FactSheet): Line {
  const what = 'how long you were above threshold';
  return (
    cannotTell(sheet, 'ftp', what) ??
    cannotTell(sheet, 'heartRateZones', what) ??
    cannotTell(sheet, 'power', what) ??
    `I can't tell ${what}, because nothing in this ${sessionNoun(sheet)} can be held against ` +
      'a threshold of yours.'
  );
}
