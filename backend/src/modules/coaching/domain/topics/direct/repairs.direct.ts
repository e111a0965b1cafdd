import { bare, say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';

const ASKS =
  /\b(?:broken|data.?quality|quality (?:issues|problems)|issues|problems|errors|wrong with|repair\w*|fix(?:ed|es)|clean\w*|thr(?:ow|ew|own) (?:away|out)|left out|dropouts?|spikes?|(?:dodgy|bad|weird|odd|wrong|funny) (?:readings?|values?|samples?)|gaps|gap in (?:the |my )?(?:data|recording|file|signal|trace)|glitch\w*)\b/;
const OF_FILE = /\b(?:file|data|recording|dataset|list|enumerate|what|which|how many|any)\b/;
const ONE_CHANNEL =
  /\b(?:heart|hr|pulse|strap|max\w*|gps|distance|power|watts|average|every second|cadence|gap between|slowest|fastest|quickest|reps?|intervals?|laps?|km \d+|efforts?)\b/;

const BAD =
  /\b(?:dodgy|bad|wrong|odd|weird|false|faulty|broken|corrupt|bogus|impossible|strange) (?:readings?|values?|samples?|data|numbers?|points?|ones)\b.*|\bhow many (?:spikes|glitches|dropouts|errors|drop ?outs)\b/;
/** "Which ones broke it": the pattern of a run. */
const BROKE = /\b(?:ones?|laps?|reps?|km|which) (?:broke|broken?) (?:it|that|the)\b/;
/** Whether the recording, or the device that made it, can be believed. */
const TRUSTED =
  /\b(?:watch|garmin|wahoo|device|head unit|power ?-?meter|gps|recording|file|data|numbers)\b.*\b(?:ok|okay|fine|off|working|trust\w*|reliable|accura\w+|reading right|believ\w*)\b|\btrust\w* (?:the |this |that |these |my )?(?:data|numbers|recording|file|watch|readings)\b/;

/** Everything that was repaired or left out, in one sentence. */
export const repairsOfFile: Direct = (sheet, question) => {
  const { plain } = question;
  const trusted = TRUSTED.test(plain);
  const asked = (ASKS.test(plain) && OF_FILE.test(plain)) || trusted || means(question, 'quality');
  const bad = BAD.test(plain);
  const oneChannel = ONE_CHANNEL.test(plain) && !bad && !trusted;
  if (!(asked || bad) || oneChannel || BROKE.test(plain)) return null;
  if (/\b(?:i|my|me|legs?|knee)\b.*\b(?:fix|wrong|problems?)\b/.test(plain)) return null;
  const notes = [...sheet.all('quality.warning.'), ...sheet.all('quality.repair.')];
  if (notes.length === 0)
    return direct(sheet, 'No issues: nothing in this recording had to be repaired.');
  const lead = trusted ? 'Mostly, but with repairs: ' : '';
  return direct(sheet, `${lead}${notes.map(clause).join('; ')}.`);
};

/** A note without its full stop; its sentences become clauses. */
function clause(note: Fact): Line {
  const text = bare(note).text.replace(/\. (?=[A-Z])/g, ', ');
  return say`${{ fact: note, text }}`;
}
