import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Answers } from './answers.js';
import { DEBOUNCE_MS, DraftWriter, type DraftPatch, type SendOutcome } from './draft-writer.js';

interface Sent extends DraftPatch {
  readonly leaving: boolean;
  readonly answer: (outcome: SendOutcome) => Promise<void>;
}

const taken: SendOutcome = { kind: 'taken' };
const failed: SendOutcome = { kind: 'failed' };

/**
 * A server that keeps its answers back until the test gives them, and takes patches as the real one
 * does.
 */
function stage(left?: Answers) {
  const sent: Sent[] = [];
  const journal: { answers: Answers | null } = { answers: null };
  const writer = new DraftWriter({
    writer: 'page-1',
    timers: {
      set: (callback, milliseconds) => Number(setTimeout(callback, milliseconds)),
      clear: (handle) => clearTimeout(handle),
    },
    journal: {
      write: (answers) => void (journal.answers = answers),
      clear: () => void (journal.answers = null),
    },
    send: (patch, leaving) =>
      new Promise((resolve) => {
        sent.push({
          ...patch,
          leaving,
          answer: async (outcome) => {
            resolve(outcome);
            await jest.advanceTimersByTimeAsync(0);
          },
        });
      }),
    ...(left ? { left } : {}),
  });
  const last = (): Sent => {
    const found = sent.at(-1);
    if (!found) throw new Error('nothing was sent');
    return found;
  };
  return { writer, sent, journal, last };
}

const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

