import { DomainError } from '#kernel/domain-error.js';
import { coachUnavailable } from '#coaching/domain/errors.js';
import type { AttemptOutcome } from '#coaching/ports/coach-journal.js';
import type {
  CoachModel,
  CoachRequest,
  FinishExtras,
  ModelCall,
  TokenUse,
} from '#coaching/ports/coach-model.js';
import type { AnswerCheck } from '../answer-check.js';
import type { CoachBooks, Page } from './coach-books.js';

/** How long a rewrite may take; the athlete is waiting in the middle of an answer. */
const REWRITE_MS = 12_000;

export interface Finish {
  readonly tokens: TokenUse | null;
  readonly extras: FinishExtras;
}

/**
 * One coach at one question: its answer, once more where it did not hold, and what is booked of
 * both.
 */
export class CoachAttempt {
  private readonly page: Page;
  private readonly begun: number;
  private firstSentenceMs: number | null = null;
  private calls = 0;
  private rewritten = false;
  private closed = false;

  constructor(
    private readonly coach: CoachModel,
    private readonly check: AnswerCheck,
    private readonly books: CoachBooks,
    private readonly request: CoachRequest,
  ) {
    this.page = books.open(coach, request);
    this.begun = books.now();
  }

  /** Yields what may be shown. Throws COACH_UNAVAILABLE, or the signal's reason. */
  async *run(signal: AbortSignal): AsyncGenerator<string, Finish> {
    const finish = yield* this.answer(this.request, signal);
    const rewrite = this.check.rewrite();
    if (rewrite === null) return finish;
    this.rewritten = true;
    const { tools: _tools, ...request } = this.request;
    const mended = yield* this.mend({ ...request, sheet: this.check.sheet, rewrite }, signal);
    return mended === null
      ? finish
      : {
          tokens: sum(finish.tokens, mended.tokens),
          extras: finish.extras,
        };
  }

  /** Books what there is, once. Ids of the entries. */
  async close(outcome: AttemptOutcome): Promise<readonly string[]> {
    if (this.closed) return [];
    this.closed = true;
    const { calls, rewritten, firstSentenceMs } = this;
    const { name: coach, model } = this.coach;
    this.books.note({
      coach,
      model,
      outcome,
      ...this.check.counts,
      rewritten,
      calls,
      firstSentenceMs,
      totalMs: this.books.now() - this.begun,
    });
    return this.page.close();
  }

  /** Null where the rewrite did not come; then the draft is shown without what does not hold. */
  private async *mend(
    request: CoachRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string, Finish | null> {
    const begun = this.check.released.content;
    const limited = AbortSignal.any([signal, AbortSignal.timeout(REWRITE_MS)]);
    try {
      const finish = yield* this.answer(request, limited);
      if (this.check.released.content === begun) yield* this.check.withoutRewrite();
      else this.check.replaced();
      return finish;
    } catch (error) {
      const late = limited.aborted && !signal.aborted;
      if (!late && !DomainError.is(error, 'COACH_UNAVAILABLE')) throw error;
      // Part of it was shown: the rest of the draft does not fit behind it.
      if (this.check.released.content !== begun) throw coachUnavailable(error);
      yield* this.check.withoutRewrite();
      return null;
    }
  }

  private async *answer(
    request: CoachRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string, Finish> {
    for await (const event of this.coach.answer(
      { ...request, onCall: (call) => this.note(call) },
      signal,
    )) {
      signal.throwIfAborted();
      if (event.kind === 'facts') this.check.learn(event.facts);
      else if (event.kind === 'text') yield* this.timed(this.check.text(event.text));
      else if (event.kind === 'sentence') yield* this.timed(this.check.take(event.text));
      else {
        if (event.reason !== 'stop')
          throw coachUnavailable(new Error(`the coach stopped with reason ${event.reason}`));
        yield* this.timed(this.check.end());
        const { tokens, kind: _kind, reason: _reason, ...extras } = event;
        return { tokens, extras };
      }
    }
    signal.throwIfAborted();
    throw coachUnavailable(new Error('the answer was cut off'));
  }

  private *timed(sentences: Generator<string>): Generator<string> {
    for (const sentence of sentences) {
      this.firstSentenceMs ??= this.books.now() - this.begun;
      yield sentence;
    }
  }

  private note(call: ModelCall): void {
    this.calls += 1;
    this.page.note(call);
    this.request.onCall?.(call);
  }
}

function sum(a: TokenUse | null, b: TokenUse | null): TokenUse | null {
  return a && b ? { prompt: a.prompt + b.prompt, completion: a.completion + b.completion } : null;
}
