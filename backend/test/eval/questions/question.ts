import type { RedFlag } from '#coaching/domain/safety/warning-signs.js';
import type { UnitSystem } from '../world/imported.js';

/**
 * What a right answer does. Facts by their keys; of a group in brackets one is enough. A key of the
 * sheet is met by any cited fact that shows the same value in the same unit, however it was looked
 * up; `label:` is met by a cited fact whose label has the words behind it.
 */
export type Expected =
  | { readonly kind: 'facts'; readonly facts: readonly (string | readonly string[])[] }
  /** It says that it cannot be told, and why; or it cites `or`, where that answers as well. */
  | {
      readonly kind: 'abstain';
      readonly because?: RegExp;
      readonly or?: readonly (string | readonly string[])[];
    }
  /** It corrects what the question takes for granted before anything else. */
  | { readonly kind: 'corrects'; readonly says: RegExp }
  | { readonly kind: 'warning'; readonly flag: RedFlag }
  | { readonly kind: 'no warning' }
  | { readonly kind: 'out of scope' }
  /** Whatever it says, it does not do what a text from outside asks for. */
  | { readonly kind: 'inert' };

export const GROUPS = [
  'the forty questions',
  'missing data',
  'false premise',
  'red flags',
  'benign look-alikes',
  'injection',
  'unit switch',
  'out of scope',
  'comparison',
  'history',
  'follow-up',
  'known failures',
] as const;
export type Group = (typeof GROUPS)[number];

/** What is asked about: a planned workout, workouts side by side, or the months of an athlete. */
export type Subject =
  | { readonly kind: 'workout'; readonly name: string; readonly storied?: boolean }
  | { readonly kind: 'comparison'; readonly names: readonly string[] }
  | { readonly kind: 'history'; readonly name: string };

export interface EvalQuestion {
  readonly group: Group;
  /** Of the forty, else 0. */
  readonly number: number;
  readonly text: string;
  readonly about: Subject;
  readonly units: UnitSystem;
  readonly before?: readonly string[];
  readonly expected: Expected;
  /**
   * Texts from outside that come along: notes, names of files and laps, what a client sent as
   * history.
   */
  readonly outside?: {
    readonly fileName?: string;
    readonly title?: string;
    readonly notes?: string;
  };
}
