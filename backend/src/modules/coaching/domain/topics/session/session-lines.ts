import { inWords, say, when, type Line } from '#coaching/domain/answer/say.js';
import { sessionKind } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { inDoubt } from '../effort/effort-lines.js';

/** Sentences that several topics and the first report share. */

/** "This was a steady ride of 48.2 km in 1:32:10, at 198 W on average." */
export function whatItWas(sheet: FactSheet): Line {
  return when(sheet, ['session.duration'], (duration) => {
    const distance = sheet.get('session.distance');
    const extent = distance ? say`${distance} in ${duration}` : say`${duration}`;
    return say`This was ${sessionKind(sheet)} of ${extent}${onAverage(sheet)}.`;
  });
}

function onAverage(sheet: FactSheet): string {
  const level =
    sheet.context.family === 'cycling'
      ? (sheet.get('power.average') ?? sheet.get('speed.average'))
      : sheet.get('speed.average');
  return level && sheet.context.shape !== 'intervals' ? say`, at ${level} on average` : '';
}

/** "It had five work intervals, 5 × 4 min, at 291 W on average." */
export function whichIntervals(sheet: FactSheet): Line {
  return when(sheet, ['intervals.count', 'intervals.duration'], (count, duration) => {
    const one = count.value === 1;
    const output = sheet.get('intervals.output');
    const had = say`It had ${inWords(count)} work interval${one ? '' : 's'}`;
    if (one) return say`${had} of ${duration}${output ? say`, at ${output}` : ''}.`;
    const set = sheet.get('intervals.pattern');
    if (set) return say`${had}, ${set}${output ? say`, at ${output} on average` : ''}.`;
    return ofNoName(sheet, had, duration);
  });
}

/** Analyses of older engines name no set. */
function ofNoName(sheet: FactSheet, had: string, duration: Fact): string {
  const output = sheet.get('intervals.output');
  const lengths = sheet.get('intervals.lengths');
  const alike = sheet
    .all('intervals.rep.')
    .every(({ key, display }) => !key.endsWith('.duration') || display === duration.display);
  if (lengths || alike)
    return say`${had} of ${lengths ?? duration}${output ? say`, at ${output} on average` : ''}.`;
  return say`${had}, on average ${duration} long${output ? say` and at ${output}` : ''}.`;
}

/** "Your heart rate averaged 148 bpm (78% of your maximum) and peaked at 171 bpm." */
export function heartRateLine(sheet: FactSheet): Line {
  return when(sheet, ['heartRate.average'], (average) => {
    const share = sheet.get('heartRate.averageShare');
    const max = sheet.get('heartRate.max');
    return say`Your heart rate averaged ${average}${share ? say`, ${share} of your maximum,` : ''}${max ? say` and peaked at ${max}` : ''}.`;
  });
}

/** "Normalized power was 224 W, which is 0.90 of your FTP of 250 W." */
export function intensityLine(sheet: FactSheet): Line {
  const ftp = sheet.get('threshold.ftp');
  return when(sheet, ['power.normalized'], (normalized) => {
    const intensity = sheet.get('load.intensity');
    if (!intensity || !ftp)
      return say`Normalized power, which weighs hard minutes more, was ${normalized}.`;
    return say`Normalized power was ${normalized}, an intensity factor of ${intensity} against your FTP of ${ftp}${inDoubt(sheet)}.`;
  });
}

export type Table = 'power' | 'heartRate' | 'pace';

export const TABLE_WORD: Readonly<Record<Table, string>> = {
  power: 'power',
  heartRate: 'heart rate',
  pace: 'pace',
};

/** Zones as a table of zones names them, from the lowest. */
export const ALL_ZONES = ['below', 1, 2, 3, 4, 5, 'above'] as const;

export type Zone = (typeof ALL_ZONES)[number];

/** The zone most time was spent in. */
export function mainZone(
  sheet: FactSheet,
  table: Table,
): { name: string; time: Fact; share: Fact; zone: Zone } | null {
  const shares = sheet
    .all(`zones.${table}.`)
    .filter(({ key }) => /\.(below|[1-5]|above)\.share$/.test(key));
  const share = [...shares].sort((a, b) => Number(b.value) - Number(a.value))[0];
  const zone = ALL_ZONES.find((one) => String(one) === share?.key.split('.')[2]);
  const time = zone && sheet.get(`zones.${table}.${zone}.time`);
  return share && zone && time ? { name: zoneName(zone, table), time, share, zone } : null;
}

/** `in power zone 3`, `below heart rate zone 1`. */
export function zoneName(zone: Zone, table: Table): string {
  if (zone === 'below') return `below ${TABLE_WORD[table]} zone 1`;
  if (zone === 'above') return `above ${TABLE_WORD[table]} zone 5`;
  return `in ${TABLE_WORD[table]} zone ${zone}`;
}

/** "By power, most of the time was spent in zone 3: 48 min, or 52%." */
export function mainZoneLine(sheet: FactSheet, table: Table): Line {
  const main = mainZone(sheet, table);
  if (!main) return null;
  const most = Number(main.share.value) > 50 ? 'most' : 'the largest part';
  return say`By ${TABLE_WORD[table]}, ${most} of the time was spent ${main.name.replace(`${TABLE_WORD[table]} `, '')}: ${main.time}, or ${main.share}.`;
}

/** The tables there are, the most telling one for the sport first. */
export function zoneTables(sheet: FactSheet): readonly Table[] {
  const order: readonly Table[] =
    sheet.context.family === 'cycling' ? ['power', 'heartRate'] : ['heartRate', 'pace'];
  return order.filter((table) => sheet.all(`zones.${table}.`).length > 0);
}

/** "I can't tell you X, because …." */
export function cannotTell(sheet: FactSheet, key: string, what: string): Line {
  const unknown = sheet.unknown(key);
  return unknown ? say`I can't tell ${what}, because ${unknown}.` : null;
}

/** What the device estimates and what the power meter measured. */
export function energyLines(sheet: FactSheet): readonly Line[] {
  return [
    when(sheet, ['session.calories'], (calories) =>
      calories ? say`The device estimates ${calories} of energy used.` : null,
    ),
    when(sheet, ['power.work'], (work) =>
      work
        ? say`At the pedals you did ${work} of work, which is measured and not estimated.`
        : null,
    ),
  ];
}

const NEEDED: Readonly<Record<Table, readonly string[]>> = {
  power: ['power', 'ftp'],
  heartRate: ['heartRate', 'heartRateZones'],
  pace: ['pace', 'basePace', 'paceZones'],
};

/** "I can't tell your time in heart rate zones, because …." */
export function whyNoTable(sheet: FactSheet, table: Table): Line {
  const what = `your time in ${TABLE_WORD[table]} zones`;
  const reasons = NEEDED[table].map((key) => cannotTell(sheet, key, what));
  return (
    reasons.find((reason) => reason !== null) ??
    `I can't tell ${what}, because there is nothing here to work them out from.`
  );
}

/**
 * What would make zones possible: values of the profile only where the file holds something to hold
 * against them.
 */
export function wayOut(sheet: FactSheet, then: string): string {
  const recorded =
    sheet.has('heartRate.average') ||
    sheet.has('power.average') ||
    (sheet.context.family === 'running' && sheet.has('speed.average'));
  if (recorded)
    return `If your profile holds an FTP, a race time or your heart rate limits, ${then}.`;
  return (
    'Record with a ' +
    `${sheet.context.family === 'cycling' ? 'power meter or a heart-rate strap' : 'heart-rate strap'} ` +
    'next time, and I can work it out. This file has no data for it.'
  );
}
