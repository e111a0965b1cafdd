import type { Fact } from '#coaching/domain/facts/fact.js';
import type { Problem } from '../problem.js';
import { found, type ModelCheck, type ModelSentence } from './model-sentence.js';
import { ownTextBehind } from './own-text.js';
import { partsIn, type Part } from './parts.js';
import { seriesOf, type Series } from './series.js';
import { isDefinition, REFUSAL } from './causes.js';

type Extreme = readonly [words: RegExp, measures: RegExp, high: boolean];

const EXTREMES: readonly Extreme[] = [
  [/\b(?:fastest|quickest|sharpest)\b/, /^(?:output|speed)$/, true],
  [/\bslowest\b/, /^(?:output|speed)$/, false],
  [
    /\b(?:strongest|most powerful|most power|hardest|highest power|best)\b/,
    /^(?:output|power|speed)$/,
    true,
  ],
  [/\b(?:weakest|least powerful|lowest power|worst)\b/, /^(?:output|power|speed)$/, false],
  [/\b(?:longest|took (?:you )?(?:the )?longest)\b/, /^(?:duration|time|length)$/, true],
  [/\bshortest\b/, /^(?:duration|time|length)$/, false],
  [/\bsteepest\b/, /^grade$/, true],
  [/\b(?:biggest|tallest)\b/, /^(?:gain|height|length)$/, true],
  [
    /\b(?:highest|top|peak)\b/,
    /^(?:output|power|heartRate|heartRateMax|cadence|speed|gain)$/,
    true,
  ],
  [/\b(?:lowest|least)\b/, /^(?:output|power|heartRate|cadence|speed)$/, false],
];
const ANY =
  /\b(?:fastest|quickest|sharpest|slowest|strongest|weakest|hardest|easiest|toughest|most (?:powerful|power|even|steady|efficient|demanding|intense)|longest|shortest|steepest|biggest|smallest|heaviest|lightest|hilliest|highest|lowest|best|worst|smoothest|steadiest|finest|greatest|top)\b/;
const EACH = new RegExp(ANY.source, 'g');

/** Facts that are an extreme by their own name, and what they may be called. */
const NAMED: readonly (readonly [words: RegExp, names: RegExp])[] = [
  [
    /\b(?:fastest|quickest|sharpest|best|top)\b/,
    /fastest|\bbest|\.best\.|records|recentBests|efforts|\bmax|shortest|prediction|strongest|ftpEvidence/i,
  ],
  [/\b(?:slowest|worst)\b/, /slowest|lowest|weakest/i],
  [
    /\b(?:strongest|most power|most powerful|highest|peak|hardest|top|best)\b/,
    /strongest|highest|\bmax|Max\b|\.best\.|best|records|recentBests|hold|largest|surges/i,
  ],
  [/\b(?:weakest|lowest|least|easiest)\b/, /weakest|lowest|minimum|smallest/i],
  [
    /\b(?:longest|biggest|furthest|heaviest|largest|tallest)\b/,
    /longest|largest|main|most height|records.*(?:distance|duration|climbing)|biggest|unbroken|streak|held/i,
  ],
  [/\bshortest\b/, /shortest|fastest/i],
  [/\bsteepest\b/, /steepest/i],
];

function isNamed({ key, label }: Fact, words: string): boolean {
  return NAMED.some(([said, names]) => said.test(words) && (names.test(key) || names.test(label)));
}

/** Turns of speech that rank nothing. */
const SPEECH =
  /\b(?:at best|at least|best (?:of luck|guess|way|to|thing)|do your best|one of (?:your|the)|biggest (?:lesson|takeaway|thing|question)|easiest way|top marks|top of|best (?:bet|read)|hardest part|try your best)\b/;

/** What is called the fastest, the longest or the best must be so among the like of it. */
export const unprovenRanks: ModelCheck = (sentence): readonly Problem[] => {
  const { words, cited, sheet } = sentence;
  const claim = found(ANY, words.replace(SPEECH, ' '), 'superlative');
  if (claim.length === 0 || isDefinition(sentence)) return [];
  if (sentence.isDenial && REFUSAL.test(words)) return [];
  const part = partsIn(words).find(({ place }) => place !== undefined);
  const series = seriesOf(sheet);
  const verdict = part ? heldBySeries(sentence, part, series) : null;
  if (verdict !== null) return verdict ? [] : claim;
  const claims = words.replace(SPEECH, ' ').match(EACH) ?? [];
  if (
    claims.every((one) =>
      cited.some((fact) => isNamed(fact, one) || isExtremeOf(fact, one, series)),
    )
  )
    return [];
  return ownTextBehind(sentence, 0.9) ? [] : claim;
};

/** Whether a named part is what it is called; null where no series tells. */
function heldBySeries(
  { words, sheet }: ModelSentence,
  part: Part,
  all: readonly Series[],
): boolean | null {
  const extreme = EXTREMES.find(([word]) => word.test(words));
  if (!extreme || sheet.kind !== 'workout') return null;
  const [, measures, high] = extreme;
  const like = all.filter(({ kind, measure }) => kind === part.kind && measures.test(measure));
  if (like.length === 0) return null;
  return like.some(({ facts }) => {
    const at = part.place === 'last' ? facts.length - 1 : (part.place ?? 0) - 1;
    const fact = facts[at];
    return fact !== undefined && isTop(fact, facts, high);
  });
}

function isExtremeOf(fact: Fact, words: string, all: readonly Series[]): boolean {
  return EXTREMES.some(
    ([word, measures, high]) =>
      word.test(words) &&
      all.some(
        ({ measure, facts }) =>
          measures.test(measure) && facts.includes(fact) && isTop(fact, facts, high),
      ),
  );
}

/** The most or the least of a series, or shown just like it. */
function isTop(fact: Fact, facts: readonly Fact[], high: boolean): boolean {
  const values = facts.map(({ value }) => Number(value));
  const top = high ? Math.max(...values) : Math.min(...values);
  return facts.some(({ value, display }) => value === top && display === fact.display);
}

/** "Between 159 and 168": the least and the most of what such a range is of. */
export const unprovenRanges: ModelCheck = ({ words, cited, sheet }): readonly Problem[] => {
  if (!/\b(?:narrow|band|range[ds]?|between)\b/.test(words) || cited.length !== 2) return [];
  const [one, other] = cited;
  const family = familyOf(one?.key ?? '');
  if (
    one === undefined ||
    other === undefined ||
    familyOf(other.key) !== family ||
    family === one.key
  )
    return [];
  const values = sheet.facts
    .filter(({ key }) => familyOf(key) === family)
    .map(({ value }) => Number(value));
  const said = [Number(one.value), Number(other.value)];
  return Math.min(...values) === Math.min(...said) && Math.max(...values) === Math.max(...said)
    ? []
    : [{ kind: 'superlative', text: 'range' }];
};

const familyOf = (key: string) => key.replace(/\d{4}-\d\d-\d\d|\d+/g, '#');
