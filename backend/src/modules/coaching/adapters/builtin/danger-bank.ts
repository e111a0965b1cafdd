import { SAFETY_EXAMPLES } from '#coaching/domain/safety/meaning/examples/all-examples.js';
import type { RedFlag } from '#coaching/domain/safety/warning-signs.js';
import type { SentenceEncoder } from '#coaching/ports/sentence-encoder.js';

/** Judges vectors; the examples are encoded with the first question, again after a failure. */
export type DangerBank = () => Promise<(vector: Float32Array) => RedFlag | null>;

/** So much nearer must an example of danger be than any harmless one. */
const MARGIN = 0.05;

interface Example {
  readonly flag: RedFlag | null;
  readonly text: string;
}

/** The nearest example decides, for encoders that no head was trained on. */
export function nearestDanger(encoder: SentenceEncoder): DangerBank {
  const examples: readonly Example[] = Object.values(SAFETY_EXAMPLES).flatMap(
    ({ flag, signs, harmless }) => [
      ...signs.map((text) => ({ flag, text })),
      ...harmless.map((text) => ({ flag: null, text })),
    ],
  );
  let kept: Promise<readonly Float32Array[]> | null = null;
  return async () => {
    kept ??= encoder.encode(examples.map(({ text }) => text)).catch((error: unknown) => {
      kept = null;
      throw error;
    });
    const vectors = await kept;
    return (vector) => nearestOf(examples, vectors, vector);
  };
}

function nearestOf(
  examples: readonly Example[],
  vectors: readonly Float32Array[],
  vector: Float32Array,
): RedFlag | null {
  let best: { readonly flag: RedFlag | null; readonly likeness: number } = {
    flag: null,
    likeness: -1,
  };
  let harmless = -1;
  examples.forEach(({ flag }, at) => {
    const likeness = dot(vectors[at] ?? new Float32Array(), vector);
    if (flag === null) harmless = Math.max(harmless, likeness);
    else if (likeness > best.likeness) best = { flag, likeness };
  });
  return best.likeness > harmless + MARGIN ? best.flag : null;
}

function dot(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}
