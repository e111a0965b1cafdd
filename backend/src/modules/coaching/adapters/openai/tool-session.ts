import type {
  ChatCompletionFunctionTool,
  ChatCompletionMessageFunctionToolCall,
  ChatCompletionToolMessageParam,
} from 'openai/resources/chat/completions';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cleanText } from '#coaching/domain/untrusted/clean-text.js';
import { TOOL_LIMITS, type CoachTools } from '#coaching/ports/coach-tools.js';
import { factRow } from './sheet-text.js';
import { estimateTokens } from './token-budget.js';

/** Longest arguments that are read, in characters; no tool needs more. */
const LONGEST_ARGUMENTS = 2000;

const SPENT = 'No more calls. Answer with the facts that you have.';

/** The tools of one answer, within its bounds: so many calls, and so many tokens of results. */
export class ToolSession {
  private calls = 0;
  private tokens = 0;

  constructor(
    private readonly tools: CoachTools,
    private sheet: FactSheet,
  ) {}

  get offers(): ChatCompletionFunctionTool[] {
    return this.tools.offers.map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters: { ...parameters } },
    }));
  }

  get spent(): boolean {
    return this.calls >= TOOL_LIMITS.calls || this.tokens >= TOOL_LIMITS.resultTokens;
  }

  /** What a call found: the answer to the model, and the facts that it may cite from now on. */
  run(call: ChatCompletionMessageFunctionToolCall): {
    readonly message: ChatCompletionToolMessageParam;
    readonly facts: readonly Fact[];
  } {
    const { text, facts } = this.result(call);
    return { message: { role: 'tool', tool_call_id: call.id, content: text }, facts };
  }

  private result({
    function: { name, arguments: written },
  }: ChatCompletionMessageFunctionToolCall): { text: string; facts: readonly Fact[] } {
    if (this.spent) return { text: SPENT, facts: [] };
    this.calls += 1;
    const args = parsed(written);
    if (args === undefined) return this.said('The arguments are no JSON object.');
    if (!this.tools.offers.some((offer) => offer.name === name))
      return this.said('There is no such tool.');
    const found = this.tools.run(name, args, this.sheet);
    if ('refused' in found)
      return this.said(`Cannot be told, because ${cleanText(found.refused, LONGEST_ARGUMENTS)}.`);
    const { sheet, added } = this.sheet.with(found.facts);
    const fitting = added.filter(
      (fact) => (this.tokens += estimateTokens(factRow(fact)) + 1) <= TOOL_LIMITS.resultTokens,
    );
    this.sheet = sheet;
    if (fitting.length === 0)
      return { text: added.length === 0 ? 'Nothing was found.' : SPENT, facts: [] };
    return { text: fitting.map(factRow).join('\n'), facts: fitting };
  }

  private said(text: string): { text: string; facts: readonly Fact[] } {
    this.tokens += estimateTokens(text);
    return { text, facts: [] };
  }
}

function parsed(text: string): unknown {
  if (text.length > LONGEST_ARGUMENTS) return undefined;
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
