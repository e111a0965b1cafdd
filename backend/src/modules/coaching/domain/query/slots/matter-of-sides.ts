import type { SideOperation, SideQuery } from '../comparison/side-query.js';
import { isSpan } from '../comparison/side-values.js';
import { WHOLE } from './about-sides.js';
import { implied } from './side-metrics.js';
import type { SideSense } from './side-sense.js';

const FTP = /\b(?:ftp|functional threshold|threshold(?! (?:pace|hr|heart|zone)))\b/;
const WATTS = /\b([1-5]\d{2})(?: ?w(?:atts)?)?\b/;
const RESTS_ON_FTP =
  /\b(?:intensity(?: factor)?|tss|training stress|stress|ifs?|how hard|load|recalculat\w*|redo|what if|if|suppose|assum\w*|with|at)\b/;
const SUGGESTS =
  /\b(?:suggest\w*|support\w*|point\w*|estimat\w*|guess\w*|imply|implies|com(?:e|es|ing) out|based on|going by|from|tell\w*|say|says|new|real|actual|right|correct|set|work out|derive|what|whats|how high)\b/;
const CHANGED = /\b(?:definition|mean|means|what is ftp|goal|zones?)\b/;
const TRUST =
  /\b(?:trust\w*|reliab\w*|accura\w*|clean|glitch\w*|spikes?|dropouts?|drop(?:ped)? out|(?:bad|wrong|dodgy|weird|odd|faulty|missing|broken) (?:data|readings?|values?|samples?|numbers?)|(?:data|sensor|recording|signal|file) (?:problems?|issues?|faults?|errors?|quality|gaps?|troubles?)|how good (?:is|was|are) the (?:data|recording|file|signal)|(?:worse|better|cleaner|best|worst) (?:data|recording|signal|file)|(?:meter|sensor|strap|gps|data|recording)s? (?:ok|okay|fine|alright|working|good|correct)|repair(?:ed|s)?)\b/;
const NOT_TRUST = /\b(?:ftp|fair|trust (?:my|the) (?:legs|pacing)|why|compare)\b/;

/** What is asked of workouts side by side apart from their values: FTP, sensors. */
export function matterOfSides(sense: SideSense, last: SideQuery | undefined): SideQuery | null {
  const operation = operationOf(sense, last);
  return operation && { metrics: [], scope: WHOLE, only: null, operation };
}

function operationOf({ plain }: SideSense, last: SideQuery | undefined): SideOperation | null {
  if (FTP.test(plain) && !CHANGED.test(plain)) {
    const watts = Number(WATTS.exec(plain)?.[1]);
    if (watts) return RESTS_ON_FTP.test(plain) ? { kind: 'ftp', watts } : null;
    return SUGGESTS.test(plain) ? { kind: 'ftp', watts: null } : null;
  }
  // "And with 300?"
  const again = last?.operation.kind === 'ftp' && last.operation.watts !== null;
  const other = again
    ? /^(?:and |or |what about |how about |with |at |for )*([1-5]\d{2}) ?w?(?:atts)?[ ?]*$/.exec(
        plain,
      )
    : null;
  if (other) return { kind: 'ftp', watts: Number(other[1]) };
  return TRUST.test(plain) && !NOT_TRUST.test(plain) ? { kind: 'repairs' } : null;
}

const EVERY =
  /\b(?:every|each|all)(?: (?:single|one|of (?:the|my)|the|my|\d+|five|four|six|three|eight|ten))*(?: (?:single|one))? (?:reps?|intervals?|laps?|climbs?|km|kilomet(?:re|er)s?|efforts?|repeats?)\b/;

/** "Heart rate was lower in every rep the second time, right?" */
export function everyPart(sense: SideSense): SideQuery | null {
  const { series } = sense.read;
  const [word, ...more] = [...sense.comparatives, ...sense.ends];
  const beats = /\bbeat(?:s|en)?\b/.test(sense.plain);
  if (!series || !EVERY.test(sense.plain) || more.length > 0 || (!word && !beats)) return null;
  if (sense.named.which || /\b(?:how|which|what|table|list|show)\b/.test(sense.plain)) return null;
  const metrics = implied(sense).filter(isSpan);
  return {
    metrics,
    scope: { kind: 'each', series: series.series },
    only: sense.named.refs[0] ?? placeOf(sense.plain),
    operation: { kind: 'everyPart', most: !word || word.end === 'most' || word.end === 'best' },
  };
}

/** "The second time" is no rep. */
function placeOf(plain: string): SideQuery['only'] {
  const nth =
    /\b(first|second|third|last) (?:time|one|day|session|run|ride|workout|set)\b|\b(?:of|in) the (first|second|third|last)\b/.exec(
      plain,
    );
  const word = nth?.[1] ?? nth?.[2];
  if (!word) return null;
  return {
    by: 'place',
    nth: word === 'last' ? 'last' : ['first', 'second', 'third'].indexOf(word) + 1,
  };
}
