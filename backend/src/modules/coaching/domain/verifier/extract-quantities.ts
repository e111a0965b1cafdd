import type { Quantity, QuantityKind } from './quantity.js';
import { TIME_UNITS, UNITS, type UnitRow } from './unit-table.js';

const NUMBER = String.raw`\d{1,3}(?:[,\u202f\u00a0]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const END = '(?![A-Za-z])';
const PACE = String.raw`\s*(?:min(?:utes)?)?\s*(?:\/|per|a)\s*(?:(km|kilomet(?:re|er))|(mi|mile))${END}`;
const TIME_PART = TIME_UNITS.map(({ words }) => words).join('|');
const SPOKEN = String.raw`(?:${NUMBER})[\s-]*(?:${TIME_PART})${END}(?:(?:\s*,\s*|\s+and\s+|\s+)(?:${NUMBER})\s*(?:${TIME_PART})${END})*`;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?:,?\s+\d{4}\b(?!\s*(?:%|w|watts?|bpm|km|mi|m|ft|kj|kcal|rpm|spm)(?![a-z])))?`;

/** One pattern for every form of number; the order decides what a number is taken for. */
const FORMS = new RegExp(
  [
    String.raw`(?<date>\d{4}-\d{2}-\d{2}|${DAY}\s+${MONTH}\b${YEAR}|\b${MONTH}\s+${DAY}(?![\d:.]|\s*(?:%|km|mi\b|w\b|bpm|min|h\b))${YEAR})`,
    String.raw`(?<zone>\b(?:zones?|z)\s?(?<index>\d+)(?:(?:\s*(?:,|\/|-|\u2013|and|or|to|through)\s*)(?:zones?\s*|z)?\d(?![\d%:.]|\s*(?:%|min\b|h\b|s\b|w\b|bpm\b|percent\b)))*)`,
    String.raw`(?<pace>\d{1,3}:\d{2})${PACE}`,
    String.raw`(?<clock>\d{1,3}:\d{2}(?::\d{2})?)`,
    String.raw`(?<paceChange>(?:${NUMBER}))[\s-]*(?<paceChangeUnit>${UNITS.filter(
      ({ kind }) => kind === 'paceChange',
    )
      .map(({ words }) => words)
      .join('|')})${END}`,
    String.raw`(?<spoken>${SPOKEN})`,
    String.raw`(?<percent>${NUMBER})\s*(?:%|per ?cent\b|percentage points?\b)`,
    String.raw`(?<measured>${NUMBER})[\s-]*(?<unit>${UNITS.map(({ words }) => words).join('|')})${END}`,
    String.raw`(?<plain>${NUMBER})(?:st|nd|rd|th)?`,
    String.raw`(?<factor>\b(?:twice|double[ds]?|doubling|triple[ds]?|threefold|twofold)\b)`,
    String.raw`(?<fraction>\b(?:a|one|two|three) (?:thirds?|quarters?|fifths?) of\b|(?<!(?:first|second|last|final|other|each|either|opening|closing) )\bhalf (?:of )?(?:the|your|this)\b)`,
  ].join('|'),
  'giu',
);

const UNIT_PATTERNS = UNITS.map((row) => ({
  row,
  pattern: new RegExp(`^(?:${row.words})$`, 'iu'),
}));

/** Every number of a text with its unit; letters glued to the front (VO2) make no number. */
export function extractQuantities(text: string): readonly Quantity[] {
  const found: Quantity[] = [];
  FORMS.lastIndex = 0;
  for (const match of text.matchAll(FORMS)) {
    const start = match.index;
    if (
      match.groups?.zone === undefined &&
      match.groups?.date === undefined &&
      /[\p{L}_]/u.test(text[start - 1] ?? '')
    )
      continue;
    const read = reading(match, signBefore(text, start));
    if (read) found.push(...read.map((one) => ({ ...one, start, end: start + match[0].length })));
  }
  return inherited(text, found);
}

type Reading = Omit<Quantity, 'start' | 'end'>;

function reading(match: RegExpMatchArray, sign: -1 | 0 | 1): readonly Reading[] | null {
  const groups = match.groups ?? {};
  const text = match[0].trim();
  const one = (
    kind: QuantityKind,
    written: number,
    step: number,
    factor = 1,
    shift = 0,
  ): Reading[] => [
    {
      kind,
      written,
      value: written * factor + shift,
      tolerance: Math.abs((step / 2) * factor),
      sign,
      text,
    },
  ];
  if (groups.date) return [dated(groups.date)];
  if (groups.zone)
    return (groups.zone.match(/\d+/g) ?? []).map((index) => ({
      kind: 'zone',
      written: Number(index),
      value: Number(index),
      tolerance: 0,
      sign: 0,
      text,
    }));
  if (groups.pace)
    return one(
      'pace',
      clockSeconds(groups.pace),
      1,
      /mi/i.test(text.replace(/min(?:utes)?/i, '')) ? 1 / 1609.344 : 1 / 1000,
    );
  if (groups.clock) return one('time', clockSeconds(groups.clock), 1);
  if (groups.paceChange) return measured(groups.paceChange, groups.paceChangeUnit ?? '', one);
  if (groups.spoken) return [spoken(groups.spoken, sign, text)];
  if (groups.percent) return one('percent', numeric(groups.percent), stepOf(groups.percent));
  if (groups.measured) return measured(groups.measured, groups.unit ?? '', one);
  if (groups.plain) return one('plain', numeric(groups.plain), stepOf(groups.plain));
  if (groups.factor) return one('factor', /tripl|three/i.test(groups.factor) ? 3 : 2, 0);
  // A spoken fraction is never meant to the percent.
  return groups.fraction ? one('percent', fractionPercent(groups.fraction), 6) : null;
}

