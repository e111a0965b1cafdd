import { coachAnswer } from '../../domain/answer/coach-answer.js';
import { CoachModel, type CoachEvent, type CoachRequest } from '../../ports/coach-model.js';

/** Answers by rules from the fact sheet alone: at once, without a network, and always the same to the same. */
export class BuiltinCoachModel extends CoachModel {
  override readonly name = 'builtin';
  override readonly model = null;

  override async *answer({ question, sheet, turns }: CoachRequest, signal: AbortSignal): AsyncGenerator<CoachEvent> {
    const earlier = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
    const { sentences, counts } = coachAnswer(question, sheet, earlier);
    for (const text of sentences) {
      signal.throwIfAborted();
      yield { kind: 'sentence', text };
    }
    yield { kind: 'finish', reason: 'stop', tokens: null, ...(counts ? {} : { counts }) };
  }
}
