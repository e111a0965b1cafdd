import { medianOf } from '#analysis/math/statistics.js';
import { bestLoad } from '#analysis/load/workout-load.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { UnitPreferences } from '#kernel/units.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { shownDay } from '#coaching/domain/display/day.js';
import {
  efficiencyFrom,
  efficiencyUnit,
  shownEfficiency,
} from '#coaching/domain/display/efficiency.js';
import { shownNumber, shownPercent } from '#coaching/domain/display/number.js';
import { shownPace, shownSpeed } from '#coaching/domain/display/quantities.js';
import { count, percentChange, quantity, text, type FactName } from '../draft.js';
import type { FactDraft, UnknownDraft } from '../fact.js';
import type { PastWorkout } from './past.js';

/** Fewer sessions say nothing of what is usual (ours). */
const FEWEST = 3;
const METHOD = 'median and places among similar sessions';

interface PastRow {
  readonly key: string;
  readonly label: string;
  readonly about: readonly string[];
  readonly unit: string;
  readonly read: (workout: PastWorkout) => number | null;
  readonly display: (value: number) => string;
}

/** What a session is held against earlier ones by; speeds in m/s, as facts hold them. */
function rowsFor(family: SportFamily, units: UnitPreferences): readonly PastRow[] {
  const running = family === 'running';
  const metric = (id: string) => (workout: PastWorkout) => workout.metrics[id] ?? null;
  const speed = (
    read: (workout: PastWorkout) => number | null,
    key: string,
    label: string,
  ): PastRow => ({
    ...{ key, label, about: ['speed'], unit: 'm/s', read },
    display: (value) => (running ? (shownPace(value, units) ?? '') : shownSpeed(value, units)),
  });
  const efficiency = ({ metrics: { efficiencyFactor } }: PastWorkout) =>
    efficiencyFactor === undefined ? null : efficiencyFrom(efficiencyFactor, family);
  const graded = (workout: PastWorkout) =>
    workout.metrics['gradeAdjustedPace'] ? 1000 / workout.metrics['gradeAdjustedPace'] : null;
  return [
    {
      key: 'load',
      label: 'load',
      about: ['stress'],
      unit: '',
      read: ({ load }) => bestLoad(load)?.load ?? null,
      display: (value) => shownNumber(value),
    },
    ...(running
      ? [
          speed(graded, 'graded', 'grade-adjusted pace'),
          speed(metric('averageSpeed'), 'speed', 'pace'),
        ]
      : [
          {
            key: 'normalized',
            label: 'normalized power',
            about: ['normalized', 'power'],
            unit: 'W',
            read: metric('normalizedPower'),
            display: (value: number) => `${shownNumber(value)} W`,
          },
          speed(metric('averageSpeed'), 'speed', 'speed'),
        ]),
    {
      key: 'heartRate',
      label: 'average heart rate',
      about: ['average', 'heartRate'],
      unit: 'bpm',
      read: metric('averageHeartRate'),
      display: (value) => `${shownNumber(value)} bpm`,
    },
    {
      key: 'efficiency',
      label: 'efficiency factor',
      about: ['efficiency'],
      unit: efficiencyUnit(family, units).unit,
      read: efficiency,
      display: (value) => shownEfficiency(value, family, units),
    },
    {
      key: 'decoupling',
      label: 'decoupling',
      about: ['decoupling'],
      unit: '%',
      read: metric('decoupling'),
      display: shownPercent,
    },
    {
      key: 'duration',
      label: 'moving time',
      about: ['time'],
      unit: 's',
      read: ({ movingS }) => movingS,
      display: spokenDuration,
    },
  ];
}

/**
 * Earlier sessions like this one: how many, what is usual among them, how this one differs, and
 * where it stands.
 */
export function similarFacts(
  workout: PastWorkout,
  similar: readonly PastWorkout[],
  units: UnitPreferences,
): { readonly facts: (FactDraft | null)[]; readonly unknowns: UnknownDraft[] } {
  const known = [
    count(
      {
        key: 'history.similar.count',
        label: 'Earlier sessions of the same kind, place and length',
        about: ['count'],
        method: METHOD,
      },
      similar.length,
    ),
    similar[0]
      ? text(
          {
            key: 'history.similar.latest',
            label: 'Day of the latest of them',
            about: [],
            method: METHOD,
            quality: 'derived',
          },
          shownDay(similar[0].day),
        )
      : null,
  ];
  if (similar.length < FEWEST) {
    return {
      facts: known,
      unknowns: [
        {
          key: 'history',
          label: 'Comparison with other sessions',
          reason:
            'there ' +
            `${similar.length === 1 ? 'is 1 earlier session' : `are ${similar.length} earlier sessions`} ` +
            `of the same kind, place and length, and it takes ${FEWEST}`,
        },
      ],
    };
  }
  return {
    facts: [
      ...known,
      ...rowsFor(workout.family, units).flatMap((row) => against(row, workout, similar)),
    ],
    unknowns: [],
  };
}

function against(
  { key, label, about, unit, read, display }: PastRow,
  workout: PastWorkout,
  similar: readonly PastWorkout[],
): (FactDraft | null)[] {
  const own = read(workout);
  const others = similar.flatMap((other) => read(other) ?? []);
  const median = medianOf(others);
  if (own === null || median === null || others.length < FEWEST) return [];
  const name = (part: string, words: string, tags: readonly string[]): FactName => ({
    key: `history.${key}.${part}`,
    label: words,
    about: tags,
    method: METHOD,
    quality: 'derived',
  });
  const below = others.filter((value) => value < own).length;
  const [low, high] = [display(Math.min(...others)), display(Math.max(...others))];
  return [
    quantity(
      name('median', `Usual ${label} of sessions like this`, about),
      median,
      unit,
      display(median),
    ),
    text(
      name('range', `Range of ${label} in sessions like this`, []),
      low === high ? low : `${low} to ${high}`,
    ),
    key === 'decoupling' || median <= 0
      ? null
      : percentChange(
          name(
            'change',
            `${capital(label === 'pace' ? 'speed' : label.replace('adjusted pace', 'adjusted speed'))} ` +
              'against what is usual for you',
            ['change', ...about.filter((tag) => tag !== 'average' && tag !== 'normalized')],
          ),
          (own / median - 1) * 100,
        ),
    quantity(
      name(
        'percentile',
        `Share of the sessions like this with less ${label.includes('pace') ? 'speed' : label}`,
        ['share'],
      ),
      (below / others.length) * 100,
      '%',
      shownPercent((below / others.length) * 100),
    ),
  ];
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
