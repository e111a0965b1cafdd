import { existsSync, readFileSync } from 'node:fs';
import type { Asked } from '../listening/judge.js';

/** A sentence as a model would say it, with the key of the fact behind each number. */
export interface Said {
  readonly id: string;
  readonly kind: string;
  readonly about: Asked['about'];
  readonly question: string;
  /** Marks are `[[key]]`: ids change with the sheet, keys do not. */
  readonly text: string;
  readonly why?: string;
}

/** A message that names something for a doctor, or sounds like it. */
export interface Flagged {
  readonly id: string;
  readonly kind: string;
  readonly flag: boolean;
  readonly text: string;
}

/**
 * Half of the sets may be looked at while the verifier is mended; the other half was written by
 * people who had read neither the code nor the first half.
 */
export type Half = 'open' | 'unseen';

export const HALVES: readonly Half[] = ['open', 'unseen'];

export const falsehoodsOf = (half: Half): readonly Said[] => rows(`${half}-falsehoods`);
export const truthsOf = (half: Half): readonly Said[] => rows(`${half}-truths`);
export const flagsOf = (half: Half): readonly Flagged[] => rows(`${half}-flags`);

function rows<T>(name: string): readonly T[] {
  const file = new URL(`sets/${name}.jsonl`, import.meta.url);
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as T)
    : [];
}
