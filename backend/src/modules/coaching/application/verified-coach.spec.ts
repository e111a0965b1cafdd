import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { FixedClock } from '#test/builders/fixed-clock.js';
import { sampleSheet } from '#test/builders/coached-sheets.js';
import { SequentialIds } from '#test/builders/sequential-ids.js';
import { LoggedCoachJournal } from '../adapters/logging/logged-coach-journal.js';
import { coachUnavailable } from '../domain/errors.js';
import type { Fact } from '../domain/facts/fact.js';
import type { CoachingInstruction } from '../domain/instructions/coaching-instruction.js';
import { PriceTable } from '../domain/usage/price-table.js';
import { CoachModel, type CoachEvent, type CoachRequest } from '../ports/coach-model.js';
import { Coaches } from '../ports/coaches.js';
import type { UsageEntry } from '../ports/usage-ledger.js';
import { CoachBooks } from './quality/coach-books.js';
import { HouseInstructions } from './instructions/house-instructions.js';
import type { GivenAnswer } from './given-answer.js';
import { VerifiedCoach } from './verified-coach.js';

const SHEET = sampleSheet('steadyRide');
const FACT = {
  id: 'F900',
  key: 'tool.x',
  label: 'Power difference',
  value: 12,
  unit: 'W',
  display: '12 W',
  about: ['power'],
  quality: 'derived',
  method: 'delta',
} satisfies Fact;

function fact(key: string): Fact {
  const found = SHEET.withKey(key);
  if (!found) throw new Error(`the sample has no ${key}`);
  return found;
}
const average = fact('power.average');
const pulse = fact('heartRate.average');
const POWER = `Your average power was ${average.display} [${average.id}].`;
const PULSE = `Your average heart rate was ${pulse.display} [${pulse.id}].`;
const plain = (sentence: string) => sentence.replace(/ \[\w+\]/g, '');
const stop: CoachEvent = {
  kind: 'finish',
  reason: 'stop',
  tokens: { prompt: 1000, completion: 10 },
};

/**
 * Gives one script after the other, the built-in coach always its last; an error in a script is
 * thrown there.
 */
class Scripted extends CoachModel {
  readonly asked: CoachRequest[] = [];

  constructor(
    override readonly name: string,
    override readonly model: string | null,
    private readonly scripts: readonly (readonly (CoachEvent | Error | (() => void))[])[],
  ) {
    super();
  }

  override async *answer(request: CoachRequest, signal: AbortSignal): AsyncGenerator<CoachEvent> {
    const repeated = this.model === null ? this.scripts.at(-1) : undefined;
    const script = this.scripts[this.asked.length] ?? repeated ?? [];
    this.asked.push(request);
    let outcome: 'answered' | 'failed' = 'failed';
    try {
      for (const event of script) {
        if (event instanceof Error) throw event;
        if (typeof event === 'function') event();
        else {
          if (event.kind === 'finish') outcome = 'answered';
          yield await Promise.resolve(event);
        }
        signal.throwIfAborted();
      }
    } finally {
      if (this.model !== null)
        request.onCall?.({ outcome, tokens: { prompt: 1000, completion: 10 }, estimated: false });
    }
  }
}

const text = (said: string): CoachEvent => ({ kind: 'text', text: said });

