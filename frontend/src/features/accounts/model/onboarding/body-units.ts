import type { UnitSystem } from './answers.js';

export const CM_PER_INCH = 2.54;
export const LB_PER_KG = 2.20462;

const INCHES_PER_FOOT = 12;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
const plain = (value: number): string => String(oneDecimal(value));

/**
 * Inches of a height written in digits: the first digit is feet, the rest inches, so that `59` is 5
 * ft 9 in; 12 inches and more carry into feet automatically. Feet and inches may also be parted by
 * any sign (`5'9"`). Null where it is neither.
 */
export function parseFeetInches(text: string): number | null {
  const found = /^\s*(\d)\D*(\d*)\D*$/.exec(text);
  return found ? Number(found[1]) * INCHES_PER_FOOT + Number(found[2] || 0) : null;
}

/** Whole inches as feet and inches, such as `5 ft 9 in`. */
export function formatFeetInches(inches: number): string {
  const whole = Math.round(inches);
  return `${Math.floor(whole / INCHES_PER_FOOT)} ft ${whole % INCHES_PER_FOOT} in`;
}

/** Centimetres with one decimal, from what was typed. */
export function heightFrom(text: string, system: UnitSystem): number | null {
  if (system === 'METRIC') return parseNumber(text);
  const inches = parseFeetInches(text);
  return inches === null ? null : oneDecimal(inches * CM_PER_INCH);
}

export function heightText(cm: number, system: UnitSystem): string {
  return system === 'METRIC' ? plain(cm) : formatFeetInches(cm / CM_PER_INCH);
}

/** Kilograms, with one decimal where pounds were typed. */
export function weightFrom(text: string, system: UnitSystem): number | null {
  const value = parseNumber(text);
  return value === null || system === 'METRIC' ? value : oneDecimal(value / LB_PER_KG);
}

/** A kilogram with one decimal tells whole pounds, and no tenths of them. */
export function weightText(kg: number, system: UnitSystem): string {
  return system === 'METRIC' ? plain(kg) : String(Math.round(kg * LB_PER_KG));
}

/** What the draft takes; larger is a slip of the hand. */
const LARGEST = 1e6;

/** A number written with a point or a comma; null where the text is not a number. */
export function parseNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const value = Number(plain);
  return Math.abs(value) <= LARGEST ? value : null;
}
