/** Words a reader sounds out; a number with its unit is taken for one word of two syllables. */
const NUMBER = /^[+\u2212(-]*\d[\d.,:\u202f%°/x-]*$/;

function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const groups = letters
    .replace(/(?:[^laeiouy]es|[^tdaeiouy]ed|[^laeiouy]e)$/, (end) => end[0] ?? '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}

/**
 * Flesch-Kincaid grade of a text: 0.39 words a sentence + 11.8 syllables a word - 15.59 (Kincaid
 * 1975).
 */
export function readingGrade(given: string): number {
  // Rows of a table are no sentences.
  const text = given.replace(/\|(?:[^|]*\|)+/g, ' ');
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => /[a-z]/i.test(sentence));
  const words = text.split(/[\s\u2013]+/).filter((word) => /[\p{L}\d]/u.test(word));
  const sounds = words.reduce((sum, word) => sum + (NUMBER.test(word) ? 1 : syllables(word)), 0);
  return sentences.length === 0 || words.length === 0
    ? 0
    : 0.39 * (words.length / sentences.length) + 11.8 * (sounds / words.length) - 15.59;
}
