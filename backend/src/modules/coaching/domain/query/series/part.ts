import type { Span } from '#analysis/recording/recording.js';
import type { CloserLook } from '#coaching/domain/facts/closer/closer-look.js';
import { stretchOf, type Stretch } from '#coaching/domain/facts/closer/stretch.js';
import type { Series } from '../query.js';

/** One stretch of a workout that a question can mean, with what happened in it. */
export interface Part extends Span {
  /** `lap.4`, for the keys of its facts. */
  readonly key: string;
  /** In the middle of a sentence: `lap 4`, `the first half`, `the last 10 min`. */
  readonly name: string;
  readonly stretch: Stretch;
  /** What the part was in the structure of the workout, where that is known. */
  readonly kind: 'work' | 'recovery' | 'warmup' | 'cooldown' | null;
  /** Cut off by the end of the workout or by hand: too short to be held against the others. */
  readonly fragment: boolean;
}

/** A span with its name, before it is measured. */
export type Named = Span & Pick<Part, 'key' | 'name'>;

/** Why there are no such parts. */
export interface NoParts {
  /** The end of a sentence that begins with "because". */
  readonly refused: string;
  /** Looked for and found that there is none: an answer to how many. */
  readonly absent?: true;
}

/** Parts in their order, or why there are none. */
export type Parts = { readonly parts: readonly Part[]; readonly series: Series | null } | NoParts;

/** A span of the workout with what happened in it. */
export function measured(
  span: Pick<Part, 'from' | 'to' | 'key' | 'name'>,
  { look: { ground } }: { readonly look: CloserLook },
): Part {
  return { ...span, stretch: stretchOf(ground, span), kind: null, fragment: false };
}
