import { say, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import {
  ALL_ZONES,
  cannotTell,
  mainZone,
  wayOut,
  whyNoTable,
  TABLE_WORD,
  zoneTables,
  type Table,
} from '../session/session-lines.js';
import type { Topic } from '../topic.js';

export const zonesTopic: Topic = {
  id: 'zones',
  cues: {
    5: ['zone', 'zones', 'time in zone', 'z1', 'z2', 'z3', 'z4', 'z5'],
    4: ['polarized', 'polarised', 'sweet spot'],
    3: ['distribution', 'mostly in'],
    2: ['threshold', 'aerobic'],
  },
  answer: (sheet, question) => {
    const tables = asked(question, sheet);
    const [first] = tables;
    if (!first)
      return {
        finding: [noZones(sheet)],
        evidence: [],
        meaning: [wayOut(sheet, 'zones are worked out for this session too')],
      };
    return {
      finding: [namedButMissing(sheet, question), mainly(sheet, first)],
      evidence: [
        range(sheet, first),
        everyZone(sheet, first, tables.length > 1) ?? easyAndHard(sheet, first),
      ],
      meaning: [],
    };
  },
};

/**
 * Who asks for zones by heart rate wants to hear first that there are none, before those by another
 * measure.
 */
function namedButMissing(sheet: FactSheet, question: string): Line {
  const there = zoneTables(sheet);
  const missing = (Object.entries(NAMES) as [Table, RegExp][]).find(
    ([table, words]) => words.test(question) && !there.includes(table),
  )?.[0];
  return missing === undefined ? null : whyNoTable(sheet, missing);
}

/** The table that was named, else all there are. */
function asked(question: string, sheet: FactSheet): readonly Table[] {
  const there = zoneTables(sheet);
  const named = (Object.entries(NAMES) as [Table, RegExp][]).filter(
    ([table, words]) => there.includes(table) && words.test(question),
  );
  return named.length > 0 ? named.map(([table]) => table) : there;
}

const NAMES: Readonly<Record<Table, RegExp>> = {
  power: /power|watt|ftp/i,
  heartRate: /heart|pulse|\bhr\b|bpm/i,
  pace: /pace|speed/i,
};

function mainly(sheet: FactSheet, table: Table): Line {
  const main = mainZone(sheet, table);
  if (!main) return null;
  const most = Number(main.share.value) > 50;
  return say`You spent ${most ? 'most of the time' : 'the largest part of the time'} ${main.name}: ${main.time}, or ${main.share}.`;
}

/** "By power: 12 min in zone 1 (13%), 40 min in zone 2 (44%) and …". */
function everyZone(sheet: FactSheet, table: Table, named: boolean): Line {
  const rows = ALL_ZONES.flatMap((zone) => {
    const time = sheet.get(`zones.${table}.${zone}.time`);
    const share = sheet.get(`zones.${table}.${zone}.share`);
    const name =
      zone === 'below' ? 'below zone 1' : zone === 'above' ? 'above zone 5' : `in zone ${zone}`;
    return time && share ? [say`${time} ${name} (${share})`] : [];
  });
  const what = named || table !== 'power' ? `By ${TABLE_WORD[table]}` : 'In full';
  return rows.length > 1 ? `${what}: ${list(rows)}.` : null;
}

function range(sheet: FactSheet, table: Table): Line {
  const main = mainZone(sheet, table);
  const where = main && sheet.get(`zones.${table}.${main.zone}.range`);
  if (!main || !where) return null;
  const name = main.name.replace(/^in /, '');
  return say`For you, ${name} means ${where}.`;
}

function easyAndHard(sheet: FactSheet, table: Table): Line {
  const easy = sheet.get(`zones.${table}.easy.share`);
  const hard = sheet.get(`zones.${table}.hard.share`);
  if (easy && hard)
    return say`Put simply, ${easy} was easy (zone 2 or below) and ${hard} was hard (zone 4 or above).`;
  if (easy && Number(easy.value) > 99.5) return 'Put simply, all of it was easy (zone 2 or below).';
  if (easy)
    return say`Put simply, ${easy} was easy (zone 2 or below) and nothing was hard (zone 4 or above).`;
  return hard
    ? say`Put simply, ${hard} was hard (zone 4 or above) and nothing was easy (zone 2 or below).`
    : null;
}

function noZones(sheet: FactSheet): Line {
  const what = 'which zones you were in';
  return (
    cannotTell(sheet, 'ftp', what) ??
    cannotTell(sheet, 'heartRateZones', what) ??
    cannotTell(sheet, sheet.context.family === 'cycling' ? 'power' : 'heartRate', what) ??
    `I can't tell ${what}, because there is nothing in this file to work zones out from.`
  );
}
