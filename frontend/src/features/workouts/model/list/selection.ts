import type { WorkoutListItem } from './workout-list.js';

/** How many workouts one comparison takes. */
export const fewest = 2;
export const most = 3;

export type Family = WorkoutListItem['family'];

/**
 * What must be known of a workout to choose it: a ride is compared with rides, whatever kind of
 * bike it was on.
 */
export type Choosable = Pick<WorkoutListItem, 'id' | 'family'>;

const id = /^[\w-]{1,64}$/;

/** The ids of an address, each once, no more than a comparison takes. */
export function selectedIds(selected: string | undefined): readonly string[] {
  return [...new Set(selected?.split(',').filter((part) => id.test(part)))].slice(0, most);
}

/** The same as the address writes it; undefined where nothing is chosen. */
export function selectionText(ids: readonly string[]): string | undefined {
  return ids.length > 0 ? ids.join(',') : undefined;
}

export function cleanSelection(value: unknown): string | undefined {
  return typeof value === 'string' ? selectionText(selectedIds(value)) : undefined;
}

export function toggled(ids: readonly string[], which: string): readonly string[] {
  return ids.includes(which) ? ids.filter((known) => known !== which) : [...ids, which];
}

export const compareAddress = (ids: readonly string[]): string => `/compare?ids=${ids.join(',')}`;

const plural: Readonly<Record<Family, string>> = { cycling: 'rides', running: 'runs' };
const single: Readonly<Record<Family, string>> = { cycling: 'ride', running: 'run' };

/** Why nothing, or not everything, can be added to a selection of `count` workouts of `family`. */
export function selectionHint(count: number, family: Family | undefined): string {
  if (count >= most) return 'Three is the most that can be compared.';
  if (!family) return 'Two or three of one sport can be compared.';
  return count < fewest
    ? `Choose one or two more ${plural[family]}.`
    : `One more ${single[family]} can be added.`;
}

/** Why this workout cannot be added; null where it can be, or where it can be taken out again. */
export function whyNot(
  workout: Choosable,
  ids: readonly string[],
  family: Family | undefined,
): string | null {
  if (ids.includes(workout.id)) return null;
  if (ids.length >= most) return 'Three are chosen, which is the most that can be compared.';
  if (!family || workout.family === family) return null;
  return (
    `Only ${plural[family]} can be added: a ${single[family]} is not compared with a ` +
    `${single[workout.family]}.`
  );
}
