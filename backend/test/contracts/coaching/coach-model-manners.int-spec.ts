import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import type { MannersSettings } from '#coaching/adapters/openai/call-manners.js';
import { OpenaiCoachModel } from '#coaching/adapters/openai/openai-coach-model.js';
import type { ModelCall } from '#coaching/ports/coach-model.js';
import type { CoachTools } from '#coaching/ports/coach-tools.js';
import {
  startOpenaiDouble,
  type DoubleBehaviour,
  type OpenaiDouble,
} from '#test/support/doubles/openai-double.mjs';
import { aRequest, eventsOf } from './coach-model.contract.js';

const TOOLS: CoachTools = {
  offers: [{ name: 'delta', description: 'Subtracts.', parameters: { type: 'object' } }],
  run: () => ({ refused: 'nothing is there' }),
};

describe('options of a model request', () => {
  let double: OpenaiDouble;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    double = await startOpenaiDouble();
  });
  beforeEach(() => {
    double.requests.length = 0;
  });
  afterAll(() => double.close());

  const coach = (model: string, manners: MannersSettings = {}) =>
    new OpenaiCoachModel({ apiKey: null, baseUrl: double.url, model, manners });
  async function sent(model: string, behaviour: DoubleBehaviour, manners?: MannersSettings) {
    double.behave(behaviour);
    const events = await eventsOf(coach(model, manners), { ...aRequest(), tools: TOOLS });
    expect(events.at(-1)).toMatchObject({ kind: 'finish', reason: 'stop' });
    return double.requests;
  }

  it('sends a self-hosted server a temperature and the common name of the limit', async () => {
    const [request] = await sent('llama-3', 'honest');
    expect(request).toMatchObject({ temperature: 0.2, max_tokens: 450 });
    expect(request).not.toHaveProperty('max_completion_tokens');
    expect(request).not.toHaveProperty('reasoning_effort');
  });

  it.each([
    ['o4-mini', 'low', 2050],
    ['gpt-5-mini', 'low', 2050],
    ['openai/gpt-5', 'low', 2050],
    ['gpt-5.4-mini', 'none', 450],
    ['gpt-6-luna', 'none', 450],
  ])(
    'sends %s, which thinks, no temperature, the effort "%s" and room for %d tokens',
    async (model, effort, tokens) => {
      const [request] = await sent(model, 'honest', { tokenParameter: 'max_completion_tokens' });
      expect(request).toMatchObject({ reasoning_effort: effort, max_completion_tokens: tokens });
      expect(request).not.toHaveProperty('temperature');
    },
  );

  it('sends the configured options, independent of the model name', async () => {
    const [request] = await sent('gpt-6-luna', 'honest', {
      tokenParameter: 'max_completion_tokens',
      temperature: 0.7,
      answerTokens: 900,
      reasoningEffort: 'high',
    });
    expect(request).toMatchObject({
      temperature: 0.7,
      max_completion_tokens: 900,
      reasoning_effort: 'high',
    });
    const [, bare] = await sent('llama-3', 'honest', { temperature: null });
    expect(bare).not.toHaveProperty('temperature');
  });

  it.each<[DoubleBehaviour, number, object, readonly string[]]>([
    ['thinker', 3, { max_completion_tokens: 450 }, ['temperature', 'max_tokens']],
    ['old-server', 2, { max_tokens: 450, temperature: 0.2 }, ['max_completion_tokens']],
    ['bare-server', 2, { temperature: 0.2 }, ['stream_options']],
    ['no-tools', 2, { temperature: 0.2 }, ['tools', 'tool_choice']],
    ['thinker-with-tools', 2, { reasoning_effort: 'none' }, []],
  ])(
    'drops each option that a "%s" refuses by name: %d requests',
    async (behaviour, requests, kept, gone) => {
      const all = await sent(
        'anything',
        behaviour,
        behaviour === 'old-server' ? { tokenParameter: 'max_completion_tokens' } : {},
      );
      expect(all).toHaveLength(requests);
      expect(all.at(-1)).toMatchObject(kept);
      for (const name of gone) expect(all.at(-1)).not.toHaveProperty(name);
    },
  );

  it('remembers refused options, and books one call for each answer', async () => {
    double.behave('thinker');
    const one = coach('anything');
    const calls: ModelCall[] = [];
    for (let time = 0; time < 2; time += 1)
      await eventsOf(one, { ...aRequest(), onCall: (call) => calls.push(call) });
    expect(double.requests).toHaveLength(4);
    expect(calls.map(({ outcome, tokens }) => [outcome, tokens.prompt])).toEqual([
      ['answered', 1234],
      ['answered', 1234],
    ]);
  });

  it('learns once from concurrent refusals', async () => {
    double.behave('thinker');
    const one = coach('anything');
    await Promise.all(Array.from({ length: 5 }, () => eventsOf(one, aRequest())));
    double.requests.length = 0;
    await eventsOf(one, aRequest());
    expect(double.requests).toHaveLength(1);
  });

  it('gives up on a service that refuses every request', async () => {
    double.behave('stubborn-server');
    const error: unknown = await eventsOf(coach('anything'), { ...aRequest(), tools: TOOLS }).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(DomainError.is(error, 'COACH_UNAVAILABLE')).toBe(true);
    expect(double.requests.length).toBeLessThanOrEqual(6);
  });
});
