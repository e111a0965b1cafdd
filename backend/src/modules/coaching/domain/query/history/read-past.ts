import { effortIn } from '../read/effort-asked.js';
import { endIn } from '../read/end-asked.js';
import { movedPast } from './moved-past.js';
import { pastMetricsIn } from './past-metrics-asked.js';
import type { PastPeriod } from './past-period.js';
import { pastPeriodsIn } from './past-periods-asked.js';
import type { GoalKind, PastOperation, PastQuery, PastUnit } from './past-query.js';

/** What other parts of the coach answer: advice, fitness, form, meanings, zones, predictions. */
const NOT_HERE =
  /\b(?:should|could|tomorrow|next (?:week|month|session|ride|run|workout|race)|zones?|polari[sz]ed|80 ?\/ ?20|easy and hard|fitter|fitness|fatigue|form|fresh|tired|monotony|strain|ramp|ctl|atl|tsb|improv\w*|getting (?:better|faster|stronger)|plateau|stuck|vo2\w*|vdot|w ?prime|critical power|predict\w*|can i|will i|able to|(?:what|how) (?:does|is|do) (?:\w+ )?(?:mean|calculated|computed|defined)|explain|weak(?:ness|est point)|plan|taper|enough|too (?:much|little|hard|easy)|pain|hurts?|injur\w*|sick|ill|eat|drink|thanks?|thank you|thx|cheers|hello|hi|morning|feeling)\b/;
const MISSING: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sleep|slept|sleeping)\b/, 'your sleep'],
  [/\bhrv\b/, 'your heart-rate variability'],
  [/\b(?:calor\w*|kcal|energy)\b/, 'the energy (calories) of your workouts taken together'],
  [/\b(?:weather|rain|wind)\b/, 'the weather'],
];

const STREAK = /\b(?:in a row|streak|consecutive(?:ly)?|without (?:missing|skipping|a miss))\b/;
const GAP =
  /\b(?:longest|biggest) (?:breaks?|gaps?|pauses?|time off|lay ?offs?|rests?|days off)\b|\blongest (?:without|i went without|ive gone without|i have gone without)\b/;
const WHEN =
  /\bwhen (?:did|was|have) (?:i|my) (?:last|latest|most recent)\b|\bwhen was (?:the )?last (?:time|ride|run|workout)\b|\b(?:how long|days) (?:ago|since|is it since)\b|\blast time i (?:rode|ran|trained|cycled)\b/;
const LATEST =
  /\b(?:last|latest|most recent|previous|newest) (?:ride|run|workout|session|activity|outing)\b(?! ?s)/;
const BEFORE_LAST =
  /\b(?:second to last|last but one|(?:one|ride|run|workout|session) before (?:that|the last|last|it))\b/;
const LIST =
  /\b(?:list|table|week by week|month by month|day by day|each (?:week|month)|every (?:week|month)|break ?down|one by one|show me (?:my )?(?:last|the last|each|all|weeks|months|recent)|per week and|recent (?:rides|runs|workouts)|split (?:up )?by (?:week|month))\b/;
const LAST_ONES =
  /\b(?:last|latest|past|recent) (\d{1,2}) (?:rides|runs|workouts|sessions|activities)\b/;
const AVERAGE =
  /\b(?:average|avg|typical|mean) (?:training )?(?:week|month)\b|\b(?:per|a|each|every) (?:week|month)\b|\b(?:weekly|monthly)\b|\bhow often (?:do|did|have) i\b/;
const TREND =
  /\b(?:trend|going (?:up|down)|rising|increas\w+|decreas\w+|dropping|falling|ramp(?:ing|ed)|up or down|grow(?:ing|n|s)?|build(?:ing)? up|creep\w*|changed over)\b/;
const USUAL =
  /\b(?:than|to|with|from) (?:my )?(?:usual|normal|average|typical|other weeks)\b|\b(?:usual|normal) (?:week|month)\b|\bmore than (?:i )?usual(?:ly)?\b/;
const VERSUS =
  /\b(?:compare|with|from .* to|vs|versus|against|compared? (?:to|with)?|than|or|difference|stronger|faster|slower|weaker|more|less)\b/;
const SPREAD =
  /\b(?:weeks|months)\b.*\b(?:differ\w*|vary|varied|alike|the same|consistent|regular|even)\b|\b(?:consistent|regular) (?:week|month)\w*\b|\bhave i (?:been|trained) (?:\w+ )?(?:consistent|regular)\w*\b/;
const NOW = /\b(?:now|today|these days|currently|lately|recently|at the moment)\b/;

