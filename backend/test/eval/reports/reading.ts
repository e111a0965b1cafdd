import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rubricFile } from '#test/corpus/corpus.js';

/** A number that must be written, in its unit, or off by no more than `tol`. */
export interface WantedNumber {
  readonly value: number;
  readonly unit: string;
  readonly tol: number;
}

/** What a coach must say: one alternative of each group, and each number, in one passage. */
export interface Point {
  readonly id: string;
  readonly importance: number;
  readonly say: string;
  readonly any: readonly (readonly string[])[];
  readonly numbers?: readonly WantedNumber[];
}

/** What a coach must not say: a regular expression over the whole report. */
export interface Banned {
  readonly id: string;
  readonly why: string;
  readonly pattern: string;
}

/** A coach's reading of one workout. */
export interface Reading {
  readonly file: string;
  readonly session: string;
  readonly must: readonly Point[];
  readonly mustNot: readonly Banned[];
  readonly action: string;
  readonly recovery: string;
  /** Words that an action of this kind has; of the rubric they are in `action-words`. */
  readonly actionWords?: Way;
}

/** Groups of words: an action goes this way when it has a word of each group. */
export type Way = readonly (readonly string[])[];

export type RecoveryClass = 'none' | 'easy day' | '1-2 easy days' | 'several days';

export interface ReadingSet {
  /** `rubric`, or the name of the file in `readings` without its ending. */
  readonly name: string;
  readonly readings: readonly Reading[];
}

const FOLDER = new URL('readings/', import.meta.url);

/** The rubric where it is beside the checkout, then the readings of the repository. */
export function readingSets(): readonly ReadingSet[] {
  const rubric = existsSync(fileURLToPath(rubricFile))
    ? [{ name: 'rubric', readings: readingsOf(rubricFile) }]
    : [];
  const own = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: file.replace('.json', ''),
      readings: readingsOf(new URL(file, FOLDER)),
    }));
  return [...rubric, ...own];
}

export function nameOf({ file }: Pick<Reading, 'file'>): string {
  return file.replace(/\.fit$/, '');
}

function readingsOf(file: URL): readonly Reading[] {
  return JSON.parse(readFileSync(file, 'utf8')) as readonly Reading[];
}
