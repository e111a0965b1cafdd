import OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { Clock } from '#kernel/clock.js';
import type { Tracing } from '#platform/tracing/tracing.js';
import { coachUnavailable } from '#coaching/domain/errors.js';
import {
  CoachModel,
  type CoachEvent,
  type CoachRequest,
  type FinishReason,
  type TokenUse,
} from '#coaching/ports/coach-model.js';
import { CallSpan } from './call-span.js';
import { CallManners, type MannersSettings, type PlainCall } from './call-manners.js';
import { CanaryWatch } from './canary-watch.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { newCanary } from './data-mark.js';
import { MemoryBreakerState } from './memory-breaker-state.js';
import { promptOf } from './messages.js';
import { STREAM_LIMITS, StreamDeadline, type StreamLimits } from './stream-deadline.js';
import { StreamedCall } from './streamed-call.js';
import { ToolSession } from './tool-session.js';

/** Which OpenAI-compatible service answers; both key and address have a usual default. */
export interface OpenaiSettings {
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  readonly model: string;
  readonly limits?: StreamLimits;
  /** What is sent with each call, where it is not left to the model's name and the address. */
  readonly manners?: MannersSettings;
  /** Shared by all callers of the service; one of its own by default. */
  readonly breaker?: CircuitBreaker;
  /** Where each call is traced. */
  readonly tracing?: Tracing;
}

/** After "too many requests" without a word on when to come back. */
const BUSY_RETRY_S = 20;

const WALL_CLOCK: Clock = { now: () => new Date() };

interface Sum extends TokenUse {
  readonly known: boolean;
}

/** The service did as it should; what it said is of no use. */
class UselessAnswer extends Error {}

/**
 * Any service that speaks the chat completions API. Every failure of it is COACH_UNAVAILABLE;
 * nothing is tried twice but what it refuses by name.
 */
export class OpenaiCoachModel extends CoachModel {
  override readonly name = 'openai';
  override readonly model: string;
  private readonly client: OpenAI;
  private readonly limits: StreamLimits;
  private readonly manners: CallManners;
  private readonly breaker: CircuitBreaker;
  private readonly tracing: Tracing | undefined;

  constructor({
    apiKey,
    baseUrl,
    model,
    limits = STREAM_LIMITS,
    manners,
    breaker = new CircuitBreaker(new MemoryBreakerState(WALL_CLOCK)),
    tracing,
  }: OpenaiSettings) {
    super();
    this.model = model;
    this.limits = limits;
    this.manners = new CallManners(model, baseUrl, manners);
    this.breaker = breaker;
    this.tracing = tracing;
    this.client = new OpenAI({
      // Local services want no key, but the SDK does. What is not set here would be read from the
      // environment.
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
    signal.throwIfAborted();
    const admission = await this.breaker.enter();
    if (admission.passage === null)
      throw coachUnavailable(
        new Error('the service is left alone for a while'),
        Math.max(1, Math.ceil(admission.waitMs / 1000)),
      );
    const { passage } = admission;
    const deadline = new StreamDeadline(signal, this.limits);
    try {
      for await (const event of this.events(request, deadline)) {
        // Nobody has to read on behind the end, so it is now that the service is known to be well.
        if (event.kind === 'finish') await passage.succeeded();
        yield event;
      }
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const waitS = retryAfter(error);
      if (error instanceof UselessAnswer) await passage.succeeded();
      else await passage.failed(waitS === undefined ? undefined : waitS * 1000);
      throw coachUnavailable(deadline.signal.aborted ? deadline.signal.reason : error, waitS);
    } finally {
      // A reader that stopped says nothing about the service.
      await passage.left();
      deadline.end();
    }
  }

  private async *events(
    request: CoachRequest,
    deadline: StreamDeadline,
  ): AsyncGenerator<CoachEvent> {
    const canary = newCanary();
    const { messages, sent } = promptOf(request, canary);
    const tools = request.tools && new ToolSession(request.tools, request.sheet);
    const thread = [...messages];
    const total: Sum = { prompt: 0, completion: 0, known: true };
    for (;;) {
      const call = new StreamedCall(this.client, this.manners, this.params(thread, tools));
      yield* this.told(call, request, { deadline, watch: new CanaryWatch(canary), total });
      if (call.toolCalls.length === 0) {
        const tokens: TokenUse | null = total.known
          ? { prompt: total.prompt, completion: total.completion }
          : null;
        yield {
          kind: 'finish',
          reason: finishReason(call.reason),
          tokens,
          sent,
          instructions: request.instructions?.used ?? [],
        };
        return;
      }
      if (!tools || tools.spent) throw new UselessAnswer('the model goes on calling tools');
      thread.push({
        role: 'assistant',
        content: call.text === '' ? null : call.text,
        tool_calls: [...call.toolCalls],
      });
      yield* this.found(call, tools, thread);
    }
  }

  /** The text of one call; books it, however it ends. */
  private async *told(
    call: StreamedCall,
    { onCall }: CoachRequest,
    { deadline, watch, total }: { deadline: StreamDeadline; watch: CanaryWatch; total: Sum },
  ): AsyncGenerator<CoachEvent> {
    const span = CallSpan.begin(this.tracing, this.model);
    let outcome: 'answered' | 'failed' | 'aborted' = 'aborted';
    let failure: unknown = null;
    try {
      for await (const text of call.pieces(deadline, span?.heard)) {
        if (watch.sees(text)) throw new UselessAnswer('the model gives its rules away');
        yield { kind: 'text', text };
      }
      outcome = 'answered';
    } catch (error) {
      outcome = deadline.clientIsGone ? 'aborted' : 'failed';
      failure = error;
      throw error;
    } finally {
      const used = call.usedBy(outcome);
      Object.assign(total, {
        prompt: total.prompt + used.tokens.prompt,
        completion: total.completion + used.tokens.completion,
        known: total.known && !used.estimated,
      });
      span?.end(used, call.reason, failure);
      onCall?.(used);
    }
  }

  private *found(
    call: StreamedCall,
    tools: ToolSession,
    thread: ChatCompletionMessageParam[],
  ): Generator<CoachEvent> {
    for (const wanted of call.toolCalls) {
      const { message, facts } = tools.run(wanted);
      thread.push(message);
      if (facts.length > 0) yield { kind: 'facts', facts };
    }
  }

  private params(
    messages: readonly ChatCompletionMessageParam[],
    tools: ToolSession | undefined,
  ): PlainCall {
    return {
      model: this.model,
      messages: [...messages],
      stream: true,
      ...(tools && {
        tools: tools.offers,
        tool_choice: tools.spent ? ('none' as const) : ('auto' as const),
      }),
    };
  }
}

function finishReason(reason: string | null): FinishReason {
  return reason === 'stop' || reason === 'length' || reason === 'content_filter' ? reason : 'other';
}

/** Seconds until the service wants to be asked again. */
function retryAfter(error: unknown): number | undefined {
  if (!(error instanceof OpenAI.RateLimitError)) return undefined;
  const told = Number(error.headers.get('retry-after'));
  return Number.isFinite(told) && told > 0 ? Math.ceil(told) : BUSY_RETRY_S;
}
