import { lengthOf, type Piece } from './pieces.js';
import type { Structure } from './structure.js';

/**
 * Share of the variance of the output, from the first work to the last, that the levels of the pieces account for, 0 to 1.
 * Pieces that paper over what went up and down inside them account for little.
 */
export function fitOfStructure(values: Float64Array, { pieces }: Structure): number {
  const work = pieces.filter(({ kind }) => kind === 'work');
  const [first, last] = [work[0], work.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const inside = pieces.filter(({ from, to }) => from >= first.from && to <= last.to);
  const level = inside.reduce((sum, piece) => sum + piece.mean * lengthOf(piece), 0) / (last.to - first.from);
  const total = scatterAround(values, { ...first, to: last.to, mean: level });
  const within = inside.reduce((sum, piece) => sum + scatterAround(values, piece), 0);
  return total > 0 ? Math.max(0, 1 - within / total) : 0;
}

function scatterAround(values: Float64Array, { from, to, mean }: Piece): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += ((values[at] as number) - mean) ** 2;
  return sum;
}
