import { fuller } from '../answer/level.js';
import { say, when, type Line } from '../answer/say.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { inDoubt } from '../topics/effort/effort-lines.js';
import { intensityLine } from '../topics/session/session-lines.js';

export { effortLine } from '../topics/effort/effort-lines.js';

/**
 * How hard in numbers: normalized power against FTP, and the training stress; the plainest readers
 * get neither.
 */
export function intensityLines(sheet: FactSheet): readonly Line[] {
  return [
    fuller(sheet, () => intensityLine(sheet)),
    fuller(sheet, () =>
      when(sheet, ['load.stress'], (stress) =>
        stress
          ? say`The training stress was ${stress}${sheet.has('power.normalized') ? '' : inDoubt(sheet)}.`
          : null,
      ),
    ),
  ];
}
