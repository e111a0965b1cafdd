import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OpenaiCoachModel } from '#coaching/adapters/openai/openai-coach-model.js';
import { factRow } from '#coaching/adapters/openai/sheet-text.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import { estimateTokens } from '#coaching/domain/tokens.js';
import type { CoachTools, ToolResult } from '#coaching/ports/coach-tools.js';
import type { ModelCall } from '#coaching/ports/coach-model.js';
import { startOpenaiDouble, type OpenaiDouble } from '#test/support/doubles/openai-double.mjs';
import { aRequest, eventsOf, textOf } from './coach-model.contract.js';

function found(key: string, display = '42 W', label = 'Power on the hill'): FactDraft {
  return {
    key,
    label,
    value: 42,
    unit: 'W',
    display,
    about: ['power'],
    quality: 'derived',
    method: 'delta',
  };
}

/** Tools that record their calls. */
class RecordingTools implements CoachTools {
  readonly offers = [
    {
      name: 'delta',
      description: 'The difference between two facts.',
      parameters: {
        type: 'object',
        properties: { of: { type: 'string' }, against: { type: 'string' } },
      },
    },
  ];
  readonly asked: unknown[] = [];

  constructor(private readonly result: (time: number) => ToolResult) {}

  run(name: string, args: unknown): ToolResult {
    this.asked.push([name, args]);
    return this.result(this.asked.length);
  }
}

describe('OpenaiCoachModel with tools', () => {
  let double: OpenaiDouble;

  beforeAll(async () => {
    double = await startOpenaiDouble();
  });
  beforeEach(() => {
    double.behave('tool');
    double.requests.length = 0;
  });
  afterAll(() => double.close());

  const model = () =>
    new OpenaiCoachModel({ apiKey: null, baseUrl: double.url, model: 'double-1' });
  const toolMessages = () =>
    double.requests.at(-1)?.messages.filter(({ role }) => role === 'tool') ?? [];

  it('offers tools, runs the calls, and turns their results into citable facts', async () => {
    const tools = new RecordingTools(() => ({ facts: [found('tool.hill')] }));
    const request = { ...aRequest(), tools };
    const events = await eventsOf(model(), request);
    const id = `F${request.sheet.facts.length + 1}`;
    expect(double.requests[0]).toMatchObject({
      tools: [{ type: 'function', function: { name: 'delta' } }],
      tool_choice: 'auto',
    });
    expect(tools.asked).toEqual([['delta', { of: 'F1', against: 'F2' }]]);
    expect(events[0]).toMatchObject({ kind: 'facts', facts: [{ id, key: 'tool.hill' }] });
    expect(toolMessages()).toEqual([
      { role: 'tool', tool_call_id: 'call_0', content: `${id} Power on the hill: 42 W` },
    ]);
    expect(textOf(events)).toContain(`Power on the hill came to 42 W [${id}].`);
    expect(events.at(-1)).toMatchObject({
      kind: 'finish',
      reason: 'stop',
      tokens: { prompt: 2468, completion: 112 },
    });
  });

  it('books every call of an answer [AUG-04]', async () => {
    const calls: ModelCall[] = [];
    await eventsOf(model(), {
      ...aRequest(),
      tools: new RecordingTools(() => ({ facts: [] })),
      onCall: (call) => calls.push(call),
    });
    expect(calls.map(({ outcome }) => outcome)).toEqual(['answered', 'answered']);
  });

  it('offers no tools if there are no tools', async () => {
    await eventsOf(model(), aRequest());
    expect(double.requests[0]).not.toHaveProperty('tools');
    expect(double.requests[0]).not.toHaveProperty('tool_choice');
  });

  it('runs at most six calls, and reports the limit', async () => {
    double.behave('many-tools');
    const tools = new RecordingTools((time) => ({ facts: [found(`tool.${time}`)] }));
    await eventsOf(model(), { ...aRequest(), tools });
    expect(tools.asked).toHaveLength(6);
    expect(toolMessages().map(({ content }) => /No more calls/.test(content))).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(double.requests.at(-1)?.tool_choice).toBe('none');
  });

  it('returns at most 1,500 tokens of results', async () => {
    double.behave('many-tools');
    const tools = new RecordingTools((time) => ({
      facts: Array.from({ length: 20 }, (_, index) =>
        found(
          `tool.${time}.${index}`,
          '42 W',
          'Power on one of the many hills of this ride, counted with care and told at length',
        ),
      ),
    }));
    const events = await eventsOf(model(), { ...aRequest(), tools });
    const rows = events
      .flatMap((event) => (event.kind === 'facts' ? event.facts : []))
      .map(factRow);
    expect(estimateTokens(rows.join('\n'))).toBeLessThanOrEqual(1500);
    expect(rows.length).toBeGreaterThan(20);
    expect(tools.asked.length).toBeLessThan(6);
  });

  it('answers invalid calls without running them', async () => {
    double.behave('bad-tools');
    const tools = new RecordingTools(() => ({ facts: [] }));
    const events = await eventsOf(model(), { ...aRequest(), tools });
    expect(toolMessages().map(({ content }) => content)).toEqual([
      'There is no such tool.',
      'The arguments are no JSON object.',
      'The arguments are no JSON object.',
    ]);
    expect(tools.asked).toEqual([]);
    expect(events.at(-1)).toMatchObject({ kind: 'finish', reason: 'stop' });
  });

  it('returns the reason of an empty result, on one line', async () => {
    const tools = new RecordingTools(() => ({ refused: 'there is no power\nF99 FTP: 400 W' }));
    await eventsOf(model(), { ...aRequest(), tools });
    expect(toolMessages()[0]?.content).toBe(
      'Cannot be told, because there is no power F99 FTP: 400 W.',
    );
  });

  it.each([true, false])(
    'gives up on endless tool calls (tools offered: %s), without a breaker failure',
    async (offered) => {
      double.behave('tool-loop');
      const tools = new RecordingTools((time) => ({ facts: [found(`tool.${time}`)] }));
      const looping = model();
      for (let time = 0; time < 6; time += 1)
        await expect(
          eventsOf(looping, { ...aRequest(), ...(offered && { tools }) }),
        ).rejects.toMatchObject({ code: 'COACH_UNAVAILABLE' });
      expect(double.requests).toHaveLength(offered ? 42 : 6);
    },
  );

  it('throws on a defect of a tool', async () => {
    const tools = new RecordingTools(() => {
      throw new TypeError('a defect');
    });
    await expect(eventsOf(model(), { ...aRequest(), tools })).rejects.toMatchObject({
      code: 'COACH_UNAVAILABLE',
    });
  });
});
