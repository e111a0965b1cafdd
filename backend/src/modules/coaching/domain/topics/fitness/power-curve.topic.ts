import { deep } from '#coaching/domain/answer/level.js';
import { say, when, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { whetherRecords } from './own-history.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

const SHORT = [
  ['5', '5 s'],
  ['60', '1 min'],
] as const;
const LONG = [
  ['300', '5 min'],
  ['1200', '20 min'],
  ['3600', '1 h'],
] as const;

/** Best powers of a ride by length. */
export const powerCurveTopic: Topic = {
  id: 'power-curve',
  cues: {
    7: [
      'best 5 and 20',
      'best 1 and 5',
      'best 20 minute',
      'best 5 minute',
      'best 1 minute',
      'best minute',
      'best hour',
      '20 minute power',
      '5 minute power',
      'power curve',
      'best powers',
      'best power',
      'power bests',
      'mean maximal',
      'power duration',
      'best 20 minutes',
      'best 20 min',
      'best 5 min',
      'best 5 minutes',
    ],
    5: ['peak power', 'peak powers', 'sprint'],
  },
  answer: (sheet, question) => {
    if (sheet.context.family === 'running')
      return {
        finding: [
          `I don't judge power on runs: there is no common scale for it, so pace speaks here.`,
        ],
        evidence: [],
        meaning: [],
      };
    const short = bests(sheet, SHORT);
    const long = bests(sheet, LONG);
    if (short.length + long.length === 0) {
      return {
        finding: [
          cannotTell(sheet, 'power', 'your power curve') ??
            `I can't tell your power curve, because this ride holds too little power for it.`,
        ],
        evidence: [],
        meaning: ['A power meter would make it answerable.'],
      };
    }
    return {
      finding: [
        tooShort(sheet, question),
        `Your best powers of this ride: ${list([...short, ...long])}.`,
      ],
      evidence: [
        recent(sheet),
        perKilo(sheet),
        deep(sheet, () => 'Each is the highest mean over that length, stops left out.'),
      ],
      meaning: [
        whetherRecords(sheet),
        'A best only shows what you can do where you went all out for that long.',
      ],
    };
  },
};

function bests(
  sheet: FactSheet,
  lengths: readonly (readonly [string, string])[],
): readonly string[] {
  return lengths.flatMap(([seconds, length]) => {
    const best = sheet.withKey(`power.best.${seconds}`);
    return best ? [say`${length} at ${best}`] : [];
  });
}

/** A length that was named and that this ride does not reach. */
function tooShort(sheet: FactSheet, question: string): Line {
  const named = LONG.find(([, length]) =>
    new RegExp(
      String.raw`\b${length.replace(' min', '[ -]?min').replace('1 h', '(?:1 ?h|hour|60[ -]?min)')}`,
    ).test(question),
  );
  if (!named || sheet.has(`power.best.${named[0]}`)) return null;
  return when(sheet, ['session.duration'], (duration) =>
    duration
      ? say`I can't tell a best power over the time you name, because this ride lasted ${duration}.`
      : null,
  );
}

/** Beside the bests of the last months. */
function recent(sheet: FactSheet): Line {
  const rows = LONG.flatMap(([seconds, length]) => {
    const best = sheet.get(`recentBests.power.${seconds}`);
    return best ? [say`${length} at ${best}`] : [];
  });
  return rows.length > 0 ? `Your bests of the months before were ${list(rows)}.` : null;
}

function perKilo(sheet: FactSheet): Line {
  const rows = (
    [
      ['300', '5 min'],
      ['1200', '20 min'],
    ] as const
  ).flatMap(([seconds, length]) => {
    const watts = sheet.get(`power.perKg.${seconds}`);
    return watts ? [say`${watts} over ${length}`] : [];
  });
  return rows.length > 0 ? `For your weight that is ${list(rows)}.` : null;
}
