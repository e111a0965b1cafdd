import { shownDay } from '#coaching/domain/display/day.js';
import { count, decimal, text, type FactName } from '../draft.js';
import type { FactDraft, UnknownDraft } from '../fact.js';
import { asClause } from '../workout/metric-facts.js';
import type { LoadState } from './past.js';

const METHOD = 'engine load, 42 and 7 days';

/** Fitness, fatigue and form on a day, the loads of its seven days, and how alike those were. */
export function loadFacts(state: LoadState | null): {
  readonly facts: (FactDraft | null)[];
  readonly unknowns: UnknownDraft[];
} {
  if (state === null)
    return {
      facts: [],
      unknowns: [
        {
          key: 'form',
          label: 'Fitness, fatigue and form',
          reason: 'none of your workouts up to this day has a load that was measured',
        },
      ],
    };
  const name = (key: string, label: string, about: string[] = ['load']): FactName => ({
    key: `fitness.${key}`,
    label,
    about,
    method: METHOD,
    quality: 'derived',
    subject: state.day,
  });
  const facts = [
    decimal(
      name('fitness', 'Fitness, the average daily load of about six weeks'),
      state.fitness,
      '',
      0,
    ),
    decimal(
      name('fatigue', 'Fatigue, the average daily load of about one week'),
      state.fatigue,
      '',
      0,
    ),
    state.warmingUp
      ? null
      : {
          ...decimal(
            name('form', 'Form as the day began, fitness less fatigue'),
            state.form,
            '',
            0,
          ),
          trend: state.form > 0 ? ('up' as const) : ('down' as const),
        },
    decimal(name('week', 'Load of the last seven days'), state.weekLoad, '', 0),
    count(
      name('restDays', 'Days without a load in the last seven', ['count']),
      state.week.filter(({ load, unmeasured }) => load === 0 && unmeasured === 0).length,
    ),
    ...state.week.map(({ day, load }) => ({
      ...decimal(name(`day.${day}`, `Load of ${shownDay(day)}`), load, '', 0),
      subject: day,
    })),
    ...('value' in state.monotony
      ? [
          decimal(
            name('monotony', 'Monotony of the last seven days', ['monotony']),
            state.monotony.value,
            '',
            1,
          ),
          decimal(
            name('strain', 'Strain of the last seven days', ['strain']),
            state.monotony.strain,
            '',
            0,
          ),
        ]
      : []),
    state.mixedLoad
      ? text(
          name('note', 'Note on load', []),
          'the loads come from different measures, power, pace and heart rate, so their sum ' +
            'is less exact',
        )
      : null,
  ];
  const unknowns = [
    ...(state.warmingUp
      ? [
          {
            key: 'form',
            label: 'Form',
            reason:
              `your history holds ${state.historyDays} ` +
              `${state.historyDays === 1 ? 'day' : 'days'} and form says something from 42 ` +
              'days on',
          },
        ]
      : []),
    ...('reason' in state.monotony
      ? [{ key: 'monotony', label: 'Monotony', reason: asClause(state.monotony.reason) }]
      : []),
  ];
  return { facts, unknowns };
}
