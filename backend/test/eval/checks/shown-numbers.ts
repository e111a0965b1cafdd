/**
 * A number as the athlete reads it, with what stands behind it. Found without any of the product's
 * own reading.
 */
export interface ShownNumber {
  /** As it is written, e.g. `1:32:10`, `29 min`, `−5.0%`. */
  readonly text: string;
  readonly at: number;
}

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const DIGITS = String.raw`\d[\d\u202f]*(?:\.\d+)?`;

/** The order decides: a day before a number, a duration before its parts. */
const FORMS = new RegExp(
  [
    String.raw`\d{1,2} (?:${MONTHS})(?: \d{4})?`,
    String.raw`\d{1,3}:\d{2}(?::\d{2})?(?: /(?:km|mi))?`,
    String.raw`[+\u2212]?(?:\d+ h(?: \d+ min)?(?: \d+ s)?|\d+ min(?: \d+ s)?)\b`,
    String.raw`[+\u2212]?${DIGITS}(?:\s?(?:%|W/kg|W/bpm|W|bpm/h|bpm|rpm|spm|km/h|mph|km|mi|m/km|ft/mi|m/h|ft/h|m|ft|°C|°F|°|kJ|kcal|kg|lb|s/km|s/mi|s|ml/kg/min)(?![A-Za-z]))?`,
  ].join('|'),
  'gu',
);

/** Names that hold digits and are no values. */
const NAMES =
  /\b(?:zones? [1-5](?![\d.])(?:(?:,| and| to| or) (?:zone )?[1-5](?![\d.:%]| (?:min|h|s|W|bpm|km|mi|spm|rpm)\b))*|W[1-3]\b|VO2(?:max)?|SpO2|W\u2032|95% of (?:the|your) best|Pa:Hr|20.minute|the twenty)/gu;

export function shownNumbers(content: string): readonly ShownNumber[] {
  const blanked = content.replace(NAMES, (name) => ' '.repeat(name.length));
  return [...blanked.matchAll(FORMS)]
    .filter(({ index }) => !/[A-Za-z\u2080-\u2089]/.test(blanked[index - 1] ?? ' '))
    .map((match) => ({ text: match[0].trim(), at: match.index }));
}

/** Digits alone, so that a sign told by a verb does not matter. */
export function bareDigits(text: string): string {
  return text
    .replace(/^[+\u2212]/, '')
    .replace(/\u202f/g, '')
    .trim();
}
