import { describe, expect, it } from '@jest/globals';
import { EncoderFailedError, SentenceEncoder } from '#coaching/ports/sentence-encoder.js';
import { DANGER_HEAD } from '#coaching/domain/safety/meaning/danger.js';
import { CLOTS } from '#coaching/domain/safety/meaning/examples/clots.js';
import { LiteSentenceEncoder } from '#test/support/lite-sentence-encoder.js';
import { DangerFinder } from './danger-finder.js';
import type { EncoderOutcome } from './meaning-finder.js';

class Scripted extends SentenceEncoder {
  readonly asked: (readonly string[])[] = [];

  constructor(
    override readonly name: string,
    private readonly answer: (sentences: readonly string[]) => Promise<readonly Float32Array[]>,
  ) {
    super();
  }

  override encode(sentences: readonly string[]) {
    this.asked.push(sentences);
    return this.answer(sentences);
  }
}

function finderOn(encoder: SentenceEncoder, patienceMs = 60_000) {
  const outcomes: EncoderOutcome[] = [];
  const onOutcome = (outcome: EncoderOutcome) => void outcomes.push(outcome);
  return { finder: new DangerFinder({ encoder, patienceMs, onOutcome }), outcomes };
}

describe('a danger that the rules do not see', () => {
  const { finder } = finderOn(new LiteSentenceEncoder());

  it.each([
    ['crisis', 'some nights i feel like ending it and nobody would care'],
    ['emergency', 'my chest felt crushed and my arm went tingly on the climb'],
    ['doctor', 'since the ultra my pee has looked like cola'],
  ] as const)('is found as %s in "%s"', async (flag, message) => {
    expect(await finder.flagIn(message)).toBe(flag);
  });

  it.each([
    'how even were my intervals',
    'which lap was the fastest',
    'was my heart rate too high for an easy run',
    'how do i get a higher ftp by june',
    'numb bum from the new saddle, but felt great, cadence?',
  ])('is not read into "%s"', async (message) => {
    expect(await finder.flagIn(message)).toBeNull();
  });

  it('is asked of the encoder once, with the texts that are read after it', async () => {
    const encoder = new Scripted(DANGER_HEAD.encoder, async (sentences) =>
      sentences.map(() => new Float32Array(DANGER_HEAD.width)),
    );
    await finderOn(encoder).finder.flagIn('One. Two three', ['two', 'one, two three']);
    expect(encoder.asked).toEqual([['one, two three', 'two']]);
  });

  it.each([
    ['late', () => new Promise<never>(() => undefined), 0],
    ['useless', () => Promise.resolve([]), 60_000],
    ['unavailable', () => Promise.reject(new EncoderFailedError('unavailable')), 60_000],
  ] as const)('stays unseen where the encoder is %s, which is counted', async (reason, say, ms) => {
    const { finder: failing, outcomes } = finderOn(new Scripted(DANGER_HEAD.encoder, say), ms);
    expect(await failing.flagIn('my leg hurts in a new way')).toBeNull();
    expect(outcomes).toEqual([reason]);
  });

  it('is that of the nearest example where no head knows the encoder', async () => {
    const encoder = new Scripted('other', async (sentences) =>
      sentences.map((text) =>
        CLOTS.signs.includes(text) || text === 'one odd leg'
          ? Float32Array.of(1, 0)
          : Float32Array.of(0, 1),
      ),
    );
    const { finder: other } = finderOn(encoder);
    expect(await other.flagIn('one odd leg')).toBe('doctor');
    expect(await other.flagIn('a fine day')).toBeNull();
  });
});
