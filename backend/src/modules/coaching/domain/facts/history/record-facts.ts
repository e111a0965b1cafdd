import type { PersonalRecord } from '#analysis/performance/records.js';
import type { UnitPreferences } from '#kernel/units.js';
import { shownDay } from '#coaching/domain/display/day.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { distanceName } from '#coaching/domain/display/quantities.js';
import {
  clockTime,
  decimal,
  distance,
  duration,
  elevation,
  type FactName,
  text,
  whole,
} from '../draft.js';
import type { FactDraft, UnknownDraft } from '../fact.js';
import { asClause } from '../workout/metric-facts.js';
import type { FamilyPast } from './past.js';

/** Records that athletes ask about; the whole list stands on the page. s, m. */
const LENGTHS_S = [5, 60, 300, 1200, 3600];

/** Best efforts of one sport with their days, and what they say of critical power. */
export function recordFacts(
  { family, records: { records, criticalPower } }: FamilyPast,
  units: UnitPreferences,
): { readonly facts: (FactDraft | null)[]; readonly unknowns: UnknownDraft[] } {
  const told = records.filter(
    ({ kind, over }) => kind !== 'power' || LENGTHS_S.includes(over ?? 0),
  );
  return {
    facts: [
      ...told.flatMap((record) => one(record, family, units)),
      ...(criticalPower && 'fit' in criticalPower ? critical(criticalPower.fit) : []),
    ],
    unknowns:
      criticalPower && 'reason' in criticalPower
        ? [
            {
              key: 'criticalPower',
              label: 'Critical power of the last 90 days',
              reason: asClause(criticalPower.reason),
            },
          ]
        : [],
  };
}

function one(
  { kind, over, value, day, workoutId }: PersonalRecord,
  family: FamilyPast['family'],
  units: UnitPreferences,
): (FactDraft | null)[] {
  const noun = family === 'running' ? 'run' : 'ride';
  const name = (label: string, about: string[]): FactName => ({
    key: `records.${family}.${kind}${over === null ? '' : `.${over}`}`,
    label,
    about,
    method: 'best of all your workouts',
    quality: 'derived',
    subject: day,
    whose: { label, workout: shownDay(day), workoutId },
  });
  const fact = {
    power: () =>
      whole(
        name(`Best ${spokenDuration(over ?? 0)} power of all your rides`, ['best', 'power']),
        value,
        'W',
      ),
    time: () =>
      clockTime(name(`Best ${distanceName(over ?? 0)} of all your runs`, ['best', 'time']), value),
    distance: () =>
      distance(name(`Longest distance of all your ${noun}s`, ['max', 'distance']), value, units),
    duration: () =>
      duration(name(`Longest moving time of all your ${noun}s`, ['max', 'time']), value),
    climbing: () =>
      elevation(name(`Most climbing of all your ${noun}s`, ['max', 'elevation']), value, units),
  }[kind]();
  return [
    fact,
    text(
      {
        ...name('', []),
        key: `${fact.key}.day`,
        label: `Day of: ${fact.label.charAt(0).toLowerCase()}${fact.label.slice(1)}`,
      },
      shownDay(day),
    ),
  ];
}

function critical({
  criticalPowerW,
  wPrimeJ,
  efforts,
}: {
  readonly criticalPowerW: number;
  readonly wPrimeJ: number;
  readonly efforts: number;
}): FactDraft[] {
  const name = (key: string, label: string, about: string[]): FactName => ({
    key: `criticalPower.${key}`,
    label,
    about,
    method: `fit through ${efforts} efforts of 90 days`,
    quality: 'estimated',
  });
  return [
    whole(name('watts', 'Critical power of the last 90 days', ['power']), criticalPowerW, 'W'),
    decimal(name('wPrime', 'W\u2032 of the last 90 days', ['wPrime']), wPrimeJ / 1000, 'kJ', 1),
  ];
}
