import type { Line } from '../answer/say.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { cannotTell } from './session-lines.js';

/** Whether any of this session's bests is a record takes the others. */
export function whetherRecords(sheet: FactSheet): Line {
  return cannotTell(sheet, 'history', 'whether any of it is a record');
}
