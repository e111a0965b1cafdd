import { pairIn } from '#coaching/domain/understanding/spot-pair.js';
import { spotIn, type Spot } from '#coaching/domain/understanding/spot.js';
import type { Operation, Query, Series } from '../query.js';
import { endIn, type EndAsked } from './end-asked.js';
import { metricsIn } from './metrics-asked.js';
import { movedOn } from './moved-on.js';
import { scopeOf } from './scope-of.js';
import { nthIn, seriesIn, type SeriesAsked } from './series-asked.js';

/** What other parts of the coach answer better: history, zones, plans, models, meanings. */
const NOT_HERE =
  /\b(?:zones?|z[1-5]|tss|if|intensity factor|drift\w*|decoupl\w*|efficien\w*|w ?prime|vdot|vo2|ftp|threshold|predict\w*|should|tomorrow|next (?:time|session|week|ride|run|workout)|planned|the plan|my plan|target|goal|last (?:time|week|month|year)|usual\w*|normally|ever|record|pb|pr|mean|means|definition|explain|balance|left|right leg|calories|recover from|if i)\b/;

const LIST =
  /\b(?:(?:rep|lap|interval|km|mile|climb) by (?:rep|lap|interval|km|mile|climb)|each|every|per (?:km|lap|mile|rep|interval|kilomet\w+)|all (?:of )?(?:my|the)|list|table|break ?down|show me|give me|splits|one by one|individual\w*|what were)\b/;
const RANK =
  /\b(?:rank\w*|sort\w*|order(?:ed)?|best to worst|worst to best|fastest to slowest|top (?:3|5|three|five))\b/;
const SPREAD =
  /\b(?:consisten\w*|even|evenly|uneven|steady|steadily|var(?:y|ied|iation|iable)|spread|all over the place|same|similar|differ(?:ed|ent)? (?:much|a lot)|range)\b/;
const TREND =
  /\b(?:fad(?:e|ed|ing)|(?:get|got|getting|gets|become|became) (?:slower|weaker|faster|stronger|worse|better|harder|easier|quicker|tired)|slow(?:ed)?(?: down)?|drop(?:ped|ping)? ?(?:off)?|fall(?:ing)? off|fell off|declin\w*|trend\w*|progress\w*|hold(?:ing)? up|held up|over the (?:course|set)|from (?:the )?first to (?:the )?last|go up|went up|rise|rose|creep|crept|climb with|change (?:over|across|through|during)|die off|tail off)\b/;
const TOTAL = /\b(?:total|in all|altogether|add up|sum|combined|overall)\b/;
const COUNT = /\bhow many\b(?! (?:minutes|seconds|hours|km|miles|watts|calories|beats))/;

/** What a question asks of a workout, as far as its words alone say it; null where they do not. */
export function readQuery(plain: string, before: Query | null = null): Query | null {
  const moved = before && movedOn(plain, before);
  if (moved) return moved;
  if (NOT_HERE.test(plain)) return null;
  const metrics = metricsIn(plain);
  const why = /\b(?:why|how come|what made|reason)\b/.test(plain);
  const pair = pairIn(plain);
  if (pair)
    return {
      metrics,
      scope: scopeOf(pair[0]),
      operation: { kind: 'difference', to: scopeOf(pair[1]) },
      why,
    };
  const spot = spotIn(plain);
  const named = seriesIn(plain);
  const end = endIn(plain);
  if (named && (spot === null || (end !== null && (end.which > 1 || !isNumbered(spot))))) {
    const operation = operationOn(plain, named, end);
    if (operation !== null) return onSeries(named.series, operation, metrics, end, why);
    const nth = nthIn(plain);
    if (nth !== null)
      return { metrics, scope: { kind: 'one', series: named.series, nth }, operation: VALUE, why };
    // "The climb", "the descent": the only one, or the table of all.
    if (
      isGround(named.series) &&
      /\b(?:the|that|this|my|on) (?:\w+ )?(?:climb|hill|descent|downhill|ascent)s?\b/.test(plain)
    )
      return {
        metrics,
        scope: { kind: 'each', series: named.series },
        operation: { kind: 'list' },
        why,
      };
  }
  if (spot === null || why) return null;
  return { metrics, scope: scopeOf(spot), operation: VALUE, why };
}

const VALUE = { kind: 'value' } as const;

function isGround({ kind }: Series): boolean {
  return kind === 'climb' || kind === 'descent';
}

function isNumbered(spot: Spot): boolean {
  return 'number' in spot;
}

/** What is to be done with all parts of a series; null where only one of them is meant. */
function operationOn(plain: string, named: SeriesAsked, end: EndAsked | null): Operation | null {
  if (RANK.test(plain)) return { kind: 'rank', end: end?.end ?? 'best' };
  if (COUNT.test(plain) && named.plural) return { kind: 'count' };
  if (end !== null) return { kind: 'extreme', end: end.end, which: end.which };
  if (!named.plural && !/\b(?:each|every|per|by)\b/.test(plain)) return null;
  if (TOTAL.test(plain)) return { kind: 'total' };
  if (TREND.test(plain)) return { kind: 'trend' };
  if (SPREAD.test(plain)) return { kind: 'spread' };
  return LIST.test(plain) || /^(?:my )?(?:\w+ )?(?:laps|splits|reps|intervals)$/.test(plain)
    ? { kind: 'list' }
    : null;
}

function onSeries(
  series: Series,
  operation: Operation,
  metrics: Query['metrics'],
  end: EndAsked | null,
  why: boolean,
): Query {
  const implied = end?.metric ?? null;
  // "Which climb was the longest" asks for its time, "slowest on heart rate" for nothing that is.
  const wanted = implied === null ? metrics : [implied, ...metrics.filter((id) => id !== implied)];
  return { metrics: wanted, scope: { kind: 'each', series }, operation, why };
}
