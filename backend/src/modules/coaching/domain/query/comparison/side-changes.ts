import { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { foremostChanges } from '#coaching/domain/findings/comparison/index.js';
import type { Finding } from '#coaching/domain/findings/finding.js';
import type { Sides } from './sides.js';

/** The findings of the workouts that are asked about, the foremost first. */
export function changesOf({ sheet, all }: Sides): readonly Finding[] {
  const asked = amongst(sheet, new Set(all.map(({ name }) => name)));
  if (asked.extras.subjects.length < 2) return [];
  return foremostChanges(asked);
}

/** Two of three, where the question names two. */
function amongst(sheet: FactSheet, names: ReadonlySet<string>): FactSheet {
  const { context, facts, constants, unknowns, extras } = sheet;
  const subjects = extras.subjects.filter(({ name }) => names.has(name));
  return subjects.length === extras.subjects.length
    ? sheet
    : new FactSheet(context, facts, constants, unknowns, { ...extras, subjects });
}
