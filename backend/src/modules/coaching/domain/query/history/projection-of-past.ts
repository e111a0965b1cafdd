import { addDays, daysBetween, weekOf } from '#analysis/load/days.js';
import { say } from '#coaching/domain/answer/say.js';
import { isSum } from './slots/metrics-meant.js';
import { PAST_METRICS } from './past-metrics.js';
import { rangeOf, type PastPeriod } from './past-period.js';
import { partOf, type PastQuery } from './past-query.js';
import type { PastResult } from './past-result.js';
import { nounOf, said } from './past-words.js';
import { sessionsOf, shownFor, type Training } from './sessions.js';
import { noneIn } from './value-of-past.js';
import { factOf } from './valued.js';

/** Weeks that are taken to go on where the question names none. */
const USUAL_WEEKS = 4;

/** "My total at the end of the year if I go on like this": the sum so far and the rate of late. */
export function projectionOfPast(query: PastQuery, training: Training): PastResult {
  const { operation } = query;
  if (operation.kind !== 'projection') return { refused: 'no sum to come was asked for' };
  const [id = 'distance'] = query.metrics.filter(isSum);
  const shown = shownFor(training, query);
  const { today } = training;
  const span = rangeOf({ which: 'this', unit: operation.until }, today);
  const part = { ...partOf(query), pick: null };
  const weeks = weeksOf(part.period) ?? USUAL_WEEKS;
  // Today may end its week; then that week counts.
  const last = addDays(weekOf(addDays(today, 1)), -1);
  const basis: PastPeriod = { days: [addDays(last, 1 - 7 * weeks), last], name: 'these weeks' };
  const lately = sessionsOf({ ...part, period: basis }, query, training);
  if (lately.length === 0) return noneIn(query, training, { ...part, period: basis });
  const year: PastPeriod = { days: [span.from, today], name: span.name };
  const sum = factOf(id, sessionsOf({ ...part, period: year }, query, training), span, shown);
  const name = `average of the last ${weeks} weeks`;
  const named = { from: basis.days[0], to: basis.days[1], name };
  const rate = factOf(id, lately, named, shown, { unit: 'week', count: weeks });
  if (!sum || !rate) return { refused: `no ${PAST_METRICS[id].noun(shown)} was recorded` };
  const value = sum.value + (rate.value * daysBetween(today, span.to)) / 7;
  const total = PAST_METRICS[id].fact(
    {
      key: `past.projection.${id}.${span.to}.${weeks}`,
      label: `${PAST_METRICS[id].noun(shown)} at the end of ${span.name} at the rate of ${name}`,
      about: ['total'],
      method: 'the sum so far and the same week again and again',
      quality: 'derived',
    },
    id === 'workouts' ? Math.round(value) : value,
    shown,
  );
  if (!total) return { refused: 'that sum is no number' };
  const noun = nounOf(training, query);
  return {
    facts: [sum.fact, rate.fact, total],
    answer: (placed) => ({
      finding: [
        say`About ${placed(total)} by the end of ${span.name}, if every week goes like your last weeks with ${said(rate, noun, shown, placed)} each.`,
      ],
      evidence: [say`So far it is ${placed(sum.fact)}.`],
      meaning: ['That is a sum and no forecast.'],
    }),
  };
}

function weeksOf(period: PastPeriod | null): number | null {
  if (period === null || !('last' in period)) return null;
  if (period.unit === 'week') return period.last;
  return period.unit === 'month' ? Math.round(period.last * WEEKS_IN_MONTH) : null;
}

const WEEKS_IN_MONTH = 4.35;