describe('VerifiedCoach', () => {
  let booked: UsageEntry[];
  let journal: LoggedCoachJournal;
  let instructions: CoachingInstruction[];
  const builtin = () =>
    new Scripted('builtin', null, [
      [
        { kind: 'sentence', text: PULSE },
        { kind: 'finish', reason: 'stop', tokens: null },
      ],
    ]);

  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  beforeEach(() => {
    booked = [];
    journal = new LoggedCoachJournal();
    instructions = [];
  });

  function coachOf(model: CoachModel, other: CoachModel = builtin()): VerifiedCoach {
    const ledger = {
      add: (entries: readonly UsageEntry[]) => Promise.resolve(void booked.push(...entries)),
      assign: () => Promise.resolve(),
      page: () => Promise.resolve([]),
      sums: () => Promise.resolve([]),
      tokensSince: () => Promise.resolve(0),
      forget: () => Promise.resolve(),
    };
    const prices = new PriceTable([
      { model: 'm-1', from: '2020-01-01', promptPerMillion: '0.15', completionPerMillion: '0.6' },
    ]);
    const repository = {
      active: () => Promise.resolve(instructions),
    } as unknown as ConstructorParameters<typeof HouseInstructions>[0];
    return new VerifiedCoach(
      new Coaches(model, other),
      new CoachBooks(
        ledger,
        prices,
        journal,
        new FixedClock(new Date('2026-05-01T10:00:00Z')),
        new SequentialIds(),
      ),
      new HouseInstructions(repository),
    );
  }

  async function asked(
    coach: VerifiedCoach,
    signal = new AbortController().signal,
  ): Promise<{ parts: string[]; given: GivenAnswer }> {
    const parts: string[] = [];
    const answer = coach.answer(
      {
        question: 'How was it?',
        sheet: SHEET,
        turns: [],
        asker: { userId: 'u1', purpose: 'workout' },
      },
      signal,
    );
    for (;;) {
      const next = await answer.next();
      if (next.done) return { parts, given: next.value };
      parts.push(next.value);
    }
  }

  it('shows what holds as it comes and asks only once', async () => {
    const model = new Scripted('openai', 'm-1', [[text(`${POWER} ${PULSE}`), stop]]);
    const { parts, given } = await asked(coachOf(model));
    expect(parts).toEqual([plain(POWER), ` ${plain(PULSE)}`]);
    expect(given).toMatchObject({
      content: `${plain(POWER)} ${plain(PULSE)}`,
      coach: 'openai',
      model: 'm-1',
      unverified: [],
    });
    expect(model.asked).toHaveLength(1);
  });

  it('a model knows which facts the question asks for, those that were looked up among them', async () => {
    const model = new Scripted('openai', 'm-1', [[text(POWER), stop]]);
    const other = new Scripted('builtin', null, [
      [
        { kind: 'facts', facts: [FACT] },
        { kind: 'sentence', text: `The difference was 12 W [${FACT.id}].\n\n` },
        { kind: 'sentence', text: PULSE },
        { kind: 'finish', reason: 'stop', tokens: null },
      ],
    ]);
    await asked(coachOf(model, other));
    const [request] = model.asked;
    const [id = ''] = request?.asked ?? [];
    expect(request?.asked).toHaveLength(1);
    expect(request?.sheet.withId(id)).toMatchObject({ key: FACT.key, display: '12 W' });
  });

  it('an answer of a model without a fact gives way to the built-in one', async () => {
    const model = new Scripted('openai', 'm-1', [[text('That went well. Go on like this.'), stop]]);
    const { parts, given } = await asked(coachOf(model));
    expect(parts).toEqual([plain(PULSE)]);
    expect(given.coach).toBe('builtin');
  });

  it('what a model says before its first fact waits for that fact', async () => {
    const model = new Scripted('openai', 'm-1', [[text(`That went well. ${POWER}`), stop]]);
    const { given } = await asked(coachOf(model));
    expect(given).toMatchObject({
      coach: 'openai',
      content: `That went well. ${plain(POWER)}`,
    });
    // Had it been shown already, the built-in coach could not step in.
    const fails = [text('That went well. And so'), coachUnavailable()];
    const failing = new Scripted('openai', 'm-1', [fails]);
    expect((await asked(coachOf(failing))).given.coach).toBe('builtin');
  });

  it('a model may answer without a fact what was not understood', async () => {
    const model = new Scripted('openai', 'm-1', [[text('That went well.'), stop]]);
    const other = new Scripted('builtin', null, [
      [
        { kind: 'sentence', text: PULSE },
        { kind: 'finish', reason: 'stop', tokens: null, counts: false },
      ],
    ]);
    const { given } = await asked(coachOf(model, other));
    expect(given).toMatchObject({ coach: 'openai', content: 'That went well.' });
  });

  it('asks once for a rewrite, with what was wrong and what the athlete has read', async () => {
    const model = new Scripted('openai', 'm-1', [
      [text(`${POWER} You rode at 999 W [${average.id}]. Well done then.`), stop],
      [text(PULSE), stop],
    ]);
    const { parts, given } = await asked(coachOf(model));
    expect(model.asked[1]?.rewrite).toEqual({
      released: plain(POWER),
      draft: `${POWER} You rode at 999 W [${average.id}]. Well done then.`,
      failed: [
        {
          sentence: `You rode at 999 W [${average.id}].`,
          problems: [expect.stringContaining('"999 W" is not the value')],
        },
      ],
    });
    expect(parts.join('')).toBe(`${plain(POWER)} ${plain(PULSE)}`);
    expect(given).toMatchObject({
      unverified: [],
      tokens: { prompt: 2000, completion: 20 },
    });
  });

  it('leaves out what the rewrite gets wrong as well, and asks no third time', async () => {
    const model = new Scripted('openai', 'm-1', [
      [text('You burned 900 kcal. '), stop],
      [text(`You burned 901 kcal. ${PULSE}`), stop],
    ]);
    const { given } = await asked(coachOf(model));
    expect(given).toMatchObject({
      content: plain(PULSE),
      unverified: ['901 kcal'],
      coach: 'openai',
    });
    expect(model.asked).toHaveLength(2);
  });

  it('shows the rest of the draft without what does not hold where the rewrite fails', async () => {
    const model = new Scripted('openai', 'm-1', [
      [text(`${POWER} You burned 900 kcal. That is a lot. ${PULSE}`), stop],
      [coachUnavailable()],
    ]);
    const { given } = await asked(coachOf(model));
    expect(given).toMatchObject({
      content: `${plain(POWER)} ${plain(PULSE)}`,
      unverified: ['900 kcal', 'points back'],
      coach: 'openai',
    });
  });

  it('shows it as well where the rewrite says nothing that holds, and never twice', async () => {
    const model = new Scripted('openai', 'm-1', [
      [text(`${POWER} You burned 900 kcal. ${PULSE}`), stop],
      [text(POWER), stop],
    ]);
    expect((await asked(coachOf(model))).given.content).toBe(`${plain(POWER)} ${plain(PULSE)}`);
  });

  it('a rewrite that breaks off in its middle is no answer', async () => {
    const model = new Scripted('openai', 'm-1', [
      [text('You burned 900 kcal. '), stop],
      [text(`${PULSE} And`), coachUnavailable()],
    ]);
    await expect(asked(coachOf(model))).rejects.toMatchObject({ code: 'COACH_UNAVAILABLE' });
  });

  it('lets the built-in coach answer where nothing holds, and books the calls all the same', async () => {
    const model = new Scripted('openai', 'm-1', [
      [text('You burned 900 kcal.'), stop],
      [text('You burned 901 kcal.'), stop],
    ]);
    const { given } = await asked(coachOf(model));
    expect(given).toMatchObject({
      coach: 'builtin',
      content: plain(PULSE),
      unverified: [],
      calls: [],
    });
    expect(
      booked.map(({ userId, purpose, model: name, outcome, cost }) => ({
        userId,
        purpose,
        name,
        outcome,
        prompt: cost.prompt,
      })),
    ).toEqual([
      { userId: 'u1', purpose: 'workout', name: 'm-1', outcome: 'answered', prompt: '150.000000' },
      { userId: 'u1', purpose: 'workout', name: 'm-1', outcome: 'answered', prompt: '150.000000' },
    ]);
  });

  it('lets the built-in coach answer where the model fails before its first sentence is shown, also while one was held back', async () => {
    for (const script of [
      [coachUnavailable()],
      [text('You burned 900 kcal. And so'), coachUnavailable()],
      [text(`${POWER.slice(0, 20)}`)],
    ]) {
      expect((await asked(coachOf(new Scripted('openai', 'm-1', [script])))).given).toMatchObject({
        coach: 'builtin',
      });
    }
    expect(booked).toHaveLength(3);
  });

  it.each(['length', 'content_filter', 'other'] as const)(
    'an answer that ends for the reason "%s" is not shown as one',
    async (reason) => {
      const model = new Scripted('openai', 'm-1', [
        [text(`${POWER} ${PULSE}`), { kind: 'finish', reason, tokens: null }],
      ]);
      await expect(asked(coachOf(model))).rejects.toMatchObject({ code: 'COACH_UNAVAILABLE' });
    },
  );

  it('lets facts of tools be cited, also in the rewrite', async () => {
    const cites = `The power difference was 12 W [${FACT.id}].`;
    const model = new Scripted('openai', 'm-1', [
      [{ kind: 'facts', facts: [FACT] }, text(`${cites} You burned 900 kcal. `), stop],
      [text(PULSE), stop],
    ]);
    const { given } = await asked(coachOf(model));
    expect(given.content).toBe(`${plain(cites)} ${plain(PULSE)}`);
    expect(given.evidence.map(({ id }) => id)).toContain(FACT.id);
    expect(model.asked[1]?.sheet.withId(FACT.id)).toEqual(FACT);
    expect(model.asked[1]).not.toHaveProperty('tools');
  });

  it('hands active instructions to a model, and none to the built-in coach [ACI-11]', async () => {
    const at = new Date(0);
    instructions = [
      {
        id: '1',
        name: 'Tone',
        category: 'general',
        content: 'Be calm.',
        isActive: true,
        version: 3,
        lastModifiedBy: null,
        createdAt: at,
        updatedAt: at,
      },
    ];
    const [model, other] = [new Scripted('openai', 'm-1', [[coachUnavailable()]]), builtin()];
    await asked(coachOf(model, other));
    expect(model.asked[0]?.instructions).toMatchObject({
      text: '{"general":"Be calm."}',
      used: [{ name: 'Tone', version: 3 }],
    });
    expect(other.asked[0]).not.toHaveProperty('instructions');
  });

  it('books an unknown price as unknown, and warns once that it is [AUG-12]', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn');
    const model = new Scripted('openai', 'm-2', [
      [text(POWER), stop],
      [text(POWER), stop],
    ]);
    const coach = coachOf(model);
    for (let time = 0; time < 2; time += 1) await asked(coach);
    expect(booked.map(({ cost }) => cost)).toEqual(
      Array.from({ length: 2 }, () => ({
        priceVersion: 'unpriced',
        prompt: null,
        completion: null,
      })),
    );
    expect(
      warned.mock.calls.filter(([told]) => (told as { model?: string }).model === 'm-2'),
    ).toHaveLength(1);
    warned.mockRestore();
  });

  it('books what a client left, and throws its reason', async () => {
    const gone = new AbortController();
    const model = new Scripted('openai', 'm-1', [
      [text(`${POWER} And`), () => gone.abort(new Error('gone')), text(PULSE), stop],
    ]);
    await expect(asked(coachOf(model), gone.signal)).rejects.toThrow('gone');
    expect(booked).toHaveLength(1);
    expect(journal.counts()).toMatchObject([{ model: 'm-1', outcomes: { aborted: 1 } }]);
  });

  it('logs an empty answer of the built-in coach as an error', async () => {
    const failed = jest.spyOn(Logger.prototype, 'error');
    const silent = new Scripted('builtin', null, [
      [{ kind: 'finish', reason: 'stop', tokens: null }],
    ]);
    const { given } = await asked(coachOf(silent, silent));
    expect(given).toMatchObject({ counts: false });
    expect(given.content).toMatch(/^I can't answer that, because/);
    expect(failed).toHaveBeenCalledWith(
      expect.objectContaining({ coach: 'builtin', outcome: 'dropped' }),
      'the built-in coach gave an empty answer',
    );
    failed.mockRestore();
  });

  it('books what a reader stops reading', async () => {
    const model = new Scripted('openai', 'm-1', [[text(`${POWER} And`), text(PULSE), stop]]);
    for await (const part of coachOf(model).answer(
      { question: '', sheet: SHEET, turns: [] },
      new AbortController().signal,
    )) {
      expect(part).toBe(plain(POWER));
      break;
    }
    expect(booked).toHaveLength(1);
  });

  it('counts for each model how much of the first draft did not hold', async () => {
    const scripts = [
      [text(`${POWER} You burned 900 kcal. Your heart rate rose because of the heat.`), stop],
      [text(PULSE), stop],
    ];
    await asked(coachOf(new Scripted('openai', 'm-1', scripts)));
    await asked(coachOf(new Scripted('openai', 'm-1', scripts)));
    expect(journal.counts()).toEqual([
      {
        coach: 'openai',
        model: 'm-1',
        outcomes: { shown: 2, dropped: 0, failed: 0, aborted: 0 },
        sentences: 6,
        failed: 4,
        rewritten: 2,
        leftOut: 4,
        problems: expect.objectContaining({ number: 2, cause: 4 }),
      },
    ]);
  });
});
