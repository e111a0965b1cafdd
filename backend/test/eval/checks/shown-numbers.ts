/**
 * A number as the athlete reads it, with its unit. Found without the product's own parser.
 */
export interface ShownNumber {
  /** As it is written, e.g. `1:32:10`, `29 min`, `−5.0%`. */
  readonly text: string;
  readonly at: number;
}

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const DIGITS = String.raw`\d[\d\u202f]*(?:\.\d+)?`;
/** Longer units come before the units that they begin with. */
const UNITS =
  '%|W/kg|W/bpm|W|bpm/h|bpm|rpm|spm|km/h|mph|km|mi|m/km|ft/mi|m/h|ft/h|m|ft|' +
  '°C|°F|°|kJ|kcal|kg|lb|s/km|s/mi|s|ml/kg/min';

/** The order decides: a day before a number, a duration before its parts. */
const FORMS = new RegExp(
  [
    String.raw`\d{1,2} (?:${MONTHS})(?: \d{4})?`,
    String.raw`\d{1,3}:\d{2}(?::\d{2})?(?: /(?:km|mi))?`,
    String.raw`[+\u2212]?(?:\d+ h(?: \d+ min)?(?: \d+ s)?|\d+ min(?: \d+ s)?)\b`,
    String.raw`[+\u2212]?${DIGITS}(?:\s?(?:${UNITS})(?![A-Za-z]))?`,
  ].join('|'),
  'gu',
);

const NO_VALUE = String.raw`(?![\d.:%]| (?:min|h|s|W|bpm|km|mi|spm|rpm)\b)`;
const ZONES = String.raw`zones? [1-5](?![\d.])(?:(?:,| and| to| or) (?:zone )?[1-5]${NO_VALUE})*`;
const METRICS = String.raw`W[1-3]\b|VO2(?:max)?|SpO2|W\u2032|Pa:Hr`;
const EFFORTS = '95% of (?:the|your) best|20.minute|the twenty';
/** Names with digits that are not values. */
const NAMES = new RegExp(String.raw`\b(?:${ZONES}|${METRICS}|${EFFORTS})`, 'gu');

export function shownNumbers(content: string): readonly ShownNumber[] {
  const blanked = content.replace(NAMES, (name) => ' '.repeat(name.length));
  return [...blanked.matchAll(FORMS)]
    .filter(({ index }) => !/[A-Za-z\u2080-\u2089]/.test(blanked[index - 1] ?? ' '))
    .map((match) => ({ text: match[0].trim(), at: match.index }));
}

/** Digits alone, without a sign that a verb may express. */
export function bareDigits(text: string): string {
  return text
    .replace(/^[+\u2212]/, '')
    .replace(/\u202f/g, '')
    .trim();
}
