import { say } from '#coaching/domain/answer/say.js';
import { direct, type Direct } from './direct.js';

const PYRAMID = /\b(?:pyramid|ladder)\b/;
const SIDES =
  /\b(?:up|down|back)\b.*\b(?:or|vs|versus|than|against|compared|and)\b.*\b(?:up|down|back)\b|\bway (?:up|down|back)\b|\bcom(?:e|ing) (?:back )?down\b/;
const ASKS =
  /\b(?:faster|quicker|stronger|better|slower|weaker|harder|which|where|or|than|vs|versus)\b/;

/** "Quicker up the pyramid or back down?": its two sides, by the same lengths. */
export const pyramidSides: Direct = (sheet, { plain }) => {
  if (!PYRAMID.test(plain) || !SIDES.test(plain) || !ASKS.test(plain)) return null;
  const [up, down, change] = (
    ['intervals.pyramid.up', 'intervals.pyramid.down', 'intervals.pyramid.change'] as const
  ).map((key) => sheet.get(key));
  if (!up || !down || !change) return null;
  const word = sheet.context.family === 'running' ? 'faster' : 'stronger';
  if (change.trend === 'same')
    return direct(
      sheet,
      say`Both ways were about the same: ${up} on the way up, ${down} on the way down.`,
    );
  const later = change.trend === 'up';
  return direct(
    sheet,
    later
      ? say`The way down was ${word}: ${down} against ${up} on the way up.`
      : say`The way up was ${word}: ${up} against ${down} on the way down.`,
  );
};
