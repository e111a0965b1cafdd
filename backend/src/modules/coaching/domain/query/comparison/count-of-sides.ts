import { inWords, say } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import { count } from '#coaching/domain/facts/draft.js';
import type { Found } from '../found.js';
import type { Series } from '../query.js';
import { plural } from '../words.js';
import { inOrder } from './columns.js';
import { on, theOne } from './side-lines.js';
import { partsIn, type SideValue } from './side-values.js';
import type { Sides } from './sides.js';

/** "How many reps in each?", "which one had more climbs?" */
export function countOfSides(sides: Sides, series: Series, most: boolean | null): Found {
  const values = sides.all.map((side): SideValue => {
    const value = partsIn(side, { kind: 'each', series }).filter(
      ({ fragment }) => !fragment,
    ).length;
    const fact = count(
      {
        key: `${side.name}.count.${series.kind}`,
        label: `Number of ${plural(series)}, ${side.name}`,
        about: ['count'],
        method: 'engine',
        subject: side.name,
      },
      value,
    );
    return { side, value, fact, part: null };
  });
  const noun = plural(series);
  const [winner, ...rest] = inOrder(values, most ?? true) as [SideValue, ...SideValue[]];
  const tied = rest[0]?.value === winner.value;
  return {
    facts: values.map(({ fact }) => fact),
    answer: (placed) => ({
      finding: [
        most === null || tied
          ? `${list(values.map(({ side, fact }, at) => say`${at === 0 ? 'On' : 'on'} ${side.day} there were ${inWords(placed(fact))}${at === 0 ? ` ${noun}` : ''}`))}.`
          : say`${theOne(winner.side, sides)} had ${most ? 'more' : 'fewer'} ${noun}: ${inWords(placed(winner.fact))}; ${list(rest.map(({ side, fact }) => say`${on(side)} there were ${inWords(placed(fact))}`))}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}
