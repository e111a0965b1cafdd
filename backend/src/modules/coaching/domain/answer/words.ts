import type { Fact } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { inWaves } from './pacing-verdict.js';
import { after, say, size } from './say.js';

/** `ride`, `run`, `indoor ride`, `virtual ride` or `treadmill run`. */
export function sessionNoun({ context }: FactSheet): string {
  const { family, indoor, sport } = context;
  if (sport.startsWith('virtual')) return family === 'cycling' ? 'virtual ride' : 'virtual run';
  if (family === 'cycling') return indoor ? 'indoor ride' : 'ride';
  return sport.includes('treadmill') ? 'treadmill run' : indoor ? 'indoor run' : 'run';
}

/**
 * Above this an effort is called up and down, whatever the half minutes look like (usual reading of
 * the variability index).
 */
const UP_AND_DOWN = 1.1;

/** Whether the power went up and down a good deal within the minute. */
export function isSurging(sheet: FactSheet): boolean {
  return (sheet.number('power.variability') ?? 1) > UP_AND_DOWN;
}

/**
 * Whether the effort went up and down, within the minute or from quarter to quarter: the one word
 * on steadiness that every answer and report goes by.
 */
export function isWavy(sheet: FactSheet): boolean {
  return (
    (sheet.context.shape === 'rolling' || sheet.context.shape === 'steady') &&
    (isSurging(sheet) || inWaves(sheet))
  );
}

/** What it was like, with its article: `a steady ride`, `an interval run`. */
export function sessionKind(sheet: FactSheet): string {
  const noun = sessionNoun(sheet);
  switch (sheet.context.shape) {
    case 'steady':
      return isWavy(sheet) ? `an up-and-down ${noun}` : `a steady ${noun}`;
    case 'rolling':
      return isWavy(sheet) ? `an up-and-down ${noun}` : `a mostly steady ${noun}`;
    case 'stochastic':
      return `an uneven ${noun}`;
    case 'intervals':
      return noun.includes(' ')
        ? `${noun.startsWith('indoor') ? 'an' : 'a'} ${noun.split(' ')[0]} interval session`
        : 'an interval session';
    case 'race':
      return /^[aeiou]/.test(noun) ? `an ${noun} at race effort` : `a ${noun} at race effort`;
    case 'unknown':
      return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
  }
}

/** Changes that hardly anyone would notice: percent of output, and beats or turns. */
const UNNOTICED = { '%': 1.5, other: 2 };

export function hardlyChanged({ value, unit }: Fact): boolean {
  return (
    typeof value === 'number' &&
    Math.abs(value) <= (unit === '%' ? UNNOTICED['%'] : UNNOTICED.other)
  );
}

/** `heart rate rose by 9 bpm`, `heart rate hardly moved (+1 bpm)`. */
export function rose(subject: string, change: Fact): string {
  if (Number(change.value) === 0) return say`${subject} stayed where it was${after(change)}`;
  if (hardlyChanged(change)) return say`${subject} hardly moved (${change})`;
  return say`${subject} ${change.trend === 'up' ? 'rose' : 'fell'} by ${size(change)}`;
}

/** `7 s/km slower`; of a change of pace. */
export function fasterOrSlower(change: Fact): string {
  return say`${size(change)} ${Number(change.value) > 0 ? 'slower' : 'faster'}`;
}

/** The word for what the athlete put out: power, pace or speed. */
export function outputWord(change: Fact, sheet: FactSheet): 'power' | 'pace' | 'speed' {
  if (change.about.includes('power')) return 'power';
  return sheet.context.family === 'running' ? 'pace' : 'speed';
}

/**
 * What the athlete put out, as the engine compares it: on foot outdoors with the hills taken out.
 */
export function effortName({ about, label }: Fact): string {
  if (about.includes('power')) return 'power';
  return label.startsWith('Grade-adjusted') ? 'your speed, hills taken out,' : 'your speed';
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export function capitalized(text: string): string {
  return (text[0] ?? '').toUpperCase() + text.slice(1);
}
