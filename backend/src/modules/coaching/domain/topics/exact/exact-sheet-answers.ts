import type { Answer } from '#coaching/domain/answer/answer.js';
import { say, when, type Line } from '#coaching/domain/answer/say.js';
import { list, sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { whetherRecords } from '../fitness/own-history.js';
import {
  cannotTell,
  intensityLine,
  TABLE_WORD,
  whyNoTable,
  zoneTables,
  type Table,
} from '../session/session-lines.js';

/** Power for each kilogram, over the whole and over the usual lengths. */
export function perKilo(sheet: FactSheet): Answer {
  if (sheet.context.family === 'running')
    return just(
      `I can't tell your power for each kilogram, because I don't judge power on runs: there ` +
        'is no common scale for it.',
    );
  const rows = (
    [
      ['normalized', 'as normalized power'],
      ['300', 'over the best 5 min'],
      ['1200', 'over the best 20 min'],
    ] as const
  ).flatMap(([key, name]) => {
    const fact = sheet.get(`power.perKg.${key}`);
    return fact ? [say`${fact} ${name}`] : [];
  });
  if (rows.length > 0)
    return {
      finding: [`For your weight you rode ${list(rows)}.`],
      evidence: [
        when(sheet, ['threshold.weight'], (weight) =>
          weight ? say`It goes by the ${weight} of your profile.` : null,
        ),
      ],
      meaning: ['On climbs it tells more than plain power does, on the flat less.'],
    };
  return {
    finding: [
      cannotTell(sheet, 'power', 'your power for each kilogram') ??
        `I can't tell your power for each kilogram, because no weight of yours is known for ` +
          'that day.',
    ],
    evidence: [
      when(sheet, ['power.average'], (power) =>
        power ? say`Your power averaged ${power}.` : null,
      ),
    ],
    meaning: ['With your weight in your profile it is worked out.'],
  };
}

/** Best of all time has no single measure. */
export function bestEver(sheet: FactSheet): Answer {
  return {
    finding: [
      `I can't tell whether this was your best ${sessionNoun(sheet)} ever, because sessions ` +
        'have no single measure by which one is best.',
    ],
    evidence: [whetherRecords(sheet)],
    meaning: [
      'What can be ranked are best powers and best times; the records page holds those of ' +
        'all your workouts.',
    ],
  };
}

export function otherFtp(sheet: FactSheet): Answer {
  return {
    finding: [
      `I can't tell what it would be with another FTP, because all of it is worked out from ` +
        'the one in your profile for that day.',
    ],
    evidence: [intensityLine(sheet)],
    meaning: ['Set the other FTP in your profile for that day, and this session is recalculated.'],
  };
}

/** The bounds of one zone. */
export function zoneRange(sheet: FactSheet, zone: number, named: Table | null): Answer {
  const there = zoneTables(sheet);
  const tables = named ? there.filter((table) => table === named) : there;
  if (named && tables.length === 0)
    return just(
      whyNoTable(sheet, named)?.replace(
        /your time in (.*?) zones/,
        'the bounds of your $1 zones',
      ) ?? null,
    );
  const rows = tables.flatMap((table) => {
    const range = sheet.get(`zones.${table}.${zone}.range`);
    const time = sheet.get(`zones.${table}.${zone}.time`);
    return range
      ? [
          say`For you, ${TABLE_WORD[table]} zone ${String(zone)} means ${range}${time ? say`; in this ${sessionNoun(sheet)} you spent ${time} there` : ''}.`,
        ]
      : [];
  });
  const [first = null, ...rest] = rows;
  return {
    finding: [
      first ??
        `I can't tell the bounds of that zone, because you spent no time in it here, and only ` +
          'zones of this session are at hand.',
    ],
    evidence: rest,
    meaning: [
      first
        ? 'The bounds follow from the thresholds in your profile.'
        : 'Your profile shows all of them.',
    ],
  };
}

function just(line: Line): Answer {
  return { finding: [line], evidence: [], meaning: [] };
}
