import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { askedBesideInjury, INJURY_NOTE } from '../domain/safety/injury-beside.js';
import { coachUnavailable } from '../domain/errors.js';
import type { CoachModel, CoachRequest } from '../ports/coach-model.js';
import { Coaches } from '../ports/coaches.js';
import { AnswerCheck } from './answer-check.js';
import { askedFacts } from './asked-facts.js';
import { CoachAttempt } from './quality/coach-attempt.js';
import { CoachBooks } from './quality/coach-books.js';
import { HouseInstructions } from './instructions/house-instructions.js';
import type { GivenAnswer } from './given-answer.js';
import { notedAnswer } from './noted-answer.js';

/** Earlier messages in a prompt: three questions with their answers. */
const SHOWN_TO_MODELS = 6;

const NOTHING_HOLDS =
  "I can't answer that, because what I found does not agree with the facts of your recording.";

/** The answer says so, and nothing is used up. */
function* nothingHolds({ name }: CoachModel, check: AnswerCheck): Generator<string, GivenAnswer> {
  yield NOTHING_HOLDS;
  const { evidence, unverified } = check.released;
  return {
    content: NOTHING_HOLDS,
    evidence,
    unverified,
    coach: name,
    model: null,
    tokens: null,
    counts: false,
  };
}

/**
 * Lets nothing through to the athlete that the facts do not support. When the preferred coach fails
 * before its first sentence was shown, or none of its sentences holds, the built-in coach answers
 * instead. Every call to a model is booked, also where its answer was dropped.
 */
@Injectable()
export class VerifiedCoach {
  constructor(
    private readonly coaches: Coaches,
    private readonly books: CoachBooks,
    private readonly house: HouseInstructions,
  ) {}

  /**
   * Yields sentences as they may be shown; their sum is the content. What is asked beside an injury
   * is answered after a word about the injury. Throws COACH_UNAVAILABLE.
   */
  async *answer(request: CoachRequest, signal: AbortSignal): AsyncGenerator<string, GivenAnswer> {
    const beside = request.draft ? null : askedBesideInjury(request.question);
    if (beside === null) return yield* this.verified(request, signal);
    const answer = this.verified({ ...request, question: beside }, signal);
    return yield* notedAnswer(INJURY_NOTE, answer);
  }

  private async *verified(
    request: CoachRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string, GivenAnswer> {
    let failure: unknown;
    for (const coach of this.coaches.inOrder()) {
      const mends = coach.model !== null;
      const asking = mends ? await this.withAsked(request, signal) : request;
      const needsFact = (asking.asked ?? []).length > 0;
      const check = new AnswerCheck(asking.sheet, request.question, {
        mends,
        needsFact,
        author: mends ? 'model' : 'coach',
        ...(request.draft && { draft: request.draft }),
      });
      try {
        const given = yield* this.attempt(coach, asking, check, signal);
        if (given !== null) return given;
        // To ask again would bring the same: there is no service that could be back in a moment.
        if (coach.model === null) return yield* nothingHolds(coach, check);
        failure = new Error(`nothing of the answer of the ${coach.name} coach holds`);
      } catch (error) {
        if (
          signal.aborted ||
          check.released.content !== '' ||
          !DomainError.is(error, 'COACH_UNAVAILABLE')
        )
          throw error;
        failure = error;
      }
    }
    throw coachUnavailable(failure);
  }

  /** What a model is asked, with what the question asks for on the sheet. */
  private async withAsked(request: CoachRequest, signal: AbortSignal): Promise<CoachRequest> {
    if (request.draft) return request;
    return { ...request, ...(await askedFacts(this.coaches.builtin, request, signal)) };
  }

  /** Null where nothing of the answer holds. */
  private async *attempt(
    coach: CoachModel,
    request: CoachRequest,
    check: AnswerCheck,
    signal: AbortSignal,
  ): AsyncGenerator<string, GivenAnswer | null> {
    const instructions = coach.model === null ? undefined : await this.house.current();
    const attempt = new CoachAttempt(coach, check, this.books, {
      ...request,
      turns: coach.model === null ? request.turns : request.turns.slice(-SHOWN_TO_MODELS),
      ...(instructions && { instructions }),
    });
    try {
      const { tokens, extras } = yield* attempt.run(signal);
      const { content, evidence, unverified } = check.released;
      const calls = await attempt.close(content === '' ? 'dropped' : 'shown');
      return content === ''
        ? null
        : {
            content,
            evidence,
            unverified,
            coach: coach.name,
            model: coach.model,
            tokens,
            ...extras,
            calls,
          };
    } catch (error) {
      await attempt.close(signal.aborted ? 'aborted' : 'failed');
      throw error;
    } finally {
      // A reader that stops in the middle leaves neither by an answer nor by an error.
      await attempt.close('aborted');
    }
  }
}
