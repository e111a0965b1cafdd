import { metricsOf } from './metric-of.js';
import { withNeighbours } from './nested.js';
import { scopesOf } from './scopes-of.js';
import type { ScopesRead } from './scopes/scopes-read.js';
import type { AskWord, Doing, Join, Slot, SlotOf } from './slot.js';
import type { MetricId } from '../metrics/metric-id.js';

/** What one sentence says, sorted by kind of slot. */
export interface Sense {
  /** The sentence in plain words, fillers and all. */
  readonly text: string;
  /** All of them, with those that say nothing. */
  readonly all: readonly Slot[];
  /** Each for itself, where the sentence has several. */
  readonly clauses?: readonly Sense[];
  /** Two questions in one sentence: "how many reps and how fast were they". */
  readonly questions?: readonly Sense[];
  readonly slots: readonly Slot[];
  readonly read: ScopesRead;
  readonly metrics: readonly MetricId[];
  readonly ends: readonly SlotOf<'end'>[];
  readonly comparatives: readonly SlotOf<'comparative'>[];
  readonly measures: readonly SlotOf<'measure'>[];
  readonly numbers: readonly SlotOf<'number'>[];
  readonly asks: (ask: AskWord) => boolean;
  readonly does: (doing: Doing) => boolean;
  readonly joins: (join: Join) => boolean;
  readonly has: (kind: Slot['kind']) => boolean;
  readonly limits: readonly SlotOf<'limit'>[];
  /** How far from the best end an ordinal before it stands: 2 for "second fastest". */
  readonly which: number;
  readonly leaning: boolean;
  readonly pointing: 'one' | 'many' | null;
  /** Words that no entry knows. */
  readonly unread: number;
  /** One of them names a place: "on the flats". */
  readonly unreadPlace: boolean;
  /** Words and phrases in all. */
  readonly words: number;
  /** Slots that say something. */
  readonly content: number;
}

const SILENT: readonly Slot['kind'][] = ['filler', 'unread'];
const WEIGHTLESS: readonly Slot['kind'][] = [
  ...SILENT,
  'join',
  'leaning',
  'ask',
  'whole',
  'one',
  'each',
  'pointer',
  'within',
];

export function senseOf(given: readonly Slot[]): Sense {
  const all = withNeighbours(given);
  const slots = all.filter(({ kind }) => !SILENT.includes(kind));
  const read = scopesOf(slots);
  const of = <K extends Slot['kind']>(kind: K) =>
    read.rest.filter((slot): slot is SlotOf<K> => slot.kind === kind);
  const asks = new Set(of('ask').map(({ ask }) => ask));
  const does = new Set(of('doing').map(({ doing }) => doing));
  const joins = new Set(slots.flatMap((slot) => (slot.kind === 'join' ? [slot.join] : [])));
  const pointers = of('pointer');
  return {
    text: all.map((slot) => slot.text).join(' '),
    all,
    slots,
    read,
    metrics: metricsOf(read.rest),
    ...orders(of('end'), of('comparative'), asks.has('which') && !joins.has('than')),
    measures: of('measure'),
    numbers: of('number'),
    limits: of('limit'),
    asks: (ask) => asks.has(ask),
    does: (doing) => does.has(doing),
    joins: (join) => joins.has(join),
    has: (kind) => read.rest.some((slot) => slot.kind === kind),
    which: ordinalBeforeEnd(read.rest),
    leaning: slots[0]?.kind === 'leaning' || slots.some(({ kind }) => kind === 'leaning'),
    pointing: pointers.length === 0 ? null : pointers.some(({ many }) => many) ? 'many' : 'one',
    unreadPlace: namesPlace(all),
    unread: all.filter(({ kind }) => kind === 'unread').length,
    words: all.length,
    content: slots.filter(isTelling).length,
  };
}

const BEFORE_PLACES =
  /^(?:on|in|at|during|before|after|around|per|by|through|within|across|along|from|over)$/;

function namesPlace(all: readonly Slot[]): boolean {
  return all.some(({ kind }, index) => {
    if (kind !== 'unread') return false;
    const [before, earlier] = [all[index - 1], all[index - 2]];
    const article = before && /^(?:the|a|an|my|this|that|those)$/.test(before.text);
    return BEFORE_PLACES.test((article ? earlier : before)?.text ?? '');
  });
}

/** "Which of the two was faster" asks for the fastest. */
function orders(
  ends: readonly SlotOf<'end'>[],
  comparatives: readonly SlotOf<'comparative'>[],
  choice: boolean,
): Pick<Sense, 'ends' | 'comparatives'> {
  const [first, ...more] = comparatives;
  return choice && first && more.length + ends.length === 0
    ? { ends: [{ ...first, kind: 'end' }], comparatives: [] }
    : { ends, comparatives };
}

/** "How many" and "how long" say more than "what". */
function isTelling(slot: Slot): boolean {
  if (slot.kind === 'ask') return slot.ask.startsWith('how');
  return !WEIGHTLESS.includes(slot.kind);
}

function ordinalBeforeEnd(rest: readonly Slot[]): number {
  const at = rest.findIndex(({ kind }, index) => kind === 'nth' && rest[index + 1]?.kind === 'end');
  const slot = rest[at];
  return slot?.kind === 'nth' && slot.nth > 0 ? slot.nth : 1;
}
