import type { TextPart } from './charges/pending-answer.js';
import type { GivenAnswer } from './given-answer.js';

/** The sentences of an answer as parts to be shown; returns the whole. */
export async function* sentencesOf(
  answer: AsyncGenerator<string, GivenAnswer>,
): AsyncGenerator<TextPart, GivenAnswer> {
  try {
    for (;;) {
      const next = await answer.next();
      if (next.done) return next.value;
      yield { kind: 'text', text: next.value };
    }
  } finally {
    // A reader that stops here stops the coach as well.
    await answer.return(undefined as never);
  }
}
