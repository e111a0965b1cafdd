import type { Fact, Trend } from '#coaching/domain/facts/fact.js';
import type { Problem } from '../problem.js';
import { citedIn, type ModelCheck, type ModelSentence } from './model-sentence.js';
import { partsIn, type PartKind } from './parts.js';
import { isDefinition, REFUSAL } from './causes.js';
import { ownTextBehind } from './own-text.js';

const UP =
  /\b(?:rose|ris(?:e[ns]?|ing)|climbed(?= (?:from|to|by|steadily|over|through))|creep(?:s|ing)?|crept|increas\w+|higher|gain(?:ed|ing|s)?(?! \d)|more(?= (?:power|watts|climbing|distance|time|than))|faster|quicker|stronger|harder|improv\w+|sped up|speed(?:ed|ing) up|picked up|pick(?:ing)? up|went up|going up|gone up|(?<!adds? |add |adding |sums? |summed |of |worth )up (?:by|from|to|on|against|compared)|lift(?:ed)?|grew|grown|growing|grow(?:s)?(?= (?:from|by))|built|drift(?:ed|ing|s)? (?:up\w*|higher)|heavier|longer|bigger|shot up|jump(?:ed|s)?|pushed on|surged|ramp\w*|accelerat\w+|sharper|taller|greater|tougher|above)\b/;
const DOWN =
  /\b(?:fell|fall(?:s|en|ing)?|drop(?:s|ped|ping)?|decreas\w+|lower(?:ed)?|went down|going down|gone down|came down|coming down|down (?:by|from|to|on|against|compared)|lost|los(?:e|es|ing)|gave away|giv(?:e|ing) away|conceded|less|fewer|slower|fad(?:e[ds]?|ing)|weaker|weaken\w*|eas(?:ed|ing) (?:off|up|back)|slip(?:s|ped|ping)?|declin\w+|slow(?:ed|ing)|sag(?:s|ged|ging)?|slid(?:e|es|ing)?|dip(?:s|ped|ping)?|shr(?:ink|ank|unk|inking)|tail(?:s|ed|ing)? off|trail(?:ed|ing)? off|cave[ds]?|collaps\w+|crack(?:ed)?|suffer(?:ed)?|shorter|lighter|smaller|easier|softer|below|under (?:the|your|that)|backed off|died|cooled|settled|calm(?:ed|er))\b/;
const SAME =
  /\b(?:stead(?:y|ily|ier|iness)|even(?:ly|ness)?(?! (?:if|though|when|so|then|more|better|the))|level(?:led)?(?! (?:of|\d))|flat(?! (?:part|stretch|out|road|ground|km|section|equivalent))(?<!the flat)|held|holding|hold(?:s)?(?= (?:up|steady|on|your|the|it|firm))|stable|stayed|staying|constant(?:ly)?|consisten(?:t|tly|cy)|unchanged|same|rock[- ]solid|solid|match(?:ed|ing)?|equal(?:ly)?|identical\w*|no (?:change|drift|fade|difference|sign of|drop)|unwavering|metronom\w*|controlled|disciplin\w+|strict|smooth(?:ly)?|regular\w*|symmetr\w+|balanced|evened|barely|hardly|kept|throughout|without a break|non-?stop|in one go|all (?:the way|through)|right to the (?:end|line)|start to finish|practically|on the dot|clockwork)\b/;

const CHANNELS: readonly (readonly [tag: string, words: RegExp])[] = [
  ['power', /\b(?:power|watts?|wattage)\b/],
  ['heartRate', /\b(?:heart[- ]?rate|heart|pulse|hr)\b/],
  ['cadence', /\b(?:cadence|step rate|rpm|spm|turning over)\b/],
  ['speed', /\b(?:pace|speed|kilomet(?:re|er)s?|km|splits?|faster|slower|quicker)\b/],
  ['balance', /\b(?:balance|legs?|left|right leg)\b/],
  ['efficiency', /\befficien\w+\b/],
  ['time', /\b(?:moving time|training time|time)\b/],
  ['stress', /\b(?:load|stress)\b/],
  ['distance', /\b(?:distance|mileage|volume)\b/],
  ['elevation', /\b(?:climb(?:ed|ing)|ascent|elevation)\b/],
];