/** What a question asks of the training of weeks and months; null where its words do not say it. */
export function readPast(plain: string, before: PastQuery | null = null): PastQuery | null {
  const moved = before && movedPast(plain, before);
  if (moved) return moved;
  const missing = MISSING.find(([pattern]) => pattern.test(plain));
  if (missing && !/\bshould\b|\bplan\b/.test(plain)) return unrecorded(missing[1]);
  const goal = goalIn(plain);
  if (goal) return { ...emptyQuery(plain), operation: { kind: 'goal', of: goal } };
  if (NOT_HERE.test(plain)) return null;
  const query = { ...emptyQuery(plain), metrics: pastMetricsIn(plain) };
  const periods = pastPeriodsIn(plain);
  const operation = operationIn(plain, query, periods);
  if (operation === null) return null;
  const metrics = withImplied(query, operation, plain);
  return { ...query, metrics, period: thenOf(periods[0] ?? null, operation), operation };
}

/** "Stronger since February" holds that month against now. */
function thenOf(period: PastPeriod | null, { kind }: PastOperation): PastPeriod | null {
  return kind === 'difference' && period && 'since' in period ? { month: period.since } : period;
}

function emptyQuery(plain: string): PastQuery {
  return {
    metrics: [],
    period: null,
    unit: unitIn(plain),
    sport: sportIn(plain),
    intervals: /\binterval (?:sessions?|workouts?|days?|rides?|runs?)\b|\bintervals did i\b/.test(
      plain,
    ),
    operation: { kind: 'value' },
    length: lengthIn(plain),
    ...(/\b(?:skip(?:ped)?|miss(?:ed)?|stop(?:ped)?) (?:riding|running|training|all|every\w*)\b|\b(?:not|nt) (?:ride|run|train)\b/.test(
      plain,
    )
      ? { skipped: true }
      : {}),
  };
}

function unrecorded(what: string): PastQuery {
  return { ...emptyQuery(''), operation: { kind: 'unrecorded', what } };
}

function operationIn(
  plain: string,
  { metrics, unit }: PastQuery,
  periods: readonly PastPeriod[],
): PastOperation | null {
  if (STREAK.test(plain)) return { kind: 'streak' };
  if (GAP.test(plain)) return { kind: 'gap' };
  if (WHEN.test(plain)) return { kind: 'latest', back: 1 };
  if (BEFORE_LAST.test(plain)) return { kind: 'latest', back: 2 };
  const end = endIn(plain);
  if (LATEST.test(plain) && end === null) return { kind: 'latest', back: 1 };
  if (periods[0] && ('daysAgo' in periods[0] || 'weekday' in periods[0] || 'date' in periods[0]))
    return { kind: 'latest', back: 1 };
  const lastOnes = LAST_ONES.exec(plain)?.[1];
  if (lastOnes !== undefined && end === null) return { kind: 'list', most: Number(lastOnes) };
  if (LIST.test(plain)) return { kind: 'list' };
  const effort = effortIn(plain);
  if (effort && periods.length === 0) return effort;
  const [first, second] = periods;
  if (USUAL.test(plain)) return { kind: 'usual' };
  if (second && VERSUS.test(plain)) return { kind: 'difference', to: second };
  if (first && isProgress(plain, first, metrics))
    return { kind: 'difference', to: { last: 2, unit: 'week' } };
  if (SPREAD.test(plain)) return { kind: 'spread' };
  if (TREND.test(plain) && metrics.length > 0) return { kind: 'trend' };
  if (AVERAGE.test(plain)) return { kind: 'average' };
  if (isRanked(plain, unit, end !== null)) {
    const most = end === null || ['best', 'most'].includes(end.end);
    return { kind: 'extreme', most, which: end?.which ?? 1 };
  }
  return first && isSum(plain, metrics) ? { kind: 'value' } : inAll(plain, metrics);
}

/** "Since February", "in February and now": then and now. */
function isProgress(plain: string, period: PastPeriod, metrics: PastQuery['metrics']): boolean {
  const then = 'since' in period || (NOW.test(plain) && VERSUS.test(plain));
  const better = /\b(?:stronger|faster|better|slower|weaker|higher|lower|quicker|fitter)\b/.test(
    plain,
  );
  return (
    then &&
    metrics.some((id) => !['distance', 'time', 'climbing', 'load', 'workouts'].includes(id)) &&
    (better || NOW.test(plain))
  );
}

const RANKED =
  /\b(?:biggest|busiest|best|hardest|longest|shortest|highest|lowest|most|least|fastest|slowest|quickest|strongest|easiest|quietest|hilliest|heaviest|lightest|worst|weakest|top|record)\b/;

function isRanked(plain: string, unit: PastUnit, hasEnd: boolean): boolean {
  if (!hasEnd && !RANKED.test(plain)) return false;
  if (/\b(?:max|peak|highest|top) (?:max )?(?:power|watts|hr|heart ?rate|pulse)\b/.test(plain))
    return true;
  // Best powers and times are records of their own.
  if (
    /\b(?:best|max|highest|peak|record|pb|pr)\b.*\b(?:\d+ ?(?:s|sec|min|minutes?|k|km|mile|m)|power|watts|ftp|sprint|half|marathon)\b/.test(
      plain,
    ) &&
    unit === 'workout' &&
    !/\binterval (?:day|session)|\bwhich (?:ride|run)\b/.test(plain)
  )
    return false;
  return /\b(?:week|month|day|ride|run|workout|session)s?\b/.test(plain);
}

