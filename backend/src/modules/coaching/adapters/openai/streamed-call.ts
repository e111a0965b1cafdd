import type OpenAI from 'openai';
import type { CompletionUsage } from 'openai/resources/completions';
import type {
  ChatCompletionChunk,
  ChatCompletionMessageFunctionToolCall,
} from 'openai/resources/chat/completions';
import type { ModelCall, TokenUse } from '#coaching/ports/coach-model.js';
import type { CallManners, PlainCall } from './call-manners.js';
import type { StreamDeadline } from './stream-deadline.js';
import { estimateTokens, LONGEST_ANSWER } from './token-budget.js';

/** More calls than this in one turn are no plan any more. */
const MOST_TOOL_CALLS = 32;

interface Call {
  id: string;
  name: string;
  arguments: string;
}

/** One request to the service: yields the pieces of its text, and knows afterwards how it ended. */
export class StreamedCall {
  text = '';
  reason: string | null = null;
  private usage: TokenUse | null = null;
  private accepted = false;
  private readonly calls: Call[] = [];

  constructor(
    private readonly client: OpenAI,
    private readonly manners: CallManners,
    private readonly params: PlainCall,
  ) {}

  /**
   * Throws whatever goes wrong: with the service, its stream, or its manners. @param heard is called
   * of each sign of the service's work
   */
  async *pieces(deadline: StreamDeadline, heard?: () => void): AsyncGenerator<string> {
    deadline.calling();
    const stream = await this.manners.send(this.params, (params) =>
      this.client.chat.completions.create(params, { signal: deadline.signal }),
    );
    this.accepted = true;
    deadline.accepted();
    for await (const chunk of stream) {
      if (says(chunk.choices?.[0]?.delta)) {
        deadline.heard();
        heard?.();
      }
      const piece = this.read(chunk);
      if (piece !== '') yield piece;
    }
    deadline.rest();
    // The SDK ends an aborted stream as if it were whole.
    deadline.signal.throwIfAborted();
    if (this.reason === null)
      throw new Error('the service closed the stream before the answer was whole');
  }

  get toolCalls(): readonly ChatCompletionMessageFunctionToolCall[] {
    return this.calls.map(({ id, name, arguments: written }, index) => ({
      id: id || `call_${index}`,
      type: 'function',
      function: { name, arguments: written },
    }));
  }

  /** For the books: what the service counted, else what the texts must have taken. */
  usedBy(outcome: ModelCall['outcome']): ModelCall {
    if (this.usage) return { outcome, tokens: this.usage, estimated: false };
    // What was refused at the door was not worked on.
    if (!this.accepted) return { outcome, tokens: { prompt: 0, completion: 0 }, estimated: false };
    const prompt = estimateTokens(JSON.stringify([this.params.messages, this.params.tools ?? []]));
    return {
      outcome,
      tokens: {
        prompt,
        completion: estimateTokens(this.text + JSON.stringify(this.calls).slice(2)),
      },
      estimated: true,
    };
  }

  /** Takes in all that a chunk brings; its text, empty where it has none. */
  private read({ usage, choices }: ChatCompletionChunk): string {
    if (usage) this.usage = tokensOf(usage);
    const choice = choices?.[0];
    if (!choice) return '';
    this.collect(choice.delta?.tool_calls ?? []);
    if (choice.finish_reason) this.reason = choice.finish_reason;
    const piece: unknown = choice.delta?.content;
    if (typeof piece !== 'string') return '';
    this.text += piece;
    if (estimateTokens(this.text) > LONGEST_ANSWER) throw new Error('the answer has no end');
    return piece;
  }

  private collect(deltas: readonly ChatCompletionChunk.Choice.Delta.ToolCall[]): void {
    for (const { index, id, function: named } of deltas) {
      const place = index ?? this.calls.length;
      if (place >= MOST_TOOL_CALLS) throw new Error('the service calls tools without end');
      const call = (this.calls[place] ??= { id: '', name: '', arguments: '' });
      call.id ||= id ?? '';
      call.name += named?.name ?? '';
      call.arguments += named?.arguments ?? '';
      if (call.arguments.length > 100_000)
        throw new Error('the service calls a tool with arguments without end');
    }
  }
}

/** Anything but an empty opening: words, calls of tools, or thinking aloud. */
function says(delta: object | undefined): boolean {
  return Object.entries(delta ?? {}).some(
    ([key, value]) => key !== 'role' && value !== null && value !== undefined && value !== '',
  );
}

/** Only some services report what they read from a cache or wrote into one. */
function tokensOf(usage: CompletionUsage): TokenUse {
  const details: { readonly cached_tokens?: unknown; readonly cache_write_tokens?: unknown } =
    usage.prompt_tokens_details ?? {};
  const [cached, written] = [whole(details.cached_tokens), whole(details.cache_write_tokens)];
  return {
    prompt: whole(usage.prompt_tokens),
    completion: whole(usage.completion_tokens),
    ...(cached > 0 && { cached }),
    ...(written > 0 && { written }),
  };
}

/** Services count in whole numbers; anything else does not belong in the books. */
function whole(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}
