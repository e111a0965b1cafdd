import { invalidField } from '../errors.js';
import type { ListPlace } from './workout-views.js';

const CURSOR = /^(\d{1,15}|-\d{1,15}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A place in the list as an opaque text. */
export function encodePlace({ startTime, id }: ListPlace): string {
  return Buffer.from(`${startTime.getTime()} ${id}`).toString('base64url');
}

/** Throws VALIDATION_FAILED where the text was not made by `encodePlace`. */
export function decodePlace(cursor: string): ListPlace {
  const [, time, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const startTime = new Date(Number(time));
  if (id === undefined || Number.isNaN(startTime.getTime()))
    throw invalidField('cursor', 'The cursor is not one that a list gave out.');
  return { startTime, id };
}
