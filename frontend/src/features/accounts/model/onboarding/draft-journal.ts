import type { Answers } from './answers.js';
import type { Journal } from './draft-writer.js';

const PREFIX = 'onboarding-unsaved:';
/** Older than this, what is stored on the server is likely to be newer. */
const KEPT_MS = 7 * 24 * 3_600_000;

interface Entry {
  readonly at: number;
  readonly answers: Answers;
}

export type JournalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

function parse(text: string | null): Entry | null {
  try {
    const { at, answers } = JSON.parse(text ?? '') as Partial<Entry>;
    return typeof at === 'number' && typeof answers === 'object' && answers !== null
      ? { at, answers }
      : null;
  } catch {
    return null;
  }
}

function keysOf(storage: JournalStorage, userId: string): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(`${PREFIX}${userId}:`) ?? false,
  );
}

/**
 * The journal of one page. Storage that is full or blocked keeps nothing; the answers then live as
 * long as the page.
 */
export function draftJournal(
  storage: JournalStorage,
  userId: string,
  writer: string,
  now: () => number,
): Journal {
  const key = `${PREFIX}${userId}:${writer}`;
  return {
    write: (answers) => {
      try {
        storage.setItem(key, JSON.stringify({ at: now(), answers } satisfies Entry));
      } catch {
        // Nothing to be done: the patch that follows is the better copy.
      }
    },
    clear: () => storage.removeItem(key),
  };
}

/**
 * What earlier pages of this athlete on this browser could not hand over, the newest on top; it is
 * taken out of the storage.
 */
export function takeLeftAnswers(
  storage: JournalStorage,
  userId: string,
  now: () => number,
): Answers {
  const keys = keysOf(storage, userId);
  const entries = keys
    .map((key) => parse(storage.getItem(key)))
    .filter((entry): entry is Entry => entry !== null && now() - entry.at < KEPT_MS);
  keys.forEach((key) => storage.removeItem(key));
  return Object.assign(
    {},
    ...entries.sort((a, b) => a.at - b.at).map(({ answers }) => answers),
  ) as Answers;
}
