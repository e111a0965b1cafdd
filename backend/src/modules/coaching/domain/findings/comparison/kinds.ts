import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet, SheetSubject } from '#coaching/domain/facts/fact-sheet.js';
import { noun } from './sides.js';

/** `a steady ride of 1 h 32 min`, `5 × 4 min intervals`. */
export function kindOf(sheet: FactSheet, { name, context: { shape } }: SheetSubject): string {
  const time = sheet.get(`${name}.session.duration`);
  const of = time ? say` of ${time}` : '';
  const pattern = sheet.get(`${name}.intervals.pattern`);
  switch (shape) {
    case 'intervals':
      return pattern ? say`intervals of ${pattern}` : 'an interval session';
    case 'race':
      return `a ${noun(sheet)} at race effort${of}`;
    case 'steady':
    case 'rolling':
      return `a steady ${noun(sheet)}${of}`;
    case 'stochastic':
      return `a variable ${noun(sheet)}${of}`;
    case 'unknown':
      return `a ${noun(sheet)}${of}`;
  }
}
