import { bare, say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';

const ASKS =
  /\b(?:broken|data.?quality|quality (?:issues|problems)|issues|problems|errors|wrong with|repair\w*|fix(?:ed|es)|clean\w*|thr(?:ow|ew|own) (?:away|out)|left out|dropouts?|gaps?|glitch\w*)\b/;
const OF_FILE = /\b(?:file|data|recording|dataset|list|enumerate|what|which|how many|any)\b/;
const ONE_CHANNEL =
  /\b(?:heart|hr|pulse|strap|max\w*|gps|distance|power|watts|average|every second|cadence|gap between|slowest|fastest|quickest|reps?|intervals?|laps?|km \d+|efforts?)\b/;

const BAD =
  /\b(?:dodgy|bad|wrong|odd|weird|false|faulty|broken|corrupt|bogus|impossible|strange) (?:readings?|values?|samples?|data|numbers?|points?|ones)\b.*|\bhow many (?:spikes|glitches|dropouts|errors|drop ?outs)\b/;
/** "Which ones broke it": the pattern of a run. */
const BROKE = /\b(?:ones?|laps?|reps?|km|which) (?:broke|broken?) (?:it|that|the)\b/;

/** Everything that was repaired or left out, in one sentence. */
export const repairsOfFile: Direct = (sheet, question) => {
  const { plain } = question;
  const asked = (ASKS.test(plain) && OF_FILE.test(plain)) || means(question, 'quality');
  const bad = BAD.test(plain);
  if (!(asked || bad) || (ONE_CHANNEL.test(plain) && !bad) || BROKE.test(plain)) return null;
  if (/\b(?:i|my|me|legs?|knee)\b.*\b(?:fix|wrong|problems?)\b/.test(plain)) return null;
  const notes = [...sheet.all('quality.warning.'), ...sheet.all('quality.repair.')];
  if (notes.length === 0)
    return direct(sheet, 'No issues: nothing in this recording had to be repaired.');
  return direct(sheet, `${notes.map(clause).join('; ')}.`);
};

/** A note without its full stop; its sentences become clauses. */
function clause(note: Fact): Line {
  const text = bare(note).text.replace(/\. (?=[A-Z])/g, ', ');
  return say`${{ fact: note, text }}`;
}
