import { say, type Line } from '#coaching/domain/answer/say.js';
import { duration, percent } from '#coaching/domain/facts/draft.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import {
  ALL_ZONES,
  TABLE_WORD,
  whyNoTable,
  zoneTables,
  type Table,
  type Zone,
} from '../session/session-lines.js';
import { direct, type Direct } from './direct.js';
import { tableOf } from './zone-shares.direct.js';

const ZONE = /\b(?:zones? ?|z)([1-5])\b/;
const BEYOND = /\b(?:and|or|&) (?:above|up|higher|over|beyond)\b|\+|\bplus\b/;
const BENEATH = /\b(?:and|or|&) (?:below|under|down|lower|less)\b/;
const TIME = /\b(?:time|long|seconds|minutes|mins?|much|share|part|chunk|percent\w*|how many)\b|%/;
const WAS_I = /\b(?:was|were|am|did) (?:i|it|this|that)\b.*\b(?:in|stay)\b/;
const BOUNDS = /\b(?:what|whats|which|where|range|bounds?|limits?|between)\b/;
const PART =
  /\b(?:laps?|reps?|intervals?|climbs?|half|quarter|km|last|first|should|next|tomorrow)\b/;

/** Time in one zone, or in it and those above or below it. */
export const timeInZone: Direct = (sheet, { plain }) => {
  const zone = Number(ZONE.exec(plain)?.[1]);
  if (!zone || PART.test(plain) || !(TIME.test(plain) || WAS_I.test(plain))) return null;
  const table = tableOf(sheet, plain);
  if (table === null || zoneTables(sheet).every((one) => one !== table))
    return direct(sheet, whyNoTable(sheet, table ?? 'heartRate'));
  const names = zonesMeant(zone, plain);
  const times = names.flatMap((name) => sheet.get(`zones.${table}.${name}.time`) ?? []);
  const whole = sheet
    .all(`zones.${table}.`)
    .filter(({ key }) => /\.(?:below|[1-5]|above)\.time$/.test(key))
    .reduce((sum, { value }) => sum + Number(value), 0);
  const word = `${TABLE_WORD[table]} zone ${zone}${ending(plain)}`;
  if (times.length === 0 || whole === 0) return direct(sheet, `You spent no time in ${word}.`);
  return inZones(sheet, {
    table,
    zone,
    word,
    times,
    whole,
    asksWhether: WAS_I.test(plain) && !TIME.test(plain),
  });
};

interface Meant {
  readonly table: Table;
  readonly zone: number;
  readonly word: string;
  readonly times: readonly Fact[];
  readonly whole: number;
  readonly asksWhether: boolean;
}

function inZones(
  sheet: FactSheet,
  { table, zone, word, times, whole, asksWhether }: Meant,
): ReturnType<Direct> {
  const seconds = times.reduce((sum, { value }) => sum + Number(value), 0);
  const name = { about: [CHANNEL[table], tagOf(zone, word)], method: times[0]?.method ?? '' };
  const key = `zones.${table}.sum.${word.replace(/\W+/g, '-')}`;
  const grown = sheet.with([
    duration({ ...name, key: `${key}.time`, label: `Time in ${word}` }, seconds),
    percent(
      { ...name, key: `${key}.share`, label: `Share of the time in ${word}` },
      (seconds / whole) * 100,
    ),
  ]);
  const [time, share] = grown.added;
  const range = sheet.get(`zones.${table}.${zone}.range`);
  if (!time || !share) return null;
  const mostly = Number(share.value) >= 50;
  return direct(
    grown.sheet,
    asksWhether
      ? say`${opening(sheet, mostly)}: ${share} of the time, ${time}, was in ${word}.`
      : say`You spent ${time} in ${word}, ${share} of the time.`,
    range ? say`Your zone ${String(zone)} is ${range}.` : null,
  );
}

function zonesMeant(zone: number, plain: string): readonly Zone[] {
  const at = ALL_ZONES.findIndex((one) => one === zone);
  if (BEYOND.test(plain)) return ALL_ZONES.slice(at);
  return ALL_ZONES.slice(BENEATH.test(plain) ? 0 : at, at + 1);
}

function ending(plain: string): string {
  if (BEYOND.test(plain)) return ' and above';
  return BENEATH.test(plain) ? ' and below' : '';
}

/** "What watts is my zone 2": its bounds, with the unit at both. */
export const zoneBounds: Direct = (sheet, { plain }) => {
  const zone = Number(ZONE.exec(plain)?.[1]);
  if (!zone || !BOUNDS.test(plain) || TIME.test(plain) || WAS_I.test(plain)) return null;
  if (/\b(?:mean|means|definition|should|ride|run|most|did)\b/.test(plain)) return null;
  const table = tableOf(sheet, plain);
  const range = table && sheet.get(`zones.${table}.${zone}.range`);
  if (!table || !range) return null;
  const time = sheet.get(`zones.${table}.${zone}.time`);
  return direct(
    sheet,
    say`Your ${TABLE_WORD[table]} zone ${String(zone)} is ${withBothUnits(range)}.`,
    source(sheet, table),
    time ? say`You spent ${time} in it.` : null,
  );
};

/** `138 to 188 W` as `138 W to 188 W`. */
function withBothUnits(fact: Fact) {
  return { fact, text: fact.display.replace(/^(\d+) to (\d+) (\w+)$/, '$1 $3 to $2 $3') };
}

function source(sheet: FactSheet, table: Table): Line {
  const [key, name] = (
    {
      power: ['threshold.ftp', 'FTP'],
      heartRate: ['threshold.maxHr', 'maximum heart rate'],
      pace: ['threshold.basePace', 'base pace'],
    } as const
  )[table];
  const fact = sheet.get(key);
  return fact ? say`It follows from your ${name} of ${fact}.` : null;
}

/** Zones without a name are those of the heart to a runner. */
function opening(sheet: FactSheet, mostly: boolean): string {
  const word = mostly ? 'Yes, mostly' : 'Only partly';
  return sheet.context.family === 'running' && !sheet.has('heartRate.average')
    ? `Heart rate was not recorded; by pace, ${word.toLowerCase()}`
    : word;
}

const CHANNEL: Readonly<Record<Table, string>> = {
  power: 'power',
  heartRate: 'heartRate',
  pace: 'speed',
};

/** Zone 4 and above is hard, zone 2 and below is easy; of the others the number is the name. */
function tagOf(zone: number, word: string): string {
  if (zone === 4 && word.endsWith('above')) return 'zone:hard';
  return zone === 2 && word.endsWith('below') ? 'zone:easy' : `zone:${zone}`;
}
