import { after, say, size } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Found, Placed } from '../found.js';
import type { Shown } from '../metrics/span-metric.js';
import { PAST_METRICS } from './past-metrics.js';
import { rangeOf } from './past-period.js';
import type { PastMetricId, PastQuery, PastUnit } from './past-query.js';
import { dayFact, nounOf, said } from './past-words.js';
import { shownFor, within, type Training } from './sessions.js';
import { groupValues, noneIn } from './value-of-past.js';
import { changeOf, factOf, type Valued } from './valued.js';

type Result = Found | { readonly refused: string };
type Entry = ReturnType<typeof groupValues>[number];

interface Ordered {
  readonly id: PastMetricId;
  readonly order: readonly Entry[];
}

/** "Biggest week", "longest ride", "fastest Tuesday": which one, and its value. */
export function extremeOfPast(query: PastQuery, training: Training): Result {
  const { operation, unit } = query;
  if (operation.kind !== 'extreme') return { refused: 'no order was asked for' };
  const { id, order } = ordered(query, training, operation.most);
  const chosen = order[operation.which - 1];
  if (!chosen) return emptyOr(query, training, id);
  const [first] = chosen.group.sessions;
  if (!first) return { refused: 'there was no training then' };
  const ties = tiesOf(order, chosen);
  if (ties.length > 1 && unit === 'weekday') return tied(query, training, ties);
  const shown = shownFor(training, query);
  const noun = nounOf(training, query);
  const word = adjectiveOf(id, operation.most, unit);
  const nth = ['', 'second ', 'third ', 'fourth ', 'fifth '][operation.which - 1] ?? '';
  const day = unit === 'workout' ? dayFact(first, `Day of the ${word} ${noun}`) : null;
  const span = { from: chosen.group.key, to: chosen.group.name, name: chosen.group.name };
  const wanted = query.metrics.filter((other) => other !== id);
  const beside = wanted.length > 0 ? wanted : besides(id, unit).filter((other) => other !== id);
  const others = beside
    .slice(0, 2)
    .flatMap((other) => factOf(other, chosen.group.sessions, span, shown) ?? []);
  const asked = operation.by !== undefined && wanted.length > 0;
  if (asked && others.length === 0)
    return { refused: `no ${PAST_METRICS[wanted[0] ?? id].noun(shown)} was recorded then` };
  // Its name is shown even where the word for the order is not one of the metric.
  const counted = factOf('workouts', chosen.group.sessions, span, shown);
  const one: Chosen = { chosen, word, nth, noun, day, others, wanted: wanted.length > 0 };
  return {
    facts: [
      chosen.fact,
      ...(counted ? [counted.fact] : []),
      ...(day ? [day] : []),
      ...others.map(({ fact }) => fact),
      ...(order[operation.which] ? [(order[operation.which] as Entry).fact] : []),
    ],
    answer: (placed) =>
      asked
        ? { finding: [askedOfIt(one, query, shown, placed)], evidence: [], meaning: [] }
        : {
            finding: [
              day
                ? firstOfOrder(one, day, shown, placed)
                : `${claimOf(query, training, chosen)}${ofGroup(chosen, query, `${nth}${word}`, shown, placed)}`,
            ],
            evidence: [
              others.length > 0 && (wanted.length === 0 || day === null)
                ? `It had ${list(others.map((other) => said(other, noun, shown, placed)))}.`
                : null,
            ],
            meaning: [],
          },
  };
}

/** What was found at the end of the order, and how it is called. */
interface Chosen {
  readonly chosen: Entry;
  /** `longest`, and its place from that end: `second `. */
  readonly word: string;
  readonly nth: string;
  readonly noun: string;
  /** Null of weeks and months. */
  readonly day: FactDraft | null;
  readonly others: readonly Valued[];
  /** Whether the others were asked for. */
  readonly wanted: boolean;
}

