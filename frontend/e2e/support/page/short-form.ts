/**
 * `E2E_SHORT=1`, as CI sets it: of what is looked at in every size and colour, each size and each
 * colour once.
 */
const isShort = process.env['E2E_SHORT'] === '1';

/** Every pair of the two; in the short form only so many that each of them is in one. */
export function pairs<A, B>(first: readonly A[], second: readonly B[]): (readonly [A, B])[] {
  const all = first.flatMap((one, row) =>
    second.map((other, column) => ({ pair: [one, other] as const, row, column })),
  );
  return all
    .filter(({ row, column }) => !isShort || row % second.length === column % first.length)
    .map(({ pair }) => pair);
}
