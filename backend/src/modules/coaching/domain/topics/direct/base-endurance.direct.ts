import { say, when, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';
import { direct, type Direct } from './direct.js';

const BASE =
  /\b(?:(?:aerobic|base|endurance) (?:fitness|endurance|base|shape|form|engine|condition)|(?:my|is my|hows my) (?:base|aerobic engine))\b/;
const ELSEWHERE =
  /\b(?:pace|zones?|train|build|improv\w*|better|worse|than|last|week|month|should|how (?:do|can) i|mean|means|what is)\b/;
/** Decoupling from here on says that the effort was beyond the endurance, percent (after Friel). */
const FAR = 10;

/** How good the endurance is, as far as one workout shows: by decoupling, where it can be judged. */
export const baseEndurance: Direct = (sheet, { plain }) => {
  if (!BASE.test(plain) || ELSEWHERE.test(plain)) return null;
  const decoupling = sheet.get('heartRate.decoupling');
  const usual = sheet.get('constant.decoupling');
  if (!decoupling || !usual)
    return direct(
      sheet,
      cannotTell(sheet, 'heartRate', 'how good your endurance is') ??
        cannotTell(sheet, 'decoupling', 'how good your endurance is'),
      'A long, even session with heart rate shows it.',
    );
  return direct(sheet, verdict(decoupling, usual), drift(sheet), CAUTION);
};

function verdict(decoupling: Fact, usual: Fact): Line {
  const value = Number(decoupling.value);
  const figure = say`decoupling was ${decoupling}, and ${usual} is usually called good`;
  if (value < Number(usual.value)) return `Good, as far as this one shows: ${figure}.`;
  return value < FAR
    ? `Fair, as far as this one shows: ${figure}.`
    : `Not enough for this effort: ${figure}.`;
}

function drift(sheet: FactSheet): Line {
  return when(sheet, ['heartRate.drift'], (change) =>
    change ? say`At the same output your heart rate changed by ${change}.` : null,
  );
}

const CAUTION = 'Heat and tiredness change it too, so look at several sessions.';
