import { daysBetween } from '#analysis/load/days.js';
import { say } from '#coaching/domain/answer/say.js';
import { capitalized, list } from '#coaching/domain/answer/words.js';
import { count } from '#coaching/domain/facts/draft.js';
import type { Found } from '../found.js';
import { partOf, type PastMetricId, type PastQuery } from './past-query.js';
import { dayFact, nounOf, said } from './past-words.js';
import { shownFor, within, type Training } from './sessions.js';
import { noneIn } from './value-of-past.js';
import { factsOf } from './valued.js';

const ORDINALS = ['', 'second ', 'third ', 'fourth ', 'fifth '];

/** "What was yesterday's ride?", "when did I last ride?", "the very first one": one workout. */
export function sessionOfPast(query: PastQuery, training: Training): Found {
  const part = partOf(query);
  const session = within(query, training).at(-1);
  if (!session) return noneIn(query, training);
  const shown = { ...shownFor(training, query), running: session.family === 'running' };
  const noun = nounOf(training, { ...query, sport: session.family });
  const name = { from: session.day, to: session.day, name: `the ${noun} of ${session.day}` };
  const days = daysBetween(session.day, training.today);
  const day = dayFact(session, `Day of the ${noun}`);
  const ago = count(
    { key: `past.ago.${session.day}`, label: 'Days ago', about: ['count'], method: 'count' },
    days,
  );
  const main = query.metrics.length > 0 ? query.metrics : (['distance', 'time'] as const);
  const values = factsOf(main, [session], name, shown);
  const rest =
    query.metrics.length > 0 ? [] : factsOf(restOf(shown.running), [session], name, shown);
  const far = days > 1 && (part.pick?.from === 'last' || query.operation.kind === 'when');
  return {
    facts: [day, ago, ...[...values, ...rest].map(({ fact }) => fact)],
    answer: (placed) => ({
      finding: [
        say`${whichOne(query, noun)} was on ${placed(day)}${far ? say`, ${placed(ago)} days ago` : ''}: ${
          query.metrics.length > 0
            ? list(
                values.map(
                  ({ fact, metric }) =>
                    say`${metric.sums ? '' : `${metric.noun(shown)} `}${placed(fact)}`,
                ),
              )
            : values.map(({ fact }) => say`${placed(fact)}`).join(' in ')
        }.`,
      ],
      evidence: [
        rest.length > 0
          ? `It had ${list(rest.map((one) => said(one, noun, shown, placed)))}.`
          : null,
      ],
      meaning: [],
    }),
  };
}

/** `Your latest ride`, `Your first interval session`, `That run`. */
function whichOne(query: PastQuery, noun: string): string {
  const { pick, period } = partOf(query);
  if (pick === null) return capitalized(`that ${noun}`);
  const nth = ORDINALS[pick.nth - 1] ?? '';
  if (pick.from === 'first') return `Your ${nth === '' ? 'first' : nth.trim()} ${noun}`;
  if (pick.nth === 1) return period === null ? `Your latest ${noun}` : `That ${noun}`;
  return `Your ${nth}latest ${noun}`;
}

function restOf(running: boolean): readonly PastMetricId[] {
  return running ? ['speed', 'heartRate'] : ['power', 'speed', 'heartRate'];
}
