/** Combining marks, which a decomposed accent leaves behind: é is e and U+0301. */
const MARKS =
  // eslint-disable-next-line no-misleading-character-class -- single marks are meant
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;

/** Letters that have no decomposition, as people without them on the keyboard type them. */
const FOLDED: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ς: 'σ' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ '’': "'", '‘': "'", ʼ: "'" },
};
const FOLDABLE = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g');

/**
 * The form in which names and addresses are compared: without case, accents and width, so that
 * İstanbul is found by "istanbul" and Åsa by "asa". The database folds what it stores in the same
 * way: `search_key` in migration 1764300006002.
 */
export function searchKey(search: string): string {
  return search
    .trim()
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(FOLDABLE, (letter) => FOLDED[letter] ?? letter);
}
