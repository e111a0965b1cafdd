import type { ChatEvidenceAnswer, ComparisonReportAnswer } from '#api/generated/types.gen.js';
import type { Compared } from './names.js';

/** What changed between two or three workouts, as the coach says it. */
export type ComparisonReport = Readonly<ComparisonReportAnswer>;

/** A fact of one of the workouts that can be seen on its curves. */
export interface PlacedFact {
  readonly id: string;
  readonly label: string;
  readonly display: string;
  readonly at: NonNullable<ChatEvidenceAnswer['at']>;
  readonly workout: Compared;
  /** Place of the workout on the page. */
  readonly index: number;
}

type Part = ComparisonReport['sections'][number];

const NEXT = 'Next';
/** More would be a table, and there is one below. */
const MOST_PLACES = 4;

/** The parts of a report by what they are for. */
export function partsOf({ sections }: ComparisonReport): {
  readonly findings: readonly Part[];
  readonly next: Part | undefined;
} {
  return {
    findings: sections.filter(({ title }) => title !== NEXT),
    next: sections.find(({ title }) => title === NEXT),
  };
}

/** The facts with a place, each place of each workout once. */
export function placesOf(
  { evidence }: ComparisonReport,
  ids: readonly string[] | undefined,
  workouts: readonly Compared[],
): readonly PlacedFact[] {
  const seen = new Set<string>();
  return evidence
    .flatMap(({ id, label, display, at, workoutId }): readonly PlacedFact[] => {
      const index = workouts.findIndex(({ workout }) => workout.id === workoutId);
      const workout = workouts[index];
      if (!at || !workout || !ids?.includes(id)) return [];
      const place = `${workout.letter} ${Math.round(at.from)}-${Math.round(at.to)}`;
      if (seen.has(place)) return [];
      seen.add(place);
      return [{ id, label, display, at, workout, index }];
    })
    .slice(0, MOST_PLACES);
}
