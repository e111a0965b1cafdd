/**
 * How many work intervals the name of a set speaks of, read from its words alone: `3 × (4 × 1 min)`
 * is 12, `1-2-3-2-1 min` is 5, `2 × 8 min + 4 × 1 min` is 6.
 */
export function countInName(text: string): number {
  const list = /^(\d+) work intervals$/.exec(text);
  if (list) return Number(list[1]);
  if (!text.includes('×')) return text.split('-').length;
  const overUnders = /^([\d ×]+) × \([^)]*\+[^)]*\) over-unders$/.exec(text);
  if (overUnders) return 2 * product(overUnders[1] ?? '');
  const sets = /^(\d+) × \((\d+) × /.exec(text);
  if (sets) return Number(sets[1]) * Number(sets[2]);
  return text.split(' + ').reduce((sum, run) => sum + Number(/^(\d+) × /.exec(run)?.[1]), 0);
}

function product(text: string): number {
  return (text.match(/\d+/g) ?? []).reduce((all, number) => all * Number(number), 1);
}