function firstOfOrder(
  { chosen, word, nth, noun, others, wanted }: Chosen,
  day: FactDraft,
  shown: Shown,
  placed: Placed,
): string {
  const beside =
    wanted && others.length > 0
      ? `, with ${list(others.map((other) => said(other, noun, shown, placed)))}`
      : '';
  return `Your ${nth}${ofOne(chosen, { word, noun, day }, shown, placed)}${beside}.`;
}

/** "And its load?": `Your longest ride, on 7 June 2025, had a load of 64.` */
function askedOfIt(
  { chosen, word, nth, noun, day, others }: Chosen,
  { unit }: PastQuery,
  shown: Shown,
  placed: Placed,
): string {
  const values = list(others.map((other) => said(other, noun, shown, placed)));
  if (day) return say`Your ${nth}${word} ${noun}, on ${placed(day)}, had ${values}.`;
  return `Your ${nth}${word} ${unit === 'weekday' ? 'day' : unit}, ${chosen.group.name}, had ${values}.`;
}

/** `fastest run was on 10 June 2025: 5:23 /km`, `highest power was 398 W, on 12 June 2025`. */
function ofOne(
  { fact, metric }: Valued,
  { word, noun, day }: { readonly word: string; readonly noun: string; readonly day: FactDraft },
  shown: Shown,
  placed: Placed,
): string {
  if (metric.about.includes('max'))
    return say`${metric.noun(shown)} was ${placed(fact)}, on ${placed(day)}`;
  const own = ['highest', 'lowest'].includes(word) || metric.id === 'repOutput';
  return own
    ? say`${metric.id === 'repOutput' ? (word === 'strongest' || word === 'fastest' ? 'best' : 'weakest') : word} ${metric.noun(shown)} was ${placed(fact)}, on ${placed(day)}`
    : say`${word} ${noun} was on ${placed(day)}: ${placed(fact)}`;
}

/** "I think April was my biggest month": whether it was. */
function claimOf({ operation }: PastQuery, { today }: Training, { group }: Entry): string {
  if (operation.kind !== 'extreme' || !operation.claimed) return '';
  return rangeOf(operation.claimed, today).from === group.key ? 'Yes: ' : 'No: ';
}

function ofGroup(
  chosen: Entry,
  query: PastQuery,
  word: string,
  shown: Shown,
  placed: Placed,
): string {
  const { unit } = query;
  const weekday = unit === 'weekday';
  const value = chosen.metric.sums
    ? said(chosen, 'workout', shown, placed)
    : say`${chosen.metric.noun(shown)} ${placed(chosen.fact)}`;
  const per = weekday && chosen.metric.sums && chosen.metric.id !== 'workouts';
  const verb = weekday ? 'is' : 'was';
  return `${claimed(query) ? 'your' : 'Your'} ${word} ${weekday ? 'day' : unit} ${verb} ${chosen.group.name}, with ${value}${per ? ' a workout' : ''}.`;
}

function claimed({ operation }: PastQuery): boolean {
  return operation.kind === 'extreme' && operation.claimed !== undefined;
}

