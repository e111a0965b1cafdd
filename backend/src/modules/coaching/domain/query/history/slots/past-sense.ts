import type {
  PastAsk,
  PastDoing,
  PastJoin,
  PastMeaning,
  PastSlot,
  PastSlotOf,
} from './past-slot.js';

/** The slots of a message, sorted by kind. */
export interface PastSense {
  /** Those that say something, in their order. */
  readonly slots: readonly PastSlot[];
  readonly of: <K extends PastMeaning['kind']>(kind: K) => readonly PastSlotOf<K>[];
  readonly has: (kind: PastMeaning['kind']) => boolean;
  readonly asks: (...asks: readonly PastAsk[]) => boolean;
  readonly does: (...doings: readonly PastDoing[]) => boolean;
  readonly joins: (...joins: readonly PastJoin[]) => boolean;
  /** Slots that say what is asked about. */
  readonly content: number;
  /** The message as it was read. */
  readonly text: string;
  /** Words that no entry knows. */
  readonly unread: number;
}

const SILENT: readonly PastMeaning['kind'][] = ['filler', 'unread'];
const WEIGHTLESS: readonly PastMeaning['kind'][] = ['join', 'leaning', 'ask', 'pointer', 'all'];

export function pastSenseOf(text: string, all: readonly PastSlot[]): PastSense {
  const slots = all.filter(({ kind }) => !SILENT.includes(kind));
  const of = <K extends PastMeaning['kind']>(kind: K) =>
    slots.filter((slot): slot is PastSlotOf<K> => slot.kind === kind);
  const asked = new Set(of('ask').map(({ ask }) => ask));
  const doing = new Set(of('doing').map((slot) => slot.doing));
  const joined = new Set(of('join').map(({ join }) => join));
  return {
    text,
    slots,
    of,
    has: (kind) => slots.some((slot) => slot.kind === kind),
    asks: (...asks) => asks.some((ask) => asked.has(ask)),
    does: (...doings) => doings.some((one) => doing.has(one)),
    joins: (...joins) => joins.some((join) => joined.has(join)),
    content: slots.filter(({ kind }) => !WEIGHTLESS.includes(kind)).length,
    unread: all.filter(({ kind }) => kind === 'unread').length,
  };
}
