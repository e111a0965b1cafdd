import type { Pieces } from './pieces.js';
import type { Structure } from './structure.js';

/**
 * Share of the variance of the output, from the first work to the last, that the levels of the
 * pieces account for, 0 to 1. Pieces that paper over what went up and down inside them account for
 * little.
 */
export function fitOfStructure(lay: Pieces, { pieces }: Pick<Structure, 'pieces'>): number {
  const work = pieces.filter(({ kind }) => kind === 'work');
  const [first, last] = [work[0], work.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const total = lay.scatter(first.from, last.to);
  const within = pieces.reduce(
    (sum, { from, to }) =>
      from >= first.from && to <= last.to ? sum + lay.scatter(from, to) : sum,
    0,
  );
  return total > 0 ? Math.max(0, 1 - within / total) : 0;
}
