import { CARDINALS } from '#coaching/domain/display/number-names.js';
import { plain } from './passages.js';

const UNIT = String.raw`(?: ?(?:W\/kg|W|bpm|rpm|spm|km\/h|min\/km|\/km|km|min|kJ|kcal|%|\u00b0C|h|m|s)(?![\p{L}]))?`;
const NUMBERS = new RegExp(String.raw`[+-]?\d[\d.,:\u00d7]*(?<=\d|\u00d7)${UNIT}`, 'gu');
const NAMES = new RegExp(String.raw`\b(?:${CARDINALS.slice(1).join('|')})\b`, 'gi');

/** A text without its numbers and units: what is left is its wording. */
export function wordingOf(text: string): string {
  return plain(text)
    .replace(NUMBERS, '#')
    .replace(NAMES, '#')
    .replace(/#(?:[ ,]*#)+/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim();
}

/** Those whose wording another has as well. */
export function sharing<T>(all: readonly T[], textOf: (one: T) => string): readonly T[] {
  const counts = new Map<string, number>();
  const wordings = all.map((one) => wordingOf(textOf(one)));
  for (const wording of wordings) counts.set(wording, (counts.get(wording) ?? 0) + 1);
  return all.filter((_, at) => (counts.get(wordings[at] ?? '') ?? 0) > 1);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
