import { say } from '#coaching/domain/answer/say.js';
import { cannotTell } from '../session/session-lines.js';
import { direct, type Direct } from './direct.js';

const WARMTH = '(?:cold|hot|warm|chilly|cool|freezing|baking|boiling|roasting|scorching|humid)';
const ASKS = new RegExp(
  String.raw`\b(?:(?:was|is|were) (?:it|today|we|i) (?:\w+ )?${WARMTH}|how ${WARMTH}|(?:in|by|of) (?:the|this|that) (?:heat|cold)|was (?:it )?the (?:heat|cold|weather)|heat training)\b`,
);

/** "Was it cold?": what the device shows, and why the air may differ. */
export const warmth: Direct = (sheet, { plain }) => {
  if (!ASKS.test(plain)) return null;
  const average = sheet.get('temperature.average');
  if (!average) return direct(sheet, cannotTell(sheet, 'temperature', 'how warm it was'));
  return direct(
    sheet,
    say`The device showed ${average} on average.`,
    'It sits in the sun and near your body, so the air was probably cooler than that.',
  );
};
