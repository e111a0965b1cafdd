import type { SheetKind } from '#coaching/domain/facts/fact-sheet.js';
import { rankByCentroids } from '#coaching/domain/understanding/meanings/centroids.js';
import { rankByHead } from '#coaching/domain/understanding/meanings/head.js';
import { MEANINGS_HEAD } from '#coaching/domain/understanding/meanings/meanings-head.js';
import {
  NOTHING_NEAR,
  type Nearest,
  type RankedMeaning,
} from '#coaching/domain/understanding/nearest.js';
import { textsToRank } from '#coaching/domain/understanding/understand.js';
import { EncoderFailedError, type SentenceEncoder } from '#coaching/ports/sentence-encoder.js';
import { bankOf, type Bank } from './meanings-bank.js';

/** An answer waits no longer for the encoder; then the rules answer alone. ms. */
const PATIENCE_MS = 400;

/** The latest are the question itself; each costs some 15 ms. */
const MOST_TEXTS = 4;
/** Longer ones are noise, and cost as much as a sentence. */
const LONGEST_WORD = 24;

/** How often the encoder was asked, and how it ended. */
export type EncoderOutcome = 'ok' | EncoderFailedError['reason'];

export interface MeaningFinderOptions {
  readonly encoder: SentenceEncoder;
  readonly onOutcome?: (outcome: EncoderOutcome, cause?: unknown) => void;
  readonly patienceMs?: number;
}

/** Prepares the meanings of a message, so that reading it stays pure and waits for nothing. */
export class MeaningFinder {
  private readonly encoder: SentenceEncoder;
  private readonly bank: Bank | null;

  constructor(private readonly options: MeaningFinderOptions) {
    const { encoder } = options;
    this.encoder = encoder;
    // The head was trained on the vectors of one encoder.
    this.bank = encoder.name === MEANINGS_HEAD.encoder ? null : bankOf(encoder);
  }

  /** The meanings of all that is read of a message; of nothing where the encoder fails. */
  async nearestFor(
    message: string,
    kind: SheetKind,
    before: readonly string[] = [],
  ): Promise<Nearest> {
    const texts = textsToRank(message, kind, before).filter(isWorthEncoding).slice(-MOST_TEXTS);
    if (texts.length === 0) return NOTHING_NEAR;
    try {
      const ranked = await within(this.ranked(texts), this.options.patienceMs ?? PATIENCE_MS);
      this.options.onOutcome?.('ok');
      return (text) => ranked.get(text) ?? [];
    } catch (error) {
      const reason = error instanceof EncoderFailedError ? error.reason : 'unavailable';
      this.options.onOutcome?.(reason, error);
      return NOTHING_NEAR;
    }
  }

  private async ranked(
    texts: readonly string[],
  ): Promise<ReadonlyMap<string, readonly RankedMeaning[]>> {
    const centroids = await this.bank?.();
    const vectors = await this.encoder.encode(texts);
    return new Map(
      texts.map((text, at) => {
        const vector = vectors[at];
        if (vector === undefined) throw new EncoderFailedError('useless');
        return [
          text,
          centroids ? rankByCentroids(centroids, vector) : rankByHead(MEANINGS_HEAD, vector, text),
        ];
      }),
    );
  }
}

/** Whether a text has words; numbers and signs alone mean nothing to an encoder. */
function isWorthEncoding(text: string): boolean {
  return /[a-z]{2}/i.test(text) && text.split(' ').every(({ length }) => length <= LONGEST_WORD);
}

/** The result in time, or EncoderFailedError; what comes later still fills the cache. */
export async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new EncoderFailedError('late')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