/** Parts by what a key tells of them; without one a change is of the whole session. */
const ABOUT: readonly (readonly [kinds: readonly PartKind[], key: RegExp])[] = [
  [['half'], /(?:second|halves|likeGradient|like\.(?:change|verdict))/],
  [['quarter', 'end'], /(?:end|fade|durability|last)/],
  [['start'], /start/],
  [['rep', 'set'], /(?:intervals|cost\.set|cost\.rep)/],
  [['climb'], /(?:climb|likeGradient\.(?:steep-)?up)/],
  [['descent'], /(?:descent|likeGradient\.(?:steep-)?down)/],
  [['flat'], /(?:flat)/],
  [['third'], /(?:thirds|durability)/],
];

/**
 * "Your power rose", "your pace held": a change needs a fact that shows it, of the
 * same measure and the same part.
 */
export const unprovenChanges: ModelCheck = (sentence): readonly Problem[] => {
  const { isDenial } = sentence;
  const words = sentence.words.replace(TITLE, ' ');
  if (isDefinition(sentence) || (isDenial && REFUSAL.test(words))) return [];
  const said = saidTrends(words.replace(NEGATED, ' '));
  if (said.length === 0)
    return isDenial && !isNegationProven(sentence) ? [{ kind: 'claim', text: '' }] : [];
  if (isProven(sentence, said) || ownTextBehind(sentence, 0.8)) return [];
  const text = [UP, DOWN, SAME].map((one) => one.exec(words)?.[0]).find(Boolean) ?? '';
  return [{ kind: 'claim', text }];
};

/** "The steady run of 3 May": a name and no claim. */
const TITLE =
  /\b(?:the|your|this|that) (?:steady|even|hard|easy|long(?:er)?|short(?:er)?) (?:run|ride|session|workout|one)s?\b|\bkeep (?:showing up|it up|going|at it)\b|\bconsistency like yours\b|\bthe same (?:way|thing|kind|order|words|day|time)\b/g;