describe('DraftWriter', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('saves 800 ms after the last change, all changes in one patch [ONB-22, ONB-23]', async () => {
    const { writer, sent } = stage();
    writer.change({ age: 3 });
    await pass(DEBOUNCE_MS - 1);
    writer.change({ age: 34 });
    writer.change({ gender: 'female' });
    await pass(DEBOUNCE_MS - 1);
    expect(sent).toHaveLength(0);
    await pass(1);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      answers: { age: 34, gender: 'female' },
      writer: 'page-1',
      sequence: 1,
      currentStep: undefined,
      leaving: false,
    });
  });

  it('saves a new step immediately, with what was waiting [ONB-24]', async () => {
    const { writer, last } = stage();
    writer.change({ age: 34 });
    void writer.goTo(2);
    await pass(0);
    expect(last()).toMatchObject({ answers: { age: 34 }, currentStep: 2 });
  });

  it('sends one patch at a time and takes no later value for saved', async () => {
    const { writer, sent, last } = stage();
    writer.change({ sleepQuality: 'g' });
    await pass(DEBOUNCE_MS);
    writer.change({ sleepQuality: 'go' });
    await pass(DEBOUNCE_MS * 3);
    expect(sent).toHaveLength(1);
    await last().answer(taken);
    expect(sent).toHaveLength(2);
    expect(last()).toMatchObject({ answers: { sleepQuality: 'go' }, sequence: 2 });
    await last().answer(taken);
    expect(writer.status).toBe('saved');
    expect(writer.unacknowledged).toEqual({});
  });

  it('two who wait for everything to be saved do not send twice', async () => {
    const { writer, sent, last } = stage();
    writer.change({ age: 1 });
    await pass(DEBOUNCE_MS);
    writer.change({ age: 2 });
    const both = Promise.all([writer.flush(), writer.goTo(3)]);
    await last().answer(taken);
    expect(sent).toHaveLength(2);
    await last().answer(taken);
    expect(await both).toEqual([true, true]);
    expect(sent).toHaveLength(2);
  });

  it('keeps what failed, sends it with the next change, says so meanwhile', async () => {
    const { writer, last, journal } = stage();
    writer.change({ age: 34 });
    await pass(DEBOUNCE_MS);
    await last().answer(failed);
    expect(writer.status).toBe('failing');
    expect(journal.answers).toEqual({ age: 34 });
    writer.change({ gender: 'male' });
    expect(writer.status).toBe('failing');
    await pass(DEBOUNCE_MS);
    expect(last()).toMatchObject({ answers: { age: 34, gender: 'male' }, sequence: 2 });
    await last().answer(taken);
    expect(writer.status).toBe('saved');
    expect(journal.answers).toBeNull();
  });

  it('retries when the connection is back, and at growing intervals', async () => {
    const { writer, sent, last } = stage();
    writer.change({ age: 34 });
    await pass(DEBOUNCE_MS);
    await last().answer(failed);
    writer.retry();
    await pass(0);
    expect(sent).toHaveLength(2);
    await last().answer(failed);
    await pass(9_999);
    expect(sent).toHaveLength(2);
    await pass(1);
    expect(sent).toHaveLength(3);
  });

  it('does not bother the server on reconnect where nothing is waiting', async () => {
    const { writer, sent } = stage();
    writer.retry();
    await pass(60_000);
    expect(sent).toHaveLength(0);
  });

  it('hands everything over on leaving, without waiting for a patch', async () => {
    const { writer, sent, last } = stage();
    writer.change({ age: 3 });
    await pass(DEBOUNCE_MS);
    writer.change({ gender: 'other' });
    writer.leave();
    expect(last()).toMatchObject({
      answers: { age: 3, gender: 'other' },
      sequence: 2,
      leaving: true,
    });
    await sent[0]?.answer(taken);
    expect(writer.unacknowledged).toEqual({ gender: 'other' });
    await sent[1]?.answer(taken);
    expect(writer.unacknowledged).toEqual({});
    writer.leave();
    expect(sent).toHaveLength(2);
  });

  it('journals each change first and starts with what was left unsent', async () => {
    const first = stage();
    first.writer.change({ sleepQuality: 'killed here' });
    expect(first.journal.answers).toEqual({ sleepQuality: 'killed here' });
    const second = stage({ sleepQuality: 'killed here' });
    await pass(0);
    expect(second.writer.unacknowledged).toEqual({ sleepQuality: 'killed here' });
    expect(second.last()).toMatchObject({ answers: { sleepQuality: 'killed here' }, sequence: 1 });
  });

  it('goes on without a refused answer and resends it once changed', async () => {
    const { writer, sent, last } = stage();
    writer.change({ gpsComputer: 'x', age: 34 });
    await pass(DEBOUNCE_MS);
    await last().answer({
      kind: 'refused',
      fields: { gpsComputer: 'GPS computer must be a text' },
    });
    expect(last()).toMatchObject({ answers: { age: 34 }, sequence: 2 });
    await last().answer(taken);
    expect(writer.refused).toEqual({ gpsComputer: 'GPS computer must be a text' });
    expect(writer.unacknowledged).toEqual({ gpsComputer: 'x' });
    await pass(120_000);
    expect(sent).toHaveLength(2);
    writer.change({ gpsComputer: 'Edge' });
    expect(writer.refused).toEqual({});
    await pass(DEBOUNCE_MS);
    expect(last()).toMatchObject({ answers: { gpsComputer: 'Edge' } });
  });

  it('does not circle around a refusal that names nothing it sent', async () => {
    const { writer, sent, last } = stage();
    writer.change({ age: 34 });
    await pass(DEBOUNCE_MS);
    await last().answer({ kind: 'refused', fields: { elsewhere: 'no' } });
    expect(sent).toHaveLength(1);
    expect(writer.status).toBe('failing');
  });

  it('never loses or reorders a keystroke on a line that drops and delays', async () => {
    const { writer, sent } = stage();
    const stored: { text: unknown; sequence: number } = { text: null, sequence: 0 };
    const text = 'I sleep well most nights, not before races.';
    for (let length = 1; length <= text.length; length += 1) {
      writer.change({ sleepQuality: text.slice(0, length) });
      await pass(length % 3 === 0 ? DEBOUNCE_MS : 100);
      if (length % 7 === 0) writer.leave();
      const waiting = sent.splice(0).reverse();
      for (const patch of waiting) {
        const arrives = length % 5 !== 0;
        if (arrives && patch.sequence > stored.sequence)
          Object.assign(stored, {
            text: patch.answers.sleepQuality ?? stored.text,
            sequence: patch.sequence,
          });
        await patch.answer(arrives && length % 4 !== 0 ? taken : failed);
      }
    }
    const done = writer.flush();
    await pass(0);
    for (const patch of sent) {
      Object.assign(stored, { text: patch.answers.sleepQuality ?? stored.text });
      await patch.answer(taken);
    }
    expect(await done).toBe(true);
    expect(stored.text).toBe(text);
  });
});
