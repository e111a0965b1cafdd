/**
 * Lower case, letters and digits only, one space between words; apostrophes vanish so that "didn't"
 * is one word.
 */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['\u2019\u2018`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/**
 * Edits that still count as a slip of the finger, by the length of the word; short words are too
 * alike to guess.
 */
function slipsAllowed(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * The known word that was meant, or the word itself. Neither numbers nor short words are ever
 * corrected.
 */
export function corrected(word: string, known: ReadonlySet<string>): string {
  const slips = slipsAllowed(word);
  if (slips === 0 || known.has(word) || /\d/.test(word)) return word;
  let best = word;
  let fewest = slips + 1;
  for (const candidate of known) {
    // A slip of the finger hardly ever spares the second letter and spoils the first.
    if (
      candidate.length < 4 ||
      candidate[0] !== word[0] ||
      Math.abs(candidate.length - word.length) > slips
    )
      continue;
    const edits = distance(word, candidate);
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
}

/**
 * Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours.
 */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + same,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}
