import { sentencesOf } from '../../domain/answer/answer.js';
import { TOPICS } from '../../domain/topics/all-topics.js';
import { answerUnknown } from '../../domain/topics/unknown-question.js';
import { understand } from '../../domain/understanding/understand.js';
import { CoachModel, type CoachEvent, type CoachRequest } from '../../ports/coach-model.js';

/** Answers by rules from the fact sheet alone: at once, without a network, and always the same to the same. */
export class BuiltinCoachModel extends CoachModel {
  override readonly name = 'builtin';
  override readonly model = null;

  override async *answer({ question, sheet }: CoachRequest, signal: AbortSignal): AsyncGenerator<CoachEvent> {
    const topics = understand(question);
    const answers = topics.length > 0 ? topics.map((topic) => topic.answer(sheet, question)) : [answerUnknown(sheet, TOPICS)];
    for (const [index, answer] of answers.entries()) {
      const sentences = sentencesOf(answer);
      for (const [place, sentence] of sentences.entries()) {
        signal.throwIfAborted();
        const closes = place === sentences.length - 1 && index < answers.length - 1;
        yield { kind: 'sentence', text: closes ? `${sentence}\n\n` : sentence };
      }
    }
    yield { kind: 'finish', reason: 'stop', tokens: null };
  }
}
