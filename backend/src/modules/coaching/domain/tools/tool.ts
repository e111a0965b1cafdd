import type { LookUp } from '../facts/closer/closer-look.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { FactDraft } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { DoneSession, PastWorkout, TrainingWeek, WorkoutPast } from '../facts/history/past.js';
import type { SideName } from '../facts/registry/fact-key.js';

/** One of the workouts that a question is about. */
export interface ToolWorkout {
  /** `W1` to `W3` in a comparison; a sheet of one workout calls it `W1` too. */
  readonly name: SideName;
  readonly workout: AnalysedWorkout;
  /** Null where the samples are not there. */
  readonly look: LookUp | null;
}

/** All that the server loaded for one athlete and one question. Tools see nothing else. */
export interface ToolWorld {
  readonly workouts: readonly ToolWorkout[];
  /** What came before the one workout; null elsewhere. */
  readonly past: WorkoutPast | null;
  /** The weeks of a history; null elsewhere. */
  readonly weeks: readonly TrainingWeek[] | null;
  /**
   * Every workout of the last 400 days, for sums over months and years; absent where only single
   * workouts are asked about.
   */
  readonly training?: {
    readonly today: string;
    readonly sessions: readonly DoneSession[];
    /** The latest of them with their metrics. */
    readonly latest?: readonly PastWorkout[];
  };
}

/**
 * Why a tool found nothing: arguments that are not valid, something that is not there, or something that
 * may not be worked out.
 */
export type ToolFault = 'INVALID_ARGUMENT' | 'NOT_THERE' | 'NOT_COMPARABLE' | 'NOT_JUDGED';

/** New facts without ids, or the end of a sentence that begins with "because". */
export type ToolResult =
  | { readonly facts: readonly FactDraft[] }
  | { readonly refused: string; readonly fault: ToolFault };

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Whether what it needs was loaded. */
  readonly fits: (world: ToolWorld, sheet: FactSheet) => boolean;
  /** @param args checked for nothing but being an object */
  readonly run: (
    args: Readonly<Record<string, unknown>>,
    world: ToolWorld,
    sheet: FactSheet,
  ) => ToolResult;
}

export function refused(fault: ToolFault, reason: string): ToolResult {
  return { refused: reason, fault };
}

/** Facts, or why there are none. */
export function found(facts: readonly (FactDraft | null)[]): ToolResult {
  const there = facts.filter((fact) => fact !== null);
  return there.length > 0 ? { facts: there } : refused('NOT_THERE', 'nothing was measured there');
}

/** A schema of an object with these properties and no others. */
export function schema(
  properties: Readonly<Record<string, unknown>>,
  required: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  return { type: 'object', properties, required, additionalProperties: false };
}

export const SUBJECT = {
  type: 'string',
  enum: ['W1', 'W2', 'W3'],
  description: 'Which workout of a comparison; W1 where it is left out.',
} as const;

/** The workout that is meant, or why none is. */
export function workoutOf(
  args: Readonly<Record<string, unknown>>,
  { workouts }: ToolWorld,
): ToolWorkout | ToolResult {
  const name = args['subject'] ?? 'W1';
  const one = workouts.find((candidate) => candidate.name === name);
  return (
    one ??
    refused(
      'INVALID_ARGUMENT',
      'there is no workout of that name; there are ' +
        `${workouts.map((workout) => workout.name).join(', ')}`,
    )
  );
}

/** How facts of one workout are kept apart from those of the others beside it. */
export function ownedBy(
  { name }: ToolWorkout,
  { workouts }: ToolWorld,
): { readonly prefix: string; readonly whose: { readonly subject?: string } } {
  return workouts.length > 1
    ? { prefix: `${name}.`, whose: { subject: name } }
    : { prefix: '', whose: {} };
}
