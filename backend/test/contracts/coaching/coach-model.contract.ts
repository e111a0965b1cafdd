import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#kernel/units.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { SentenceSplitter } from '#coaching/domain/verifier/sentence-splitter.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import type { CoachEvent, CoachModel, CoachRequest } from '#coaching/ports/coach-model.js';
import { SAMPLES } from '#test/builders/coached-samples.js';

/** A coach under test and what must be closed after it. */
export interface CoachUnderTest {
  readonly model: CoachModel;
  close(): Promise<void>;
}

export function aRequest(question = 'How was my average power and heart rate?'): CoachRequest {
  return { question, sheet: buildFactSheet(SAMPLES.steadyRide(), METRIC_UNITS), turns: [] };
}

export async function eventsOf(
  model: CoachModel,
  request: CoachRequest,
  signal = new AbortController().signal,
): Promise<CoachEvent[]> {
  const events: CoachEvent[] = [];
  for await (const event of model.answer(request, signal)) events.push(event);
  return events;
}

export function textOf(events: readonly CoachEvent[]): string {
  return events.map((event) => ('text' in event ? event.text : '')).join('');
}

/** The behaviour of every coach, built-in or remote. */
export function coachModelContract(name: string, start: () => Promise<CoachUnderTest>): void {
  describe(`${name} as a CoachModel`, () => {
    let coach: CoachUnderTest;

    beforeAll(async () => {
      coach = await start();
    });

    afterAll(() => coach.close());

    it('ends a complete answer with one final stop event', async () => {
      const events = await eventsOf(coach.model, aRequest());
      expect(events.at(-1)).toMatchObject({ kind: 'finish', reason: 'stop' });
      expect(events.filter(({ kind }) => kind === 'finish')).toHaveLength(1);
      expect(textOf(events)).not.toBe('');
    });

    it('cites a fact of the sheet for each number, so every sentence passes', async () => {
      const request = aRequest();
      const splitter = new SentenceSplitter();
      const verifier = new Verifier(request.sheet, request.question);
      const text = textOf(await eventsOf(coach.model, request));
      for (const sentence of [...splitter.push(text), ...splitter.end()]) verifier.check(sentence);
      expect(verifier.released.unverified).toEqual([]);
      expect(verifier.released.evidence.length).toBeGreaterThan(1);
    });

    it('throws the abort reason without a word if aborted before the start', async () => {
      const gone = new AbortController();
      gone.abort(new Error('the client went away'));
      const events = coach.model.answer(aRequest(), gone.signal)[Symbol.asyncIterator]();
      await expect(events.next()).rejects.toThrow('the client went away');
    });

    it('stops in the middle when its signal fires', async () => {
      const gone = new AbortController();
      const heard: CoachEvent[] = [];
      const listen = async (): Promise<void> => {
        for await (const event of coach.model.answer(aRequest(), gone.signal)) {
          heard.push(event);
          gone.abort(new Error('the client went away'));
        }
      };
      await expect(listen()).rejects.toThrow('the client went away');
      expect(heard.some(({ kind }) => kind === 'finish')).toBe(false);
    });

    it('answers two concurrent questions without mixing them', async () => {
      const [power, again] = await Promise.all([
        eventsOf(coach.model, aRequest()),
        eventsOf(coach.model, aRequest()),
      ]);
      expect(textOf(power)).toBe(textOf(again));
    });
  });
}
