import { sportName } from '#lib/format-workout.js';
import type { TitleAndNotes, Workout } from './workout.js';

/** As many as the server takes, in code points. */
export const MOST_CHARACTERS: Readonly<Record<keyof TitleAndNotes, number>> = {
  title: 120,
  notes: 4000,
};

/** The heading of a workout: the athlete's own name for it, else what it was. */
export function workoutTitle({ title, sport }: Pick<Workout, 'title' | 'sport'>): string {
  return title ?? `${sportName(sport)} Workout`;
}

/** What is stored of a text: without blanks around it, nothing where nothing is left. */
export function storedText(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}

/** Why a text cannot be stored; null where it can. */
export function tooLong(field: keyof TitleAndNotes, text: string): string | null {
  const over = [...text.trim()].length - MOST_CHARACTERS[field];
  return over > 0 ? `At most ${MOST_CHARACTERS[field]} characters: ${over} too many.` : null;
}

/** Where notes are kept in this tab until they are saved. */
export function notesPlace(workoutId: string): string {
  return `notes of ${workoutId}`;
}
