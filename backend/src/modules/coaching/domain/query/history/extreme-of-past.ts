import { say } from '#coaching/domain/answer/say.js';
import { shownDay } from '#coaching/domain/display/day.js';
import type { Found } from '../found.js';
import { PAST_METRICS } from './past-metrics.js';
import { rangeOf } from './past-period.js';
import type { PastMetricId, PastQuery } from './past-query.js';
import { groupsOf, nounOf, shownFor, within, type Group, type Training } from './sessions.js';
import { dayFact, factOf, noneIn, said } from './sum-of-past.js';

/** "Biggest week", "longest ride", "fastest run": which one, and its value. */
export function extremeOfPast(
  query: PastQuery,
  training: Training,
): Found | { readonly refused: string } {
  const { operation, unit } = query;
  if (operation.kind !== 'extreme') return { refused: 'no order was asked for' };
  const range = rangeOf(query.period, training.today);
  const sessions = within(training, range, query);
  if (sessions.length === 0) return noneIn(query, training, range);
  const shown = shownFor(training, query);
  const [id = unit === 'workout' ? 'distance' : 'load'] = query.metrics;
  const groups: readonly Group[] =
    unit === 'workout'
      ? sessions.map((session) => ({
          key: session.day,
          name: shownDay(session.day),
          sessions: [session],
          open: false,
        }))
      : groupsOf(sessions, unit, range, training.today);
  // The week under way is no quiet week.
  const whole = operation.most ? groups : groups.filter(({ open }) => !open);
  const values = whole.flatMap((group) => {
    const found = factOf(
      id,
      group.sessions,
      { from: group.key, to: group.name, name: group.name },
      shown,
    );
    return found ? [{ ...found, group }] : [];
  });
  const order = [...values].sort((a, b) =>
    operation.most ? b.value - a.value : a.value - b.value,
  );
  const chosen = order[operation.which - 1];
  if (!chosen) return { refused: `no ${PAST_METRICS[id].noun(shown)} was recorded` };
  const [first] = chosen.group.sessions;
  if (!first) return { refused: 'there was no training then' };
  const next = order[operation.which];
  const noun = id === 'repOutput' ? 'interval session' : nounOf(training, query);
  const word = adjectiveOf(id, operation.most, unit);
  const nth = operation.which === 2 ? 'second ' : operation.which === 3 ? 'third ' : '';
  const day = unit === 'workout' ? dayFact(first, `Day of the ${word} ${noun}`) : null;
  const beside = unit === 'workout' ? besides(id) : (['workouts', 'time', 'distance'] as const);
  const others = beside
    .filter((other) => other !== id)
    .slice(0, 2)
    .flatMap(
      (other) =>
        factOf(
          other,
          chosen.group.sessions,
          { from: chosen.group.key, to: chosen.group.name, name: chosen.group.name },
          shown,
        ) ?? [],
    );
  return {
    facts: [
      chosen.fact,
      ...(day ? [day] : []),
      ...others.map(({ fact }) => fact),
      ...(next ? [next.fact] : []),
    ],
    answer: (placed) => ({
      finding: [
        day && (id === 'powerMax' || id === 'heartRateMax')
          ? say`Your ${nth}${PAST_METRICS[id].noun(shown)} was ${placed(chosen.fact)}, on ${placed(day)}.`
          : day
            ? say`Your ${nth}${word} ${noun} was on ${placed(day)}: ${placed(chosen.fact)}.`
            : say`Your ${nth}${word} ${unit} was ${chosen.group.name}, with ${said(chosen, noun, placed)}.`,
      ],
      evidence: [
        others.length > 0
          ? `It had ${others.map((one) => said(one, noun, placed)).join(' and ')}.`
          : null,
      ],
      meaning: [],
    }),
  };
}

function besides(id: PastMetricId): readonly PastMetricId[] {
  return id === 'distance' ? ['time', 'climbing'] : ['distance', 'time'];
}

const ADJECTIVES: Readonly<Partial<Record<PastMetricId, readonly [string, string]>>> = {
  distance: ['longest', 'shortest'],
  time: ['longest', 'shortest'],
  climbing: ['hilliest', 'flattest'],
  load: ['hardest', 'easiest'],
  workouts: ['busiest', 'quietest'],
  power: ['strongest', 'weakest'],
  normalized: ['strongest', 'weakest'],
  repOutput: ['strongest', 'weakest'],
  speed: ['fastest', 'slowest'],
};

function adjectiveOf(id: PastMetricId, most: boolean, unit: PastQuery['unit']): string {
  if (unit !== 'workout' && (id === 'distance' || id === 'time'))
    return most ? 'biggest' : 'smallest';
  if (unit !== 'workout' && id === 'load') return most ? 'busiest' : 'quietest';
  return ADJECTIVES[id]?.[most ? 0 : 1] ?? (most ? 'highest' : 'lowest');
}