/** "It didn't drop", "no fade": a change that is said not to be. */
const NEGATED =
  /\b(?:\w+n't|not|no|never|without|hardly|barely)(?: (?!but\b)[\w-]+){0,3}? (?:drop(?:s|ped|ping)?|fad(?:e[ds]?|ing)|fall(?:ing)?|rise|rising|slow(?:ed|ing)?(?: down)?|increase|decrease|change[ds]?|drift(?:ed|ing)?|dip(?:ped)?|faster|slower|higher|lower|stronger|weaker|improve[ds]?|lose|lost|gain(?:ed)?)\b/g;

function isNegationProven({ words, cited, sheet }: ModelSentence): boolean {
  const negated = words.match(NEGATED) ?? [];
  if (negated.length === 0 || cited.length > 0) return true;
  const said = saidTrends(negated.join(' ').replace(/\bno change\b/, 'same')).filter(
    (one) => one !== 'same',
  );
  const channels = CHANNELS.filter(([, pattern]) => pattern.test(words)).map(([tag]) => tag);
  const changes = sheet.facts.filter(
    ({ key, trend, about }) =>
      trend !== undefined &&
      GENERAL.test(key) &&
      channels.some((channel) => about.includes(channel)),
  );
  return changes.length > 0 && changes.every(({ trend }) => trend !== said[0]);
}

function saidTrends(words: string): readonly Trend[] {
  return [
    ...(UP.test(words) ? (['up'] as const) : []),
    ...(DOWN.test(words) ? (['down'] as const) : []),
    ...(SAME.test(words) ? (['same'] as const) : []),
  ];
}

/** A change that goes the other way round right at its mark. */
function isReversed({ stretches, sheet }: ModelSentence): boolean {
  return stretches.some(({ text, cites }, index) => {
    const own = citedIn(cites, sheet).filter(
      ({ trend }) => trend !== undefined && trend !== 'same',
    );
    const [fact] = own;
    if (own.length !== 1 || !fact) return false;
    const behind = /^[^,;.:]{0,40}/.exec(stretches[index + 1]?.text ?? '')?.[0] ?? '';
    const near = ` ${text} ${behind} `.toLowerCase().replace(NEGATED, ' ');
    if (fact.unit === 's') return saidOfTime(near, fact.trend ?? 'same');
    const said = saidTrends(near).filter((one) => one !== 'same');
    return said.length === 1 && said[0] !== fact.trend;
  });
}

/** More seconds are slower: a gain of time is a change downward. */
function saidOfTime(near: string, trend: Trend): boolean {
  const longer = /\b(?:slower|lost|losing|gave away|conceded|longer|more|added)\b/.test(near);
  const shorter = /\b(?:faster|quicker|gained|saved|shorter|less|won)\b/.test(near);
  return longer !== shorter && (longer ? trend === 'down' : trend === 'up');
}

function isProven(sentence: ModelSentence, said: readonly Trend[]): boolean {
  const { cited, sheet, stretches } = sentence;
  const changes = cited.filter(({ trend }) => trend !== undefined);
  if (changes.length > 0) return !isReversed(sentence);
  if (cited.some(({ about, key }) => about.includes('spread') || TELLS.test(key))) return true;
  const levels = stretches
    .map(({ cites }) => citedIn(cites, sheet).filter(({ value }) => typeof value === 'number'))
    .flat();
  const [one, other] = levels;
  if (levels.length >= 2 && one && other && one.unit === other.unit)
    return agrees(sentence, one, levels.at(-1) ?? other, said);
  if (levels.length > 0)
    return said.every((trend) => trend === 'same') ? CALM.test(sentence.words) : false;
  return byTheSheet(sentence, said);
}

/** These facts tell a change, a level or a likeness in their own words. */
const TELLS =
  /(?:change|spread|variation|variability|verdict|fade|trend|contradiction|drift|decoupling|frame|effort|zones|missing|note|next|percentile|rank|history|plan|pattern|hold|levels|coasting|climb\.|session\.|stops|surges|weeks)/;
/** With one value these only say that it was kept. */
const CALM = /\b(?:averag\w+|held|stayed|kept|sat|throughout|steady)\b/;

const FROM_TO =
  /\bfrom\b.*\bto\b|\b(?:opened|started|began|went|moved|first)\b.*\b(?:closed|finished|ended|last|to)\b|\bafter\b.*\bcame\b/;
const LIKE = 0.03;

/** Two values that are set side by side lie as the words say. */
function agrees(sentence: ModelSentence, one: Fact, other: Fact, said: readonly Trend[]): boolean {
  const [a, b] = [Number(one.value), Number(other.value)];
  const ratio = Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b), 1e-9);
  const isRow = familyOf(one.key) === familyOf(other.key) && one.key < other.key;
  const changed =
    FROM_TO.test(sentence.words) || (isRow && !HELD_AGAINST.test(between(sentence)))
      ? b - a
      : a - b;
  const is: Trend = ratio < 0.005 ? 'same' : changed > 0 ? 'up' : 'down';
  return said.every((trend) =>
    trend === 'same'
      ? ratio <= LIKE
      : trend === is || (one.unit === 's' && trend !== is && SPEEDY.test(sentence.words)),
  );
}

const HELD_AGAINST = /\b(?:against|versus|vs|than|compared|instead)\b/;
const familyOf = (key: string) => key.replace(/\d+/g, '#');

/** The words between the first mark and the last. */
function between({ stretches }: ModelSentence): string {
  const marked = stretches.filter(({ cites }) => cites.length > 0);
  return marked
    .slice(1)
    .map(({ text }) => text)
    .join(' ');
}

const SPEEDY = /\b(?:faster|slower|quicker)\b/;

/** Without a mark some change of the sheet must go that way, and none of the same name another. */
function byTheSheet({ words, sheet }: ModelSentence, said: readonly Trend[]): boolean {
  const channels = CHANNELS.filter(([, pattern]) => pattern.test(words)).map(([tag]) => tag);
  const parts = partsIn(words).map(({ kind }) => kind);
  const keys = ABOUT.filter(([kinds]) => kinds.some((kind) => parts.includes(kind))).map(
    ([, key]) => key,
  );
  if (channels.length === 0 || said.length > 1) return false;
  const changes = sheet.facts.filter(
    ({ key, trend, about }) =>
      trend !== undefined &&
      channels.some((channel) => about.includes(channel)) &&
      (keys.length === 0 ? GENERAL.test(key) : keys.some((one) => one.test(key))),
  );
  return (
    channels.every((channel) => changes.some(({ about }) => about.includes(channel))) &&
    changes.every(({ trend }) => trend === said[0])
  );
}

const GENERAL =
  /^(?:pacing\.(?:halves|fade|second)|heartRate\.drift|intervals\.(?:trend|heartRateTrend|paceTrend)|efficiency|delta|change|week\.change)/;
