import { errorType } from '#platform/tracing/error-type.js';
import type { OpenSpan, Tracing } from '#platform/tracing/tracing.js';
import type { ModelCall } from '#coaching/ports/coach-model.js';

/** What services say of an end; anything else that they might write there is not told. */
const REASONS: ReadonlySet<string> = new Set(['stop', 'length', 'content_filter', 'tool_calls']);

/**
 * One call of a model as a span: how long, how many tokens, how it ended. No word of what was said.
 * Names are those of OpenTelemetry.
 */
export class CallSpan {
  private readonly began = performance.now();
  private firstMs: number | null = null;

  private constructor(private readonly span: OpenSpan) {}

  /** Null where nothing is traced. */
  static begin(tracing: Tracing | undefined, model: string): CallSpan | null {
    const span = tracing?.below(`chat ${model}`, {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'openai',
      'gen_ai.request.model': model,
    });
    return span ? new CallSpan(span) : null;
  }

  /** The service has said something. */
  readonly heard = (): void => {
    this.firstMs ??= performance.now() - this.began;
  };

  end({ outcome, tokens, estimated }: ModelCall, reason: string | null, error: unknown): void {
    const attributes = {
      'gen_ai.usage.input_tokens': tokens.prompt,
      'gen_ai.usage.output_tokens': tokens.completion,
      'stridewatt.tokens_estimated': estimated,
      'stridewatt.outcome': outcome,
      ...(reason !== null && {
        'gen_ai.response.finish_reasons': [REASONS.has(reason) ? reason : 'other'],
      }),
      ...(this.firstMs !== null && { 'stridewatt.first_token_ms': Math.round(this.firstMs) }),
      ...(outcome === 'failed' && { 'error.type': errorType(error) }),
    };
    this.span.end(attributes, outcome === 'failed');
  }
}
