import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet, SheetSubject } from '#coaching/domain/facts/fact-sheet.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { SideName } from '#coaching/domain/facts/registry/fact-key.js';
import { noun } from './sides.js';

/** Time on the move, as the page shows it; the whole time where both are the same. */
export function timeOf(sheet: FactSheet, name: SideName): Fact | undefined {
  return sheet.get(`${name}.session.moving`) ?? sheet.get(`${name}.session.duration`);
}

/** `a steady ride of 1 h 32 min`, `5 × 4 min intervals`. */
export function kindOf(sheet: FactSheet, { name, context: { shape } }: SheetSubject): string {
  const time = timeOf(sheet, name);
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
