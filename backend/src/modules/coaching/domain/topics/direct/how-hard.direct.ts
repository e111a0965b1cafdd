import { effortLine } from '../effort/effort-lines.js';
import { heartRateLine, intensityLine } from '../session/session-lines.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';

/** How hard it was, where that is the likeliest meaning of words that nothing else understands. */
export const howHard: Direct = (sheet, question) =>
  question.unsure && means(question, 'effort', 'feel')
    ? direct(sheet, effortLine(sheet), intensityLine(sheet), heartRateLine(sheet))
    : null;
