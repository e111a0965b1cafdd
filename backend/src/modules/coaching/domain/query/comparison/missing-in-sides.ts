import { capitalized, list } from '#coaching/domain/answer/words.js';
import { say } from '#coaching/domain/answer/say.js';
import type { Found } from '../found.js';
import { scopeParts } from '../series/scope-parts.js';
import { plural } from '../words.js';
import type { Column } from './columns.js';
import { on, whereIn } from './side-lines.js';
import { sideNoun } from './side-words.js';
import type { Sides } from './sides.js';

/** Why two values cannot be compared, with the value that is known. */
export function missing(
  sides: Sides,
  column: Column | undefined,
): Found | { readonly refused: string } {
  const noun = column ? sideNoun(column.metric, sides.shown) : 'value';
  const [known] = column?.values ?? [];
  const which = sides.all.length === 1 ? 'it' : sides.all.length === 2 ? 'either' : 'any of them';
  const few = known || !column ? null : tooFew(sides, column);
  if (few !== null) return { refused: few };
  if (!known && column && column.scope.kind !== 'whole')
    return { refused: `${nothing(column)} in ${which}` };
  if (!known || !column) return { refused: `no ${noun} was recorded in ${which}` };
  const without = sides.all.filter(({ name }) => name !== known.side.name);
  const days = capitalized(list(without.map(on)));
  return {
    facts: [known.fact],
    answer: (placed) => ({
      finding: [
        column.scope.kind === 'whole'
          ? say`${days} no ${noun} was recorded; ${on(known.side)} it was ${placed(known.fact)}.`
          : say`${days} there was ${partless(column)}; ${on(known.side)} your ${noun}${whereIn(column.values, column.scope)} was ${placed(known.fact)}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** `there are only 5 intervals`, where all of them have as many. */
function tooFew({ all }: Sides, { scope }: Column): string | null {
  if (scope.kind !== 'one') return null;
  const reasons = all.flatMap(({ seen }) => {
    const found = seen && scopeParts(scope, seen());
    return found && 'refused' in found ? [found.refused] : [];
  });
  return new Set(reasons).size === 1 ? (reasons[0] ?? null) : null;
}

function nothing(column: Column): string {
  return `there is ${partless(column)}`;
}

/** `no such part`, `no climb`. */
function partless({ scope }: Column): string {
  if (scope.kind === 'phase') return scope.phase === 'warmup' ? 'no warm-up' : 'no cool-down';
  if (scope.kind === 'each') return `no part of the kind ${plural(scope.series)}`;
  return 'no such part';
}
