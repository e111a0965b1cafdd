import { describe, expect, it } from '@jest/globals';
import { EncoderFailedError, SentenceEncoder } from '#coaching/ports/sentence-encoder.js';
import { LiteSentenceEncoder } from '#test/support/lite-sentence-encoder.js';
import { MEANINGS } from '#coaching/domain/understanding/meanings/all-meanings.js';
import { MeaningFinder, type EncoderOutcome } from './meaning-finder.js';

class Scripted extends SentenceEncoder {
  constructor(
    override readonly name: string,
    private readonly answer: (sentences: readonly string[]) => Promise<readonly Float32Array[]>,
  ) {
    super();
  }

  override encode(sentences: readonly string[]) {
    return this.answer(sentences);
  }
}

function finderOn(encoder: SentenceEncoder, patienceMs = 60_000) {
  const outcomes: EncoderOutcome[] = [];
  const finder = new MeaningFinder({
    encoder,
    patienceMs,
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  return { finder, outcomes };
}

describe('meanings of a message', () => {
  it('are those of the bank where a wording of the bank is asked', async () => {
    const { finder, outcomes } = finderOn(new LiteSentenceEncoder());
    const nearest = await finder.nearestFor('which lap sucked the most', 'workout');
    expect(nearest('which lap sucked the most')[0]?.meaning.id).toBe('worst-part');
    expect(nearest('something that was never encoded')).toEqual([]);
    expect(outcomes).toEqual(['ok']);
  });

  it.each([
    ['late', () => new Promise<never>(() => undefined), 0],
    ['useless', () => Promise.resolve([]), 60_000],
    ['unavailable', () => Promise.reject(new Error('broken')), 60_000],
    ['unavailable', () => Promise.reject(new EncoderFailedError('unavailable')), 60_000],
  ] as const)(
    'are unknown where the encoder is %s, which is counted',
    async (reason, answer, ms) => {
      const name = 'universal-sentence-encoder-lite';
      const { finder, outcomes } = finderOn(new Scripted(name, answer), ms);
      const nearest = await finder.nearestFor('was that any good', 'workout');
      expect(nearest('was that any good')).toEqual([]);
      expect(outcomes).toEqual([reason]);
    },
  );

  it('come from the middles of the bank where no head knows the encoder', async () => {
    const worst = MEANINGS.find(({ id }) => id === 'worst-part')?.wordings ?? [];
    const encoder = new Scripted('other', async (sentences) =>
      sentences.map((text) =>
        worst.includes(text) ? Float32Array.of(1, 0) : Float32Array.of(0, 1),
      ),
    );
    const nearest = await finderOn(encoder).finder.nearestFor('worst interval', 'workout');
    expect(nearest('worst interval')[0]?.meaning.id).toBe('worst-part');
  });
});
