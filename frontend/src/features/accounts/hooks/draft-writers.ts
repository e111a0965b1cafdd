import { token } from '#api/token.js';
import { saveDraft } from '../api/save-draft.js';
import { draftJournal, takeLeftAnswers } from '../model/onboarding/draft-journal.js';
import { DraftWriter } from '../model/onboarding/draft-writer.js';
import type { Session } from '../model/session.js';

interface Open {
  readonly userId: string;
  readonly writer: DraftWriter;
}

const open = new WeakMap<Session, Open>();

/**
 * The writer of this page for the signed-in athlete. It goes on after the questionnaire is closed,
 * so that what could not be saved yet still will be; it ends with the session.
 */
export function draftWriterOf(session: Session, userId: string): DraftWriter {
  const known = open.get(session);
  if (known?.userId === userId) return known.writer;
  const writer = openWriter(session, userId);
  open.set(session, { userId, writer });
  return writer;
}

function openWriter(session: Session, userId: string): DraftWriter {
  const id = pageId();
  const now = (): number => Date.now();
  const journal = draftJournal(localStorage, userId, id, now);
  let bearer = token.read();
  const isOwn = (): boolean => session.user?.id === userId;
  const writer = new DraftWriter({
    writer: id,
    journal,
    left: takeLeftAnswers(localStorage, userId, now),
    timers: {
      set: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
      clear: (handle) => window.clearTimeout(handle),
    },
    send: async (patch, leaving) => {
      if (isOwn()) bearer = token.read();
      // These answers are nobody else's: once another athlete is signed in, they may not travel
      // with that token.
      else if (token.read() !== null) return { kind: 'failed' };
      return saveDraft(patch, { leaving, bearer });
    },
  });

  const retry = (): void => writer.retry();
  const leave = (): void => writer.leave();
  const turn = (): void => (document.visibilityState === 'hidden' ? leave() : retry());
  window.addEventListener('online', retry);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', turn);
  const stopListening = session.onChange(() => {
    if (isOwn()) return;
    stopListening();
    open.delete(session);
    window.removeEventListener('online', retry);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', turn);
    // Where the server ended the session, the journal waits for the athlete; signing out
    // leaves nothing behind.
    const signedOut = session.lapse === null;
    const last = signedOut ? writer.flush() : Promise.resolve(true);
    void last.then(() => {
      writer.stop();
      if (signedOut) journal.clear();
    });
  });
  return writer;
}

/**
 * A random UUID. `crypto.randomUUID` is missing where the page is not served over HTTPS,
 * `getRandomValues` never is.
 */
function pageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1: RFC 9562, section 5.4.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
