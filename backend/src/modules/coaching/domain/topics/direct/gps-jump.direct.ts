import { bare, say, when } from '#coaching/domain/answer/say.js';
import { direct, type Direct } from './direct.js';

const JUMP =
  /\b(?:teleport\w*|jump(?:ed|s|ing)?|zig ?zag\w*|wander\w*|drunk(?:en)?|straight lines?|glitch\w*|spik\w*|crazy|all over)\b/;
const TRACK =
  /\b(?:gps|map|track|route|river|distance|position\w*|satellite\w*|trace on the map)\b/;
const OTHER = /\b(?:hr|heart|pulse|power|watts?|cadence|fade|effort|lap|interval)\b/;

/** How jumps of the position were repaired, and whether the distance is right. */
export const gpsJump: Direct = (sheet, { plain }) => {
  if (!JUMP.test(plain) || !TRACK.test(plain) || OTHER.test(plain)) return null;
  const repair = sheet.all('quality.repair.').find(({ display }) => /positions?|GPS/.test(display));
  return direct(
    sheet,
    when(sheet, ['session.distance'], (distance) => {
      if (!distance) return null;
      return repair
        ? say`Yes, the distance of ${distance} is fine: the jump was left out.`
        : say`I found no GPS jump, so the distance of ${distance} is fine.`;
    }),
    repair ? say`${bare(repair)}.` : null,
  );
};
