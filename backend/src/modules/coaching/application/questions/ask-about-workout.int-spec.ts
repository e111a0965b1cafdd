import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { SAMPLES } from '#test/builders/coached-samples.js';
import { FixedClock } from '#test/builders/fixed-clock.js';
import { storedAthlete, storedWorkout } from '#test/builders/workouts/stored-workout.js';
import type { CoachEvent } from '#coaching/ports/coach-model.js';
import {
  askingWorld,
  gate,
  ScriptedCoach,
  type AskingWorld,
} from '#test/support/coach/asking-world.js';

const ANALYSIS = SAMPLES.steadyRide().analysis;
const QUESTION = 'How was my average power?';
const whole: CoachEvent = {
  kind: 'finish',
  reason: 'stop',
  tokens: { prompt: 900, completion: 40 },
};
const text = (words: string): CoachEvent => ({ kind: 'text', text: words });

describe('AskAboutWorkout', () => {
  let world: AskingWorld;
  let coach: ScriptedCoach;
  let clock: FixedClock;
  let userId: string;
  let workoutId: string;

  beforeAll(async () => {
    clock = new FixedClock();
    coach = new ScriptedCoach();
    world = await askingWorld(coach, clock);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    coach.follow();
    userId = await storedAthlete(world.database);
    workoutId = (await storedWorkout(world.database, userId, {}, ANALYSIS)).id;
  });

  const ask = (question = QUESTION, signal?: AbortSignal) =>
    world.ask({ userId, workoutId, question, unitSystem: null }, signal);
  const stored = () => world.messages.conversation(userId, workoutId);
  const remaining = () => world.entitlements.remainingQuestions(userId, workoutId);
  /** A true sentence: as a model says it, and as it is shown. */
  const averagePower = async (): Promise<[cited: string, shown: string]> => {
    const { id, display } = await world.factOf(userId, workoutId, 'power.average');
    const shown = `Your average power was ${display}`;
    return [`${shown} [${id}].`, `${shown}.`];
  };

  it('stores question and answer together, with the facts, the model, its tokens and their basis [CHAT-02]', async () => {
    const power = await world.factOf(userId, workoutId, 'power.average');
    coach.follow(
      text('Your average power was '),
      text(`${power.display} [${power.id}]. Well done.`),
      whole,
    );
    const answer = await ask();
    const [question, reply] = await stored();
    expect(question).toMatchObject({
      role: 'user',
      content: QUESTION,
      coach: null,
      evidence: [],
      origin: null,
    });
    expect(reply).toEqual(answer.message);
    expect(reply).toMatchObject({
      role: 'assistant',
      content: answer.text,
      coach: 'scripted',
      unverified: [],
      evidence: [
        { id: power.id, label: 'Average power', value: power.value, unit: 'W', display: '198 W' },
      ],
      origin: {
        model: 'script-1',
        promptTokens: 900,
        completionTokens: 40,
        engineVersion: ANALYSIS.engineVersion,
        sheetHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
  });

  it('shows only sentences that hold, and keeps the numbers of the others', async () => {
    const power = await world.factOf(userId, workoutId, 'power.average');
    coach.follow(
      text(
        `Your average power was ${power.display} [${power.id}]. Your normalized power was 61 W ` +
          `[${power.id}]. Well done.`,
      ),
      whole,
    );
    const { text: shown, message, parts } = await ask();
    expect(shown).toBe(`Your average power was ${power.display}. Well done.`);
    expect(parts).toEqual([`Your average power was ${power.display}.`, ' Well done.']);
    expect(message.unverified).toEqual(['61 W']);
    expect(message.evidence.map(({ label }) => label)).toEqual(['Average power']);
  });

  it('counts a question once its answer is stored, and refuses the next [CHAT-13]', async () => {
    coach.follow(text('Well done.'), whole);
    expect(await remaining()).toBe(1);
    expect((await ask()).remaining).toBe(0);
    await expect(ask()).rejects.toMatchObject({ code: 'TRIAL_QUESTION_LIMIT' });
    expect(await stored()).toHaveLength(2);
  });

  it('answers exactly one of two concurrent questions [CHAT-13]', async () => {
    coach.follow(text('Well done.'), whole);
    const [held, open] = gate();
    coach.hold(held);
    const both = [ask('How was my power?'), ask('How was my heart rate?')];
    const refused = Promise.race(both.map((one) => one.catch((error: unknown) => error)));
    expect(await refused).toMatchObject({ code: 'TRIAL_QUESTION_LIMIT' });
    open();
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await stored()).toHaveLength(2);
    expect(await remaining()).toBe(0);
  });

  it.each<[string, (said: CoachEvent) => CoachEvent[]]>([
    [
      'breaks off after its first sentence',
      (said) => [said, { kind: 'finish', reason: 'length', tokens: null }],
    ],
    ['is cut off without a finish', (said) => [said]],
    [
      'is filtered in the middle',
      (said) => [said, { kind: 'finish', reason: 'content_filter', tokens: null }],
    ],
  ])('stores and counts nothing when an answer %s', async (_, script) => {
    const [cited, shown] = await averagePower();
    coach.follow(...script(text(`${cited} And th`)));
    await expect(ask()).rejects.toMatchObject({ code: 'COACH_UNAVAILABLE' });
    expect(await stored()).toEqual([]);
    expect(await remaining()).toBe(1);
    coach.follow(text(cited), whole);
    expect((await ask()).text).toBe(shown);
  });

  it('lets the built-in coach answer when the model fails before its first sentence, and says so', async () => {
    coach.follow(text('It was ev'));
    coach.failAtTheEnd();
    const { message, text: shown } = await ask();
    expect(shown).toMatch(/^You averaged 198 W/);
    expect(message).toMatchObject({
      coach: 'builtin',
      unverified: [],
      origin: { model: null, promptTokens: null },
    });
    expect(await remaining()).toBe(0);
  });

  it('lets the built-in coach answer when nothing of what the model says holds', async () => {
    coach.follow(text('Your average power was 431 W [F8]. That is strong.'), whole);
    const { message, text: shown } = await ask();
    expect(shown).toMatch(/^You averaged 198 W/);
    expect(message.coach).toBe('builtin');
  });

  it('a defect of the model is no answer and counts nothing', async () => {
    coach.follow(text('Well done. And'));
    coach.breakDown();
    await expect(ask()).rejects.toThrow('a defect');
    expect(await stored()).toEqual([]);
    expect(await remaining()).toBe(1);
  });

  it('leaves nothing behind when the client goes away in the middle', async () => {
    coach.follow(text('Well done. Nice work. It was'), whole);
    const gone = new AbortController();
    await expect(
      world.ask({ userId, workoutId, question: QUESTION, unitSystem: null }, gone.signal, () =>
        gone.abort(new Error('gone')),
      ),
    ).rejects.toThrow('gone');
    expect(await stored()).toEqual([]);
    expect(await remaining()).toBe(1);
    expect(await world.reservations(userId)).toBe(0);
  });

  it('leaves nothing behind when the client goes away with the last sentence', async () => {
    coach.follow(text('Well done.'), whole);
    const gone = new AbortController();
    await expect(
      world.ask({ userId, workoutId, question: QUESTION, unitSystem: null }, gone.signal, () =>
        gone.abort(new Error('gone')),
      ),
    ).rejects.toThrow('gone');
    expect(await stored()).toEqual([]);
    expect(await world.reservations(userId)).toBe(0);
  });

  it('leaves nothing behind when nobody reads on', async () => {
    coach.follow(text('Well done. Nice work. It was'), whole);
    const pending = await world.useCase.execute({
      userId,
      workoutId,
      question: QUESTION,
      unitSystem: null,
    });
    for await (const part of pending.parts(new AbortController().signal))
      if (part.kind === 'text') break;
    expect(await stored()).toEqual([]);
    expect(await world.reservations(userId)).toBe(0);
  });

  it('stores neither question nor answer when counting fails', async () => {
    coach.follow(text('Well done.'), whole);
    const [held, open] = gate();
    coach.hold(held);
    const late = ask();
    await coach.asked();
    // More than the two minutes for which a reservation holds: another question has taken its
    // place.
    clock.advance(3 * 60_000);
    await world.entitlements.reserveQuestion(userId, workoutId);
    open();
    await expect(late).rejects.toMatchObject({ code: 'TRIAL_QUESTION_LIMIT' });
    expect(await stored()).toEqual([]);
  });

  it('answers NOT_FOUND and counts nothing when the workout is deleted meanwhile', async () => {
    coach.follow(text('It was even.'), whole);
    const [held, open] = gate();
    coach.hold(held);
    const late = ask();
    await coach.asked();
    await world.database.dataSource.query('DELETE FROM workouts WHERE id = $1', [workoutId]);
    open();
    await expect(late).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await stored()).toEqual([]);
    expect(await world.reservations(userId)).toBe(0);
  });

  it('tells the answer that another server stored for the same request, and counts it once', async () => {
    coach.follow(text('Well done.'), whole);
    const [held, open] = gate();
    coach.hold(held);
    const requestId = randomUUID();
    const late = world.ask({ userId, workoutId, question: QUESTION, unitSystem: null, requestId });
    await coach.asked();
    const message = {
      userId,
      workoutId,
      createdAt: clock.now(),
      evidence: [],
      unverified: [],
      origin: null,
    };
    const question = {
      ...message,
      id: randomUUID(),
      role: 'user' as const,
      content: QUESTION,
      coach: null,
    };
    const answer = {
      ...message,
      id: randomUUID(),
      role: 'assistant' as const,
      content: 'As told before.',
      coach: 'builtin',
    };
    await world.messages.add(
      { question, answer },
      { sheet: '', turns: [], instructions: [] },
      requestId,
    );
    open();
    expect((await late).message).toMatchObject({ id: answer.id, content: 'As told before.' });
    expect((await stored()).map(({ id }) => id).sort()).toEqual([question.id, answer.id].sort());
    expect(await world.reservations(userId)).toBe(0);
  });

  it('answers a warning sign immediately and for free, also when the question is used up, and asks no coach', async () => {
    coach.follow(text('Well done.'), whole);
    await ask();
    const { message, remaining: left } = await ask(
      'I had chest pain on the last climb, is that normal?',
    );
    expect(message).toMatchObject({ coach: 'safety', evidence: [], role: 'assistant' });
    expect(message.content).toMatch(/^Please stop exercising now\./);
    expect(left).toBe(0);
    expect(coach.requests).toHaveLength(1);
    expect(await stored()).toHaveLength(4);
  });

  it('gives the coach the earlier turns of this workout, oldest first, and none about health', async () => {
    const [cited, shown] = await averagePower();
    coach.follow(text(cited), whole);
    await ask('Was it even?');
    await ask('I fainted, is that normal?');
    await world.forgetQuestions(userId);
    coach.follow(text('Nice work.'), whole);
    await ask('And how long?');
    expect(coach.requests.at(-1)?.turns).toEqual([
      { role: 'user', content: 'Was it even?' },
      { role: 'assistant', content: shown },
    ]);
  });

  it('answers in the athlete\u2019s units unless others are asked for', async () => {
    await world.database.dataSource.query(
      'INSERT INTO athlete_profiles (user_id, unit_system, pace_unit, distance_unit, ' +
        `elevation_unit, updated_at) VALUES ($1, 'IMPERIAL', 'min/mi', 'mi', 'ft', now())`,
      [userId],
    );
    coach.follow(text('Well done.'), whole);
    await ask();
    expect(coach.requests.at(-1)?.sheet.context.units.system).toBe('IMPERIAL');
    await world.forgetQuestions(userId);
    await world.ask({ userId, workoutId, question: QUESTION, unitSystem: 'METRIC' });
    expect(coach.requests.at(-1)?.sheet.context.units).toMatchObject({
      system: 'METRIC',
      distance: 'km',
    });
  });

  it('refuses a suspended athlete, before anything is reserved', async () => {
    await world.database.dataSource.query(
      `UPDATE users SET suspended_at = now(), suspend_reason = 'Unpaid' WHERE id = $1`,
      [userId],
    );
    await expect(ask()).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    expect(await world.reservations(userId)).toBe(0);
  });

  it('does not know the workout of somebody else', async () => {
    const other = await storedAthlete(world.database);
    await expect(
      world.ask({ userId: other, workoutId, question: QUESTION, unitSystem: null }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await world.reservations(other)).toBe(0);
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n\t '],
    ['hidden characters alone', '\u200b\u202e\u0007'],
    ['too much', 'a'.repeat(2001)],
  ])('refuses a question of %s [CHAT-04]', async (_, question) => {
    await expect(ask(question)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('stores a question without what was hidden in it', async () => {
    coach.follow(text('Well done.'), whole);
    await ask('  How was\u202e my \u200bpower?\r\n');
    expect((await stored())[0]?.content).toBe('How was my power?');
  });
});
