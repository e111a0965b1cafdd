import type { EvidenceAnswer, EvidencePlaceAnswer } from '#api/generated/types.gen.js';
import type { Report } from './workout.js';

/** A fact of a report that can be seen on the curves. */
export type PlacedFact = EvidenceAnswer & { readonly at: EvidencePlaceAnswer };

type Part = Report['sections'][number];

/** The parts of a report by what they are for. */
export interface ReportLines {
  readonly findings: readonly Part[];
  readonly next: Part | undefined;
}

const NEXT = 'Next';
/** The numbers right above the curves say the same. */
const ESSENTIALS = 'In short';
/** How many of something there were says nothing beside a place. */
const COUNT = /^\d+$/;
/** More would be a table, and there is one below. */
const MOST_PLACES = 3;

export function linesOf({ sections }: Report): ReportLines {
  return {
    findings: sections.filter(({ title }) => title !== NEXT && title !== ESSENTIALS),
    next: sections.find(({ title }) => title === NEXT),
  };
}

/** The first few facts with a place, each place once: the whole of a set and its last repetition. */
export function factsOf({ evidence }: Report, ids: readonly string[] = []): readonly PlacedFact[] {
  const seen = new Set<string>();
  return evidence
    .filter((fact): fact is PlacedFact => ids.includes(fact.id) && fact.at !== undefined)
    .filter(({ display }) => !COUNT.test(display))
    .filter(({ at }) => {
      const place = `${Math.round(at.from)}-${Math.round(at.to)}`;
      if (seen.has(place)) return false;
      seen.add(place);
      return true;
    })
    .slice(0, MOST_PLACES);
}
