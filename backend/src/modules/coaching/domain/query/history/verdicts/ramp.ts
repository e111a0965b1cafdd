import { say, size } from '#coaching/domain/answer/say.js';
import { percentChange } from '#coaching/domain/facts/draft.js';
import { isSum } from '../slots/metrics-meant.js';
import { PAST_METRICS } from '../past-metrics.js';
import { partOf, type PastQuery } from '../past-query.js';
import type { PastResult } from '../past-result.js';
import { shownFor, type Training } from '../sessions.js';
import { groupValues } from '../value-of-past.js';
import { overWeeks } from '../weeks-of-past.js';

/** Weeks that a week is held against: after an easy one the usual load is no rise. */
const BEFORE = 4;
/** The rule of thumb for a rise from one week to the next, in percent. */
const RULE = 10;

/** "Is that build too steep?", "have I broken the ten percent rule?" */
export function ramp(asked: PastQuery, training: Training): PastResult {
  const query: PastQuery = { ...overWeeks(asked), unit: 'week' };
  const id = asked.metrics.find(isSum) ?? 'load';
  const all = groupValues({ ...query, parts: [{ ...partOf(query), pick: null }] }, training, id);
  // The first week may have begun before its first workout was recorded.
  const weeks = all.slice(1).filter(({ group, value }) => !group.open && value > 0);
  const rises = weeks.slice(BEFORE).map((week, at) => {
    const before = weeks.slice(at, at + BEFORE);
    const high = [...before].sort((a, b) => b.value - a.value)[0] ?? week;
    return { week, high, percent: (week.value / high.value - 1) * 100 };
  });
  const [most] = [...rises].sort((a, b) => b.percent - a.percent);
  const noun = PAST_METRICS[id].noun(shownFor(training, query));
  if (!most) return { refused: `there are too few weeks with ${noun} to judge how fast it rises` };
  const change = percentChange(
    {
      key: `past.ramp.${id}.${most.week.group.key}`,
      label: `Biggest rise of weekly ${noun}`,
      about: ['change'],
      method: 'against the highest of the four weeks before',
    },
    most.percent,
  );
  const steep = most.percent > RULE;
  return {
    facts: [change, most.week.fact, most.high.fact],
    answer: (placed) => ({
      finding: [
        most.percent <= 0
          ? say`No: no week had more ${noun} than the highest of the four before it; the closest was ${most.week.group.name} with ${placed(most.week.fact)} against ${placed(most.high.fact)}.`
          : say`${steep ? 'Yes, once at least' : 'No, that is gradual'}: the biggest step of your weekly ${noun} was ${size(placed(change))}, to ${placed(most.week.fact)} in ${most.week.group.name} against ${placed(most.high.fact)} at most in the four weeks before.`,
      ],
      evidence: [],
      meaning: [
        steep
          ? 'About a tenth more from one week to the next is a common rule of thumb; hold such a week for a while before you add to it.'
          : 'About a tenth more from one week to the next is a common rule of thumb.',
      ],
    }),
  };
}
