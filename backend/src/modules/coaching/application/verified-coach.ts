import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import type { Evidence } from '../../../kernel/evidence.js';
import { coachUnavailable } from '../domain/errors.js';
import { SentenceSplitter } from '../domain/verifier/sentence-splitter.js';
import { Verifier } from '../domain/verifier/verifier.js';
import type { CoachModel, CoachRequest, FinishExtras, TokenUse } from '../ports/coach-model.js';
import { Coaches } from '../ports/coaches.js';

/** An answer as the athlete saw it. */
export interface GivenAnswer extends FinishExtras {
  readonly content: string;
  readonly evidence: readonly Evidence[];
  readonly unverified: readonly string[];
  readonly coach: string;
  readonly model: string | null;
  readonly tokens: TokenUse | null;
}

/**
 * Lets nothing through to the athlete that the facts do not support. When the preferred coach fails before its first
 * sentence was shown, or none of its sentences holds, the built-in coach answers instead.
 */
@Injectable()
export class VerifiedCoach {
  constructor(private readonly coaches: Coaches) {}

  /** Yields sentences as they may be shown; their sum is the content. Throws COACH_UNAVAILABLE. */
  async *answer(request: CoachRequest, signal: AbortSignal): AsyncGenerator<string, GivenAnswer> {
    let failure: unknown;
    for (const coach of this.coaches.inOrder()) {
      const verifier = new Verifier(request.sheet, request.question);
      try {
        const { tokens, extras } = yield* this.attempt(coach, request, verifier, signal);
        const { content, evidence, unverified } = verifier.released;
        if (content !== '') return { content, evidence, unverified, coach: coach.name, model: coach.model, tokens, ...extras };
      } catch (error) {
        if (signal.aborted || verifier.released.content !== '' || !DomainError.is(error, 'COACH_UNAVAILABLE')) throw error;
        failure = error;
      }
    }
    throw coachUnavailable(failure);
  }

  private async *attempt(
    coach: CoachModel,
    request: CoachRequest,
    verifier: Verifier,
    signal: AbortSignal,
  ): AsyncGenerator<string, Finish> {
    const splitter = new SentenceSplitter();
    for await (const event of coach.answer(request, signal)) {
      signal.throwIfAborted();
      if (event.kind === 'facts') continue;
      if (event.kind !== 'finish') {
        const sentences = event.kind === 'text' ? splitter.push(event.text) : [event.text];
        for (const sentence of sentences) yield* shown(verifier.check(sentence));
        continue;
      }
      if (event.reason !== 'stop') throw coachUnavailable(new Error(`the coach stopped with reason ${event.reason}`));
      for (const sentence of splitter.end()) yield* shown(verifier.check(sentence));
      const { tokens, kind: _kind, reason: _reason, ...extras } = event;
      return { tokens, extras };
    }
    signal.throwIfAborted();
    throw coachUnavailable(new Error('the answer was cut off'));
  }
}

interface Finish {
  readonly tokens: TokenUse | null;
  readonly extras: FinishExtras;
}

function* shown(text: string): Generator<string> {
  if (text !== '') yield text;
}
