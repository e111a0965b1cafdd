/** Names of the numbers from zero to twenty, by their value. */
export const CARDINALS: readonly string[] = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
];

/** Names of the tens from twenty on. */
export const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** Names of places in an order from `first`, by their place. */
export const ORDINALS: readonly string[] = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
  ...['tenth', 'eleventh', 'twelfth'],
];

/** Cardinals by their name, from one to nineteen. */
export const ONES: Readonly<Record<string, number>> = Object.fromEntries(
  CARDINALS.slice(1, 20).map((name, index) => [name, index + 1]),
);