/** "Fastest and slowest Tuesday", "best against worst": both ends, and what is between them. */
export function endsOfPast(query: PastQuery, training: Training): Result {
  const { id, order } = ordered(query, training, true);
  const [high, low] = [order[0], order.at(-1)];
  if (!high || !low || high === low) return emptyOr(query, training, id);
  const shown = shownFor(training, query);
  const change = changeOf(low, high, shown);
  const what = query.unit === 'workout' ? nounOf(training, query) : query.unit;
  return {
    facts: [high.fact, low.fact, ...(change ? [change] : [])],
    answer: (placed) => ({
      finding: [
        say`By ${what} your ${PAST_METRICS[id].noun(shown)} goes from ${high.group.name} with ${placed(high.fact)} to ${low.group.name} with ${placed(low.fact)}${change ? say`: ${size(placed(change))} between them` : ''}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** "My top 3 weeks by distance": a few from one end. */
export function rankOfPast(query: PastQuery, training: Training): Result {
  const { operation } = query;
  if (operation.kind !== 'rank') return { refused: 'no order was asked for' };
  const { id, order } = ordered(query, training, operation.most);
  const top = order.slice(0, operation.count);
  if (top.length === 0) return emptyOr(query, training, id);
  const shown = shownFor(training, query);
  const what = query.unit === 'workout' ? nounOf(training, query) : query.unit;
  return {
    facts: top.map(({ fact }) => fact),
    answer: (placed) => ({
      finding: [
        `Your ${adjectiveOf(id, operation.most, query.unit)} ${what}s by ${PAST_METRICS[id].noun(shown)}: ${list(
          top.map(({ group, fact }) => say`${group.name} (${placed(fact)})`),
        )}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** Weeks or workouts from one end of the order to the other; the week under way is no quiet week. */
function ordered(query: PastQuery, training: Training, most: boolean): Ordered {
  const { operation } = query;
  const by = operation.kind === 'extreme' ? operation.by : undefined;
  const named = by === undefined ? query.metrics[0] : by;
  const id = named ?? usualOrder(query, training);
  const all = groupValues(query, training, id).filter(
    ({ group, value }) => (most || !group.open) && (value > 0 || group.sessions.length > 0),
  );
  return { id, order: [...all].sort((a, b) => (most ? b.value - a.value : a.value - b.value)) };
}

/** Output, best of intervals first. */
const QUALITY: readonly PastMetricId[] = ['repOutput', 'normalized', 'speed'];

/** By what things are put in order where no metric is named. */
function usualOrder(query: PastQuery, training: Training): PastMetricId {
  if (query.unit !== 'workout') return query.unit === 'weekday' ? 'load' : 'distance';
  if (!query.quality) return 'distance';
  const sessions = within(query, training);
  const sets = sessions.every(({ detail }) => detail?.shape === 'intervals');
  return (
    QUALITY.filter((id) => id !== 'repOutput' || sets).find((id) =>
      sessions.some((session) => PAST_METRICS[id].read(session) !== null),
    ) ?? 'distance'
  );
}

function tiesOf(order: readonly Entry[], chosen: Entry): readonly Entry[] {
  return order.filter(({ fact }) => fact.display === chosen.fact.display);
}

function tied(query: PastQuery, training: Training, ties: readonly Entry[]): Found {
  const shown = shownFor(training, query);
  const noun = nounOf(training, query);
  const [first] = ties as readonly [Entry];
  return {
    facts: ties.map(({ fact }) => fact),
    answer: (placed) => ({
      finding: [
        `${list(ties.map(({ group }) => group.name))} are equal, with ${said(first, noun, shown, placed)} each${ties
          .slice(1)
          .map(({ fact }) => say`${after(placed(fact))}`)
          .join('')}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

function emptyOr(query: PastQuery, training: Training, id: PastMetricId): Result {
  if (within(query, training).length === 0) return noneIn(query, training);
  return { refused: `no ${PAST_METRICS[id].noun(shownFor(training, query))} was recorded` };
}

function besides(id: PastMetricId, unit: PastUnit): readonly PastMetricId[] {
  if (unit !== 'workout') return ['workouts', 'time', 'distance'];
  return id === 'distance' ? ['time', 'climbing'] : ['distance', 'time'];
}

const ADJECTIVES: Readonly<Partial<Record<PastMetricId, readonly [string, string]>>> = {
  distance: ['longest', 'shortest'],
  time: ['longest', 'shortest'],
  climbing: ['hilliest', 'flattest'],
  load: ['hardest', 'easiest'],
  workouts: ['busiest', 'quietest'],
  power: ['strongest', 'weakest'],
  normalized: ['strongest', 'weakest'],
  repOutput: ['strongest', 'weakest'],
  speed: ['fastest', 'slowest'],
};

function adjectiveOf(id: PastMetricId, most: boolean, unit: PastUnit): string {
  const grouped = unit !== 'workout' && unit !== 'weekday';
  if (grouped && (id === 'distance' || id === 'time')) return most ? 'biggest' : 'smallest';
  if (grouped && id === 'load') return most ? 'busiest' : 'quietest';
  return ADJECTIVES[id]?.[most ? 0 : 1] ?? (most ? 'highest' : 'lowest');
}
