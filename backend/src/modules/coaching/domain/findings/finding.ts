import type { EvidencePlace } from '#kernel/evidence.js';
import type { Line } from '../answer/say.js';
import type { FactSheet } from '../facts/fact-sheet.js';

/** What a finding is about; the title that a reader sees above it. */
export const FAMILY_TITLES = {
  structure: 'What it was',
  terrain: 'Terrain and stops',
  cost: 'What it cost',
  plan: 'Against the plan',
  past: 'Against your past',
  contradiction: 'What does not fit',
  conditions: 'Conditions',
  data: 'The recording',
  weeks: 'Your weeks',
} as const;

export type FindingFamily = keyof typeof FAMILY_TITLES;

/** A part of a recording, in seconds since its start, and the channel that shows it best. */
export type Span = Pick<EvidencePlace, 'from' | 'to'> & Partial<EvidencePlace>;

/** One thing that a good coach would say about a workout. */
export interface Finding {
  /** Its file and case, e.g. `structure.set` or `cost.like-power.rose`. */
  readonly kind: `${FindingFamily}.${string}`;
  /** One sentence with its marks and without its full stop: it may head the report. */
  readonly statement: string;
  /** At most two whole sentences that show why, or what else explains it. */
  readonly because: readonly Line[];
  /** How unusual it is, for this athlete where their past is known: 0 expected, 1 never seen. */
  readonly surprise: number;
  /** How much it changes what the workout meant or what follows from it: 0 to 1. */
  readonly importance: number;
  /** How sure it is: 1 measured; less where a model, a device or little data stands behind it. */
  readonly confidence: number;
  /** What it points at in chart and map. */
  readonly at?: Span;
  /** What to do next because of it: one whole sentence, with marks where it has numbers. */
  readonly action?: Line;
  /**
   * Kinds, or the beginning of kinds, that say nothing new beside it: they stay out of a report
   * that has this one.
   */
  readonly covers?: readonly string[];
}

/** Looks for one kind of finding; empty where its conditions do not hold. */
export type Finder = (sheet: FactSheet) => readonly Finding[];
