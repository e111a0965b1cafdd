import type { EvidenceAnswer, EvidencePlaceAnswer } from '#api/generated/types.gen.js';

/** A stretch of a recording, seconds since its start, and the channel that tells of it. */
export type EvidencePlace = Readonly<EvidencePlaceAnswer>;

/**
 * A fact that an answer stands on; `display` is in the athlete's units. Where an answer speaks of
 * several workouts, `workout` names its workout (`17 June 2025`) and `workoutId`
 * leads to it.
 */
export type Evidence = Readonly<EvidenceAnswer> & {
  readonly workoutId?: string;
  readonly workout?: string;
};

/** Facts of one workout, or of none in particular. */
export interface EvidenceGroup {
  readonly workout: string | null;
  readonly facts: readonly Evidence[];
}

/**
 * Facts by the workout that they belong to, in the order of the answer. A day that names a workout
 * is not told as its fact once more.
 */
export function byWorkout(evidence: readonly Evidence[]): readonly EvidenceGroup[] {
  const names = new Set(evidence.map(({ workout }) => workout));
  const told = evidence.filter(
    ({ display, workout }) => workout === undefined || !names.has(display),
  );
  return [...new Set(told.map(({ workout }) => workout ?? null))].map((workout) => ({
    workout,
    facts: told.filter((fact) => (fact.workout ?? null) === workout),
  }));
}

/**
 * As many facts as asked for, in their order: the first, which the finding stands on, then rather
 * those that can be seen on the curves.
 */
export function foremost(facts: readonly Evidence[], count: number): readonly Evidence[] {
  const [first, ...others] = facts;
  const chosen = new Set(
    [first, ...others.filter(({ at }) => at), ...others.filter(({ at }) => !at)].slice(0, count),
  );
  return facts.filter((fact) => chosen.has(fact));
}

/** Where the facts of a conversation can be seen. */
export interface EvidencePlaces {
  /** The end of a workout's address that opens a stretch of it: `#t=600-1200&ch=power`. */
  readonly hashOf: (place: EvidencePlace) => string;
  /**
   * Shows a stretch of the workout that is open on this page; left out where the facts are of other
   * pages.
   */
  readonly onPlace?: (place: EvidencePlace) => void;
  /** Called as a fact leads to another page. */
  readonly onLeave?: () => void;
}
