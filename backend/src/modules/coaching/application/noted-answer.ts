import type { GivenAnswer } from './given-answer.js';

/** An answer with a word before it, shown with its first sentence and not without one. */
export async function* notedAnswer(
  note: string,
  answer: AsyncGenerator<string, GivenAnswer>,
): AsyncGenerator<string, GivenAnswer> {
  let before = `${note}\n\n`;
  try {
    for (;;) {
      const next = await answer.next();
      if (next.done) return { ...next.value, content: `${note}\n\n${next.value.content}` };
      yield before + next.value;
      before = '';
    }
  } finally {
    // A reader that stops here stops the coach as well.
    await answer.return(undefined as never);
  }
}
