import { say } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import { direct, type Direct } from './direct.js';

const INCLINE =
  /\b(?:incline|gradient|grade|slope|steep\w*|elevation|altitude|climb(?:ed|ing)?|ascen\w*|(?:metres|meters|feet) (?:of )?(?:climb\w*|up)|vert|hills?)\b/;
const OTHER = /\b(?:heart|hr|pulse|power|cadence|grade.adjusted|tomorrow|next|should|why)\b/;

/** Indoors there is no elevation: said before anything else. */
export const incline: Direct = (sheet, { plain }) => {
  const indoors = sheet.context.indoor && !sheet.has('climb.gain');
  if (!indoors || !INCLINE.test(plain) || OTHER.test(plain)) return null;
  const treadmill = sheet.context.sport.includes('treadmill');
  const unknown = sheet.unknown('climbing');
  return direct(
    sheet,
    treadmill
      ? `I can't say: a treadmill's incline is not recorded, and neither is elevation.`
      : unknown
        ? say`I can't say your elevation, because ${unknown}.`
        : `I can't say your elevation, because this ${sessionNoun(sheet)} was indoors.`,
  );
};
