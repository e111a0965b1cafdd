import { describe, expect, it } from '@jest/globals';
import { notedAnswer } from './noted-answer.js';
import type { GivenAnswer } from './given-answer.js';

const GIVEN = { content: 'One. Two.' } as GivenAnswer;

async function* answer(sentences: readonly string[]): AsyncGenerator<string, GivenAnswer> {
  yield* sentences;
  return GIVEN;
}

describe('an answer with a note', () => {
  it('shows the note before its first sentence and keeps it in the content', async () => {
    const noted = notedAnswer('Note.', answer(['One. ', 'Two.']));
    const shown: string[] = [];
    let next = await noted.next();
    for (; !next.done; next = await noted.next()) shown.push(next.value);
    expect(shown).toEqual(['Note.\n\nOne. ', 'Two.']);
    expect(next.value.content).toBe('Note.\n\nOne. Two.');
  });

  it('shows nothing where the coach fails before its first sentence', async () => {
    const failing = (async function* (): AsyncGenerator<string, GivenAnswer> {
      yield* [];
      throw new Error('down');
    })();
    await expect(notedAnswer('Note.', failing).next()).rejects.toThrow('down');
  });
});
