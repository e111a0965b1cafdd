import type { RepLength } from './rep-lengths.js';

/** Fewer go up or down by chance; more are a list. */
const RUNGS = { fewest: 3, most: 12 } as const;

export interface LadderName {
  readonly kind: 'pyramid' | 'ladder';
  readonly text: string;
}

/** `1-2-3-4-3-2-1 min`: lengths that rise, fall, or rise and fall again. Null for others. */
export function ladderOf(lengths: readonly RepLength[]): LadderName | null {
  if (lengths.length < RUNGS.fewest || lengths.length > RUNGS.most) return null;
  const metres = lengths.flatMap((length) => length.metres ?? []);
  const byDistance = metres.length === lengths.length;
  const values = byDistance ? metres : lengths.map(({ seconds }) => seconds);
  const turns = turnsOf(values);
  if (turns === null) return null;
  return { kind: turns === 0 ? 'ladder' : 'pyramid', text: textOf(values, byDistance) };
}

/** How often the lengths turn: 0 for a ladder, 1 for a pyramid; null for others. */
function turnsOf(values: readonly number[]): 0 | 1 | null {
  const ways = values.slice(1).map((value, at) => Math.sign(value - (values[at] as number)));
  // The top of a pyramid may be done twice.
  const moving = ways.filter((way) => way !== 0);
  if (moving.length < RUNGS.fewest - 1 || ways.length - moving.length > 1) return null;
  const turns = moving.filter((way, at) => at > 0 && way !== moving[at - 1]).length;
  if (turns === 0) return moving.length === ways.length ? 0 : null;
  return turns === 1 && moving[0] === 1 ? 1 : null;
}

function textOf(values: readonly number[], byDistance: boolean): string {
  if (byDistance) return `${values.join('-')} m`;
  const inMinutes = values.every((seconds) => seconds % 30 === 0) && Math.max(...values) > 90;
  return inMinutes
    ? `${values.map((seconds) => seconds / 60).join('-')} min`
    : `${values.join('-')} s`;
}
