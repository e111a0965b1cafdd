import { MEANINGS } from '#coaching/domain/understanding/meanings/all-meanings.js';
import { centroidOf, type Centroid } from '#coaching/domain/understanding/meanings/centroids.js';
import type { SentenceEncoder } from '#coaching/ports/sentence-encoder.js';

/** The middles of all meanings; encoded with the first question, again after a failure. */
export type Bank = () => Promise<readonly Centroid[]>;

export function bankOf(encoder: SentenceEncoder): Bank {
  let kept: Promise<readonly Centroid[]> | null = null;
  return () => {
    kept ??= encoded(encoder).catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}

async function encoded(encoder: SentenceEncoder): Promise<readonly Centroid[]> {
  const vectors = await encoder.encode(MEANINGS.flatMap(({ wordings }) => wordings));
  let at = 0;
  return MEANINGS.map((meaning) => {
    const own = vectors.slice(at, at + meaning.wordings.length);
    at += meaning.wordings.length;
    return { meaning, vector: centroidOf(own) };
  });
}
