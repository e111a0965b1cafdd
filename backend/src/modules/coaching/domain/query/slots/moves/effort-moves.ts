import type { Query, Scope } from '#coaching/domain/query/query.js';
import type { Sense } from '../sense.js';
import { asked, bare, oneOf, twoOf } from './last-query.js';

const WHOLE: Scope = { kind: 'whole' };

const WORKED =
  /\b(?:(?:work|try|push|press)(?:ing|ed)? (?:less|more|harder|easier|any (?:less|harder)|as hard)|(?:ease|eased|easing|back|backed|backing|lay|laid|let|throttl\w*) (?:it )?(?:off|up)|slack(?:ed|ing)?(?: off)?|lazy|(?:lower|less|same|more|higher) effort|effort (?:\w+ )?(?:lower|less|down|drop\w*|higher|same)|hold(?:ing)? back|held back|tak(?:e|ing) it easy|took it easy|cruis(?:e|ed|ing)|coast(?:ed|ing)? it)\b/;

/** "But was I working less there?" of a slow part: the heart rate against that of the whole. */
export function effortThere(sense: Sense, last: Query): Query | null {
  const one = oneOf(last);
  if (!one || !('series' in one || one.kind === 'place') || !WORKED.test(sense.text)) return null;
  if (asked(sense).length > 0 || sense.read.scopes.length > 0 || sense.read.series) return null;
  return {
    ...bare(last),
    metrics: ['heartRate'],
    scope: one,
    operation: { kind: 'difference', to: WHOLE },
  };
}

/** "Was my heart rate lower there?": against the whole. */
export function comparedThere(sense: Sense, last: Query): Query | null {
  const one = oneOf(last);
  const [metric, ...more] = asked(sense);
  if (!one || !('series' in one) || !metric || more.length > 0 || !sense.asks('whether'))
    return null;
  const compared = sense.comparatives.length > 0 || sense.does('trend') || sense.does('difference');
  if (!compared || sense.pointing !== 'one' || sense.joins('than')) return null;
  if (sense.read.scopes.length + sense.read.loose.length + sense.ends.length > 0) return null;
  return {
    ...bare(last),
    metrics: [metric],
    scope: one,
    operation: { kind: 'difference', to: WHOLE },
  };
}

const STOPPED =
  /\b(?:stop(?:ped|ping|s)?|stood|stand(?:ing)?|wait(?:ed|ing)?|paus(?:e|ed|ing)|halt(?:ed)?|red light|break)\b/;
const INSIDE = /\b(?:in (?:it|that|there|that one|that km)|there|of (?:it|that)|that stop)\b/;

/** "I stopped in it, how long was that?": the stopped time of a part. */
export function stoppedThere(sense: Sense, last: Query): Query | null {
  const one = oneOf(last);
  if (!one || !('series' in one) || one.series.kind === 'stop' || one.series.kind === 'recovery')
    return null;
  if (!STOPPED.test(sense.text) || !INSIDE.test(sense.text)) return null;
  if (sense.ends.length + sense.read.scopes.length + sense.comparatives.length > 0) return null;
  if (asked(sense).some((metric) => metric !== 'time' && metric !== 'stopped')) return null;
  return { ...bare(last), metrics: ['stopped'], scope: one, operation: { kind: 'value' } };
}

/** "Why?" after two parts that were held against each other: what else differs between them. */
export function whyOfTwo(sense: Sense, last: Query): Query | null {
  const two = last.operation.kind === 'ends' ? null : twoOf(last);
  if (!two || !sense.asks('why') || sense.read.scopes.length + sense.read.loose.length > 0)
    return null;
  if (sense.ends.length > 0 || sense.read.series || PART_MEANT.test(sense.text)) return null;
  const [scope, other] = two;
  return {
    ...bare(last),
    metrics: last.metrics,
    scope,
    further: [other],
    operation: { kind: 'why' },
  };
}

/** "Why was the slow one so slow" is about one of them. */
const PART_MEANT = /\b(?:slow|weak|bad|poor|fast|quick|strong|good) one\b/;
