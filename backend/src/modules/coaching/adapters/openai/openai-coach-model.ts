import OpenAI from 'openai';
import { coachUnavailable } from '../../domain/errors.js';
import { CoachModel, type CoachEvent, type CoachRequest, type FinishReason, type TokenUse } from '../../ports/coach-model.js';
import { messagesOf } from './messages.js';
import { STREAM_LIMITS, StreamDeadline, type StreamLimits } from './stream-deadline.js';
import { BUDGET } from './token-budget.js';

/** Which OpenAI-compatible service answers; both key and address have a usual default. */
export interface OpenaiSettings {
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  readonly model: string;
  readonly limits?: StreamLimits;
}

/** Facts leave little room for taste; a low temperature keeps to them. */
const TEMPERATURE = 0.2;

/** After "too many requests" without a word on when to come back. */
const BUSY_RETRY_S = 20;

/** Any service that speaks the chat completions API. Every failure of it is COACH_UNAVAILABLE; nothing is tried twice. */
export class OpenaiCoachModel extends CoachModel {
  override readonly name = 'openai';
  override readonly model: string;
  private readonly client: OpenAI;
  private readonly limits: StreamLimits;

  constructor({ apiKey, baseUrl, model, limits = STREAM_LIMITS }: OpenaiSettings) {
    super();
    this.model = model;
    this.limits = limits;
    this.client = new OpenAI({
      // Local services want no key, but the SDK does. What is not set here would be read from the environment.
      apiKey: apiKey ?? 'none',
      baseURL: baseUrl ?? 'https://api.openai.com/v1',
      organization: null,
      project: null,
      adminAPIKey: null,
      webhookSecret: null,
      maxRetries: 0,
      timeout: limits.totalMs,
      logLevel: 'off',
    });
  }

  override async *answer(request: CoachRequest, signal: AbortSignal): AsyncGenerator<CoachEvent> {
    const deadline = new StreamDeadline(signal, this.limits);
    try {
      yield* this.events(request, deadline);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw coachUnavailable(deadline.signal.aborted ? deadline.signal.reason : error, retryAfter(error));
    } finally {
      deadline.end();
    }
  }

  private async *events(request: CoachRequest, deadline: StreamDeadline): AsyncGenerator<CoachEvent> {
    const stream = await this.client.chat.completions.create(
      {
        model: this.model,
        messages: messagesOf(request),
        stream: true,
        stream_options: { include_usage: true },
        temperature: TEMPERATURE,
        max_completion_tokens: BUDGET.answer,
      },
      { signal: deadline.signal },
    );
    let reason: FinishReason | null = null;
    let tokens: TokenUse | null = null;
    for await (const chunk of stream) {
      deadline.heard();
      if (chunk.usage) tokens = { prompt: chunk.usage.prompt_tokens, completion: chunk.usage.completion_tokens };
      const choice = chunk.choices?.[0];
      if (choice?.delta?.content) yield { kind: 'text', text: choice.delta.content };
      if (choice?.finish_reason) reason = finishReason(choice.finish_reason);
    }
    // The SDK ends an aborted stream as if it were whole.
    deadline.signal.throwIfAborted();
    if (reason === null) throw new Error('the service closed the stream before the answer was whole');
    yield { kind: 'finish', reason, tokens };
  }
}

function finishReason(reason: string): FinishReason {
  return reason === 'stop' || reason === 'length' || reason === 'content_filter' ? reason : 'other';
}

/** Seconds until the service wants to be asked again. */
function retryAfter(error: unknown): number | undefined {
  if (!(error instanceof OpenAI.RateLimitError)) return undefined;
  const told = Number(error.headers.get('retry-after'));
  return Number.isFinite(told) && told > 0 ? Math.ceil(told) : BUSY_RETRY_S;
}
