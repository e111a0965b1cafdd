import { say } from '#coaching/domain/answer/say.js';
import { direct, type Direct } from './direct.js';
import { repairs } from './sensors.direct.js';

const PEAK =
  /\b(?:max(?:imum)?|peak|top|highest|biggest)\b.*\b(?:watts?|power|sprint)\b|\b(?:watts?|power)\b.*\b(?:max(?:imum)?|peak|top)\b|\b\d{3,4} ?(?:w|watts)\b/;
const DOUBT =
  /\b(?:real|legit|glitch\w*|spike|spikes|error|fluke|genuine|actual(?:ly)?|true|trust\w*|believ\w*|plausible|artefact|artifact)\b/;
const ELSEWHERE =
  /\b(?:average|avg|normali[sz]ed|np|ftp|reps?|intervals?|laps?|why|how many|hr|heart|max hr|where|when)\b|\bin (?:the|my|which) (?:lap|rep|km)\b/;
/** A sprint keeps this share of its peak for five seconds (ours). */
const HELD = 0.7;

/** "Was my max power a real sprint or a spike": by what was held for five seconds around it. */
export const powerPeak: Direct = (sheet, { plain }) => {
  if (!PEAK.test(plain) || !DOUBT.test(plain) || ELSEWHERE.test(plain)) return null;
  const [max, best] = [sheet.get('power.max'), sheet.get('power.best.5')];
  if (!max || !best) return null;
  const held = Number(best.value) >= HELD * Number(max.value);
  const [spikes] = repairs(sheet, /spike/);
  return direct(
    sheet,
    held
      ? say`It looks like a real sprint: your power peaked at ${max}, and your best 5 s averaged ${best}.`
      : say`It may be a spike: your power peaked at ${max}, but your best 5 s averaged only ${best}.`,
    spikes ? 'Spikes that were found are left out already.' : null,
  );
};
