import type { Evidence } from '#kernel/evidence.js';
import type { Fact, FactOwner } from './fact.js';
import type { FactSheet } from './fact-sheet.js';

/**
 * A fact as the athlete sees it below an answer: with its place, and with the workout that it
 * belongs to where there are several.
 */
export function evidenceOf(fact: Fact, sheet: FactSheet): Evidence {
  const { id, label, value, unit, display, at } = fact;
  const whose = fact.whose ?? subjectOf(fact, sheet);
  return {
    id,
    label: whose?.label ?? label,
    value,
    unit,
    display,
    ...(at ? { at } : {}),
    ...(whose ? { workout: whose.workout } : {}),
    ...(whose?.workoutId === undefined ? {} : { workoutId: whose.workoutId }),
  };
}

/**
 * The workout of a comparison that a fact is about; its day, which ends the label on the sheet,
 * stands apart.
 */
function subjectOf({ label, subject }: Fact, sheet: FactSheet): FactOwner | null {
  const found = sheet.extras.subjects.find(({ name }) => name === subject);
  if (!found) return null;
  const { day, name, workoutId } = found;
  return {
    label: [`, ${day}`, `, ${name}`].reduce(
      (words, ending) => (words.endsWith(ending) ? words.slice(0, -ending.length) : words),
      label,
    ),
    workout: day,
    workoutId,
  };
}