/** "3 May", "May 3rd, 2026" and "2026-05-03" are one day. */
function dated(text: string): Reading {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const month = iso
    ? Number(iso[2])
    : MONTHS.indexOf(
        /[a-z]{3}/i.exec(text.replace(/(?<=\d)(?:st|nd|rd|th)/i, ''))?.[0].toLowerCase() ?? '',
      ) + 1;
  const day = iso ? Number(iso[3]) : Number(/\d{1,2}/.exec(text)?.[0]);
  const year = Number(iso?.[1] ?? /\d{4}/.exec(text)?.[0] ?? 0);
  return { kind: 'date', written: year, value: month * 100 + day, tolerance: 0, sign: 0, text };
}

function measured(
  number: string,
  unit: string,
  one: (
    kind: QuantityKind,
    written: number,
    step: number,
    factor: number,
    shift: number,
  ) => Reading[],
): Reading[] | null {
  const row: UnitRow | undefined = UNIT_PATTERNS.find(({ pattern }) => pattern.test(unit))?.row;
  return row ? one(row.kind, numeric(number), stepOf(number), row.factor, row.shift ?? 0) : null;
}

function numeric(text: string): number {
  return Number(text.replace(/[,\u202f\u00a0]/g, ''));
}

/** The worth of the last digit shown: 1 for "212", 0.1 for "48.2". */
function stepOf(text: string): number {
  return 10 ** -(text.split('.')[1]?.length ?? 0);
}

function clockSeconds(text: string): number {
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Nobody who rode 1:32 rode "two hours", though half of the last digit would allow it. */
const LOOSEST_HOURS = 0.1;

function spoken(written: string, sign: -1 | 0 | 1, text: string): Reading {
  const [seconds, step] = spokenSeconds(written);
  const tolerance = step >= 3600 ? Math.min(step / 2, seconds * LOOSEST_HOURS) : step / 2;
  return { kind: 'time', written: seconds, value: seconds, tolerance, sign, text };
}

function spokenSeconds(text: string): [seconds: number, step: number] {
  let seconds = 0;
  let step = 1;
  for (const [, number = '', unit = ''] of text.matchAll(
    new RegExp(String.raw`(${NUMBER})[\s-]*(${TIME_PART})${END}`, 'giu'),
  )) {
    const worth =
      TIME_UNITS.find(({ words }) => new RegExp(`^(?:${words})$`, 'i').test(unit))?.seconds ?? 1;
    seconds += numeric(number) * worth;
    step = stepOf(number) * worth;
  }
  return [seconds, step];
}

function fractionPercent(text: string): number {
  if (/half/i.test(text)) return 50;
  const count = /\btwo\b/i.test(text) ? 2 : /\bthree\b/i.test(text) ? 3 : 1;
  return (count * 100) / (/third/i.test(text) ? 3 : /quarter/i.test(text) ? 4 : 5);
}

/** A sign stands right before the number and is no dash between two numbers or words. */
function signBefore(text: string, start: number): -1 | 0 | 1 {
  const sign = text[start - 1] ?? '';
  if (!/[+\-\u2212\u2013]/.test(sign) || /[\p{L}\d%]/u.test(text[start - 2] ?? ' ')) return 0;
  return sign === '+' ? 1 : -1;
}

/**
 * "148 to 152 bpm", "215, 220 and 203 W": a bare number borrows the unit of the next one in its
 * row.
 */
function inherited(text: string, found: readonly Quantity[]): readonly Quantity[] {
  const result = [...found];
  for (let index = result.length - 2; index >= 0; index -= 1) {
    const [own, next] = [result[index], result[index + 1]];
    if (
      !own ||
      !next ||
      own.kind !== 'plain' ||
      ['plain', 'zone', 'time', 'pace', 'factor'].includes(next.kind)
    )
      continue;
    if (
      !/^\s*(?:,|\/|-|\u2013|and|or|to|,\s*and)\s*[+\-\u2212]?$/i.test(
        text.slice(own.end, next.start),
      )
    )
      continue;
    // The row's unit maps written numbers to values the same way for both, apart from a shift that
    // temperatures have.
    const factor = next.tolerance === 0 ? 1 : next.tolerance / (stepOfText(next.text) / 2);
    const shift = next.value - next.written * factor;
    result[index] = {
      ...own,
      kind: next.kind,
      value: own.written * factor + shift,
      tolerance: own.tolerance * factor,
    };
  }
  return result;
}

function stepOfText(text: string): number {
  return stepOf(new RegExp(NUMBER, 'u').exec(text)?.[0] ?? '');
}