/** A span and little else asks for its sums. */
const FEW_WORDS = 5;

function isSum(plain: string, metrics: PastQuery['metrics']): boolean {
  return (
    metrics.length > 0 ||
    plain.split(' ').length <= FEW_WORDS ||
    /\b(?:how much|how many|what did i|how was|training|trained|rode|ran|ride|riding|running|done|do|volume|total|summary|recap|go)\b/.test(
      plain,
    )
  );
}

/** "How many runs have I done in all?" */
function inAll(plain: string, metrics: PastQuery['metrics']): PastOperation | null {
  return (metrics.length > 0 || /\bintervals?\b/.test(plain)) &&
    /\b(?:share|percent(?:age)?|how (?:many|much|far|long)|total|in all|altogether|overall|number of|number|all (?:of )?my)\b/.test(
      plain,
    )
    ? { kind: 'value' }
    : null;
}

function withImplied(
  { metrics, unit }: PastQuery,
  operation: PastOperation,
  plain: string,
): PastQuery['metrics'] {
  if (operation.kind === 'latest' || operation.kind === 'list' || operation.kind === 'streak')
    return metrics.filter((id) => id !== 'workouts');
  if (operation.kind !== 'extreme') return metrics;
  if (/\b(?:longest|shortest)\b/.test(plain))
    return /\b(?:time|hours|long in time|minutes)\b/.test(plain) ? ['time'] : ['distance'];
  if (/\b(?:hilliest|climby)\b/.test(plain)) return ['climbing'];
  if (/\b(?:fastest|slowest|quickest)\b/.test(plain)) return ['speed'];
  if (/\b(?:strongest|weakest)\b/.test(plain) && metrics.length === 0) return ['normalized'];
  if (
    /\b(?:hardest|easiest|toughest|busiest|quietest|heaviest|lightest)\b/.test(plain) &&
    metrics.length === 0
  )
    return ['load'];
  const named = metrics.filter((id) => id !== 'workouts' || unit !== 'workout');
  return named.length > 0 ? named : ['distance'];
}

function goalIn(plain: string): GoalKind | null {
  if (
    /\b(?:when|how (?:long|far|many)|days|weeks|countdown)\b.*\b(?:race|event|marathon|big day)\b/.test(
      plain,
    ) &&
    /\b(?:is|to|until|till|away|left)\b/.test(plain) &&
    !/\b(?:run|ride|train|did|should)\b/.test(plain)
  )
    return 'event';
  if (/\bcan i (?:do|run|make|go|break|hit)\b.*\b(?:5 ?k|10 ?k|half|marathon)\b/.test(plain))
    return 'race';
  if (/\bgoal|\btarget|\baim/.test(plain) && /\bftp\b/.test(plain)) return 'ftp';
  if (
    /\b\d+ ?(?:h|hours?) (?:a|per|each|every) week\b/.test(plain) ||
    /\b(?:my|planned|said|target) hours\b/.test(plain)
  )
    return 'hours';
  if (
    /\b\d+ (?:days|sessions|times) (?:a|per|each) week\b.*\b(?:am i|do i|said|goal|target|doing)\b/.test(
      plain,
    )
  )
    return 'days';
  return /\b(?:goal|target)\b/.test(plain) &&
    /\b(?:5 ?k|10 ?k|half|marathon|race|time)\b/.test(plain)
    ? 'race'
    : null;
}

/** "Longest ride this month" ranks rides. */
const RANKED_UNIT =
  /\b(?:\w+est|best|worst|most \w+|which|what) (?:\w+ )?(ride|run|workout|session|week|month|day)\b/;

function unitIn(plain: string): PastUnit {
  const ranked = RANKED_UNIT.exec(plain)?.[1];
  if (ranked !== undefined) return ranked === 'week' || ranked === 'month' ? ranked : 'workout';
  if (/\bweek(?:s|ly)?\b/.test(plain)) return 'week';
  if (/\bmonth(?:s|ly)?\b/.test(plain)) return 'month';
  return /\bdays\b/.test(plain) ? 'day' : 'workout';
}

function sportIn(plain: string): PastQuery['sport'] {
  if (/\b(?:runs?|running|ran|jog\w*)\b/.test(plain)) return 'running';
  return /\b(?:rides?|riding|rode|ridden|cycl\w*|bik\w*|on the bike)\b/.test(plain)
    ? 'cycling'
    : null;
}

function lengthIn(plain: string): PastQuery['length'] {
  if (/\b(?:miles?|mileage in miles|mi)\b/.test(plain)) return 'mi';
  return /\b(?:kms?|kilomet(?:re|er)s?)\b/.test(plain) ? 'km' : null;
}
