import type { ZoneTime } from '#analysis/analysis.js';
import type { UnitPreferences } from '#kernel/units.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import { shownPace } from '#coaching/domain/display/quantities.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { duration, percent, text } from '../draft.js';
import type { FactDraft } from '../fact.js';

export type ZoneTable = 'power' | 'heartRate' | 'pace';

const TABLES: readonly { table: ZoneTable; name: string; channel: string }[] = [
  { table: 'power', name: 'power', channel: 'power' },
  { table: 'heartRate', name: 'heart rate', channel: 'heartRate' },
  { table: 'pace', name: 'pace', channel: 'speed' },
];

const METHOD = 'engine zones';

/**
 * Time and share of each zone, the bounds of the zone, the zone most time was spent in, and the easy
 * and hard ends.
 */
export function zoneFacts(workout: AnalysedWorkout, units: UnitPreferences): FactDraft[] {
  return TABLES.flatMap(({ table, name, channel }) => {
    const zones = workout.analysis.zones[table];
    if (!zones || total(zones, () => true).seconds <= 0) return [];
    return [
      ...zones.flatMap((zone) => one(zone, table, name, channel, units)),
      ...ends(zones, table, name, channel),
    ];
  });
}

function one(
  zone: ZoneTime,
  table: ZoneTable,
  name: string,
  channel: string,
  units: UnitPreferences,
): FactDraft[] {
  if (Math.round(zone.seconds) <= 0) return [];
  const what =
    zone.zone === 'below'
      ? `below ${name} zone 1`
      : zone.zone === 'above'
        ? `above ${name} zone 5`
        : `in ${name} zone ${zone.zone}`;
  const about = [channel, `zone:${zone.zone}`];
  const key = `zones.${table}.${zone.zone}`;
  const range = rangeOf(zone, table, units);
  return [
    duration(
      {
        key: `${key}.time`,
        label: `Time ${what}`,
        about: [...about, 'time'],
        method: METHOD,
        quality: 'derived',
      },
      zone.seconds,
    ),
    percent(
      {
        key: `${key}.share`,
        label: `Share of the time ${what}`,
        about: [...about, 'share'],
        method: METHOD,
      },
      zone.percent,
    ),
    ...(range === null
      ? []
      : [
          text(
            {
              key: `${key}.range`,
              label: `Range of ${what.replace(/^in /, '')}`,
              about: [...about, 'range'],
              method: METHOD,
              quality: 'profile',
            },
            range,
          ),
        ]),
  ];
}

/** Easy is zone 2 and below, hard is zone 4 and above; what is between is neither. */
function ends(
  zones: readonly ZoneTime[],
  table: ZoneTable,
  name: string,
  channel: string,
): FactDraft[] {
  const easy = total(zones, ({ zone }) => zone === 'below' || zone === 1 || zone === 2);
  const hard = total(zones, ({ zone }) => zone === 'above' || zone === 4 || zone === 5);
  const row = (end: 'easy' | 'hard', label: string, sum: { seconds: number; percent: number }) => [
    duration(
      {
        key: `zones.${table}.${end}.time`,
        label: `Time ${label}`,
        about: [channel, `zone:${end}`, 'time'],
        method: METHOD,
        quality: 'derived',
      },
      sum.seconds,
    ),
    percent(
      {
        key: `zones.${table}.${end}.share`,
        label: `Share of the time ${label}`,
        about: [channel, `zone:${end}`, 'share'],
        method: METHOD,
      },
      sum.percent,
    ),
  ];
  return [
    ...(easy.seconds >= 1 ? row('easy', `in ${name} zone 2 or below`, easy) : []),
    ...(hard.seconds >= 1 ? row('hard', `in ${name} zone 4 or above`, hard) : []),
  ];
}

function total(
  zones: readonly ZoneTime[],
  counts: (zone: ZoneTime) => boolean,
): { seconds: number; percent: number } {
  const counted = zones.filter(counts);
  return {
    seconds: counted.reduce((sum, { seconds }) => sum + seconds, 0),
    percent: counted.reduce((sum, { percent: share }) => sum + share, 0),
  };
}

/** Edges are W, bpm or seconds for a kilometre; of pace zones `from` is the slower edge. */
function rangeOf({ from, to }: ZoneTime, table: ZoneTable, units: UnitPreferences): string | null {
  if (table === 'pace') {
    const pace = (secondsPerKm: number) => shownPace(1000 / secondsPerKm, units);
    if (from !== null && to !== null) return `${pace(from)} to ${pace(to)}`;
    if (to !== null) return `slower than ${pace(to)}`;
    return from === null ? null : `faster than ${pace(from)}`;
  }
  const unit = table === 'power' ? 'W' : 'bpm';
  if (from !== null && to !== null) return `${shownNumber(from)} to ${shownNumber(to)} ${unit}`;
  if (to !== null) return `below ${shownNumber(to)} ${unit}`;
  return from === null ? null : `from ${shownNumber(from)} ${unit} up`;
}
