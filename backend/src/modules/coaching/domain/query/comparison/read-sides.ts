import { spotIn } from '#coaching/domain/understanding/spot.js';
import type { Scope } from '../query.js';
import { endIn, type EndAsked } from '../read/end-asked.js';
import { effortIn } from '../read/effort-asked.js';
import { scopeOf } from '../read/scope-of.js';
import { nthIn, seriesIn, type SeriesAsked } from '../read/series-asked.js';
import { movedSides } from './moved-sides.js';
import type { SideMetricId, SideOperation, SideQuery } from './side-query.js';
import { HILLS, sideMetricsIn } from './side-metrics-asked.js';

/** What other parts of the coach answer: advice, meanings, fairness, fitness, effort. */
const NOT_HERE =
  /\b(?:should|tomorrow|next (?:time|session|week|ride|run|workout)|planned|the plan|my plan|goal|predict\w*|vdot|vo2|ftp|threshold|w ?prime|definition|explain|what (?:does|is) \w+ mean|fair|comparable|apples|conditions|fitter|fitness|improv\w*|progress|better shape|recover from|zones?|z[1-5]|thanks?|thank you|thx|cheers)\b/;
/** Effort is one verdict, not one metric. */
const EFFORT =
  /\b(?:harder|hardest|easier|easiest|tougher|toughest|gentler|demanding|exhausting|tiring|intense)\b/;

const TABLE =
  /\b(?:(?:rep|lap|interval|km|kilometre|mile|climb) by \w+|side by side|next to each other|one by one|table|list|all (?:of )?(?:the|my) \w+|every|each (?:rep|lap|interval|km|mile|climb)|splits|break ?down)\b/;
const COMPARE =
  /\b(?:compare|comparison|overview|summar\w+|side by side|table|key (?:numbers|figures)|all (?:the )?(?:numbers|metrics|stats))\b/;
const GAP = /\b(?:biggest|largest|most|widest) (?:gap|difference)|differ(?:s|ed)? (?:the )?most\b/;
const RANK =
  /\b(?:rank\w*|order|sort\w*|(?:fastest|highest|best|hardest|longest) to \w+|(?:slowest|lowest|worst) to \w+)\b/;
const COURSE =
  /\b(?:pac(?:ed?|ing) (?:it )?(?:better|best|more|most|worse|worst)|(?:better|best|worse|worst|more even(?:ly)?|most even(?:ly)?) (?:pac(?:ed|ing))|paced (?:it )?better|pace it (?:better|best)|even(?:ly|er)?|faded?|fading|fade|weaker|blew up|died|style|held up|learn|lesson|take ?away)\b/;
const CHANGED =
  /\b(?:what(?:s| is| are| was)? (?:the )?(?:main |big(?:gest)? |key )?(?:thing )?(?:that )?(?:changed|differ\w*|different|difference)|main (?:thing|difference)|what changed|what was (?:better|worse)|how do (?:they|these|those) differ)\b/;
const LOST = /\bwhere (?:did|do|was) i (?:lose|lost|gain|make up|slower|faster)\b/;
/** "Heart rate of the first" asks for one of them. */
const ONLY =
  /\b(?:of|in|on|for|from) the (first|second|third)(?: (?:ride|run|workout|session|one|day))?$/;
const REST = /\b(?:rest(?:ed|s)?|recover(?:y|ies|ed)?)\b/;
const WHICH = /\b(?:which|who|whose|on which|in which|what (?:ride|run|day|one|session))\b/;
const MORE =
  /\b(?:higher|highest|more|most|greater|bigger|biggest|larger|faster|fastest|quicker|quickest|stronger|strongest|longer|longest|further|farther|furthest|farthest|hillier|hilliest|warmer|hotter|hottest)\b/;
const LESS =
  /\b(?:lower|lowest|less|least|fewer|smaller|slower|slowest|weaker|weakest|shorter|shortest|flatter|colder|coldest|cooler)\b/;

/** Names of the workouts, which are no places in them. */
const NAMES =
  /\b(?:the )?(?:first|second|third|1st|2nd|3rd|\dth|other|last|one|two|three|both|either|each|all|these|those|1|2|3)(?: of (?:the |them )?)?(?:two|three|both|\d)? (?:rides?|runs?|workouts?|sessions?|days?|files?|ones?)\b|\b(?:ride|run|workout|session) (?:one|two|three|[123]|a|b|c)\b|\bof (?:all )?(?:the )?(?:two|three|both|2|3)\b|\bone (?:vs|versus|against) the other\b/g;

/** What a question asks of workouts side by side; null where its words alone do not say it. */
export function readSides(plain: string, before: SideQuery | null = null): SideQuery | null {
  const moved = before && movedSides(plain, before);
  if (moved) return moved;
  if (NOT_HERE.test(plain)) return null;
  const text = quarters(plain.replace(NAMES, ' ').replace(/\s+/g, ' ').trim());
  const end = endIn(text);
  const metrics = withImplied(sideMetricsIn(text), end, plain);
  const effort = effortIn(text);
  if (effort) return { metrics, scope: WHOLE, operation: effort, only: null };
  const places = text.replace(HILLS, ' ');
  if (LOST.test(text))
    return { metrics: ['speed'], scope: KILOMETRES, operation: { kind: 'gap' }, only: null };
  const named = seriesIn(places);
  const scope = scopeIn(places, named);
  if (REST.test(text) && scope.kind === 'whole' && !/\bheart\b/.test(text))
    return { metrics: ['time'], scope: RECOVERIES, operation: VALUE, only: null };
  const operation = operationIn(text, plain, { scope, named, end, metrics });
  if (operation === null) return null;
  return { metrics, scope, operation, only: operation.kind === 'value' ? onlyIn(plain) : null };
}

function onlyIn(plain: string): string | null {
  if (MORE.test(plain) || LESS.test(plain)) return null;
  const place = ONLY.exec(plain.replace(/[?.! ]+$/, ''))?.[1];
  return place === undefined ? null : `W${['first', 'second', 'third'].indexOf(place) + 1}`;
}

const WHOLE = { kind: 'whole' } as const;
const KILOMETRES = { kind: 'each', series: { kind: 'block', by: 'metres', length: 1000 } } as const;
const VALUE = { kind: 'value' } as const;
const RECOVERIES = { kind: 'each', series: { kind: 'recovery' } } as const;

interface Asked {
  readonly scope: Scope;
  readonly named: SeriesAsked | null;
  readonly end: EndAsked | null;
  readonly metrics: readonly SideMetricId[];
}

function operationIn(text: string, plain: string, asked: Asked): SideOperation | null {
  const { scope, named, end, metrics } = asked;
  const listed = onParts(text, asked);
  if (listed) return listed;
  const most = LESS.test(plain) ? MORE.test(plain) : true;
  if (RANK.test(plain) && (metrics.length > 0 || end))
    return { kind: 'rank', most: rankMost(plain) };
  if (CHANGED.test(plain)) return { kind: 'changed' };
  if (COURSE.test(text)) return { kind: 'course' };
  if (EFFORT.test(plain) && named === null && metrics.length === 0) return null;
  if (isContest(plain, metrics)) return { kind: 'which', most };
  if (COMPARE.test(plain) && metrics.length === 0 && scope.kind === 'whole')
    return { kind: 'table' };
  return metrics.length > 0 || scope.kind !== 'whole' ? VALUE : null;
}

/** What is asked of the parts of a series. */
function onParts(text: string, { scope, named, end }: Asked): SideOperation | null {
  if (named === null || scope.kind !== 'each') return null;
  if (GAP.test(text)) return { kind: 'gap' };
  if (end && !named.plural && !TABLE.test(text)) return { kind: 'extreme', end: end.end };
  // Of intervals there is an average; of laps, kilometres and halves only each one says something.
  const hasAverage = named.series.kind === 'rep' || named.series.kind === 'recovery';
  return TABLE.test(text) || !hasAverage ? { kind: 'table' } : null;
}

/** "Which was faster", "did I climb more in the second". */
function isContest(plain: string, metrics: readonly SideMetricId[]): boolean {
  const compared = MORE.test(plain) || LESS.test(plain);
  if (!compared || /\bhow much\b/.test(plain)) return false;
  return WHICH.test(plain) || (metrics.length > 0 && /\b(?:ride|run|day|session)\b/.test(plain));
}

function rankMost(plain: string): boolean {
  return !/\b(?:slowest|lowest|worst|least|easiest|shortest) (?:to|first)\b|\bascending\b/.test(
    plain,
  );
}

function scopeIn(text: string, named: SeriesAsked | null): Scope {
  const spot = spotIn(text);
  if (spot) return scopeOf(spot);
  const nth = named && nthIn(text);
  if (named && nth) return { kind: 'one', series: named.series, nth };
  if (
    /\b(?:on.power|fast (?:bits|parts)|hard (?:bits|parts)|work (?:bits|parts)|400s|minutes reps)\b/.test(
      text,
    )
  )
    return { kind: 'each', series: { kind: 'rep' } };
  if (!named || named.series.kind === 'stop') return WHOLE;
  return { kind: 'each', series: named.series };
}

/** "Faster" asks for speed, "stronger" for power, "longer" for time. */
function withImplied(
  metrics: readonly SideMetricId[],
  end: EndAsked | null,
  plain: string,
): readonly SideMetricId[] {
  const implied: SideMetricId | null =
    end?.metric ?? (/\b(?:further|farther|furthest|farthest)\b/.test(plain) ? 'distance' : null);
  const word = /\b(?:stronger|strongest|weaker|weakest|powerful)\b/.test(plain) ? 'power' : null;
  const first = implied ?? (metrics.length === 0 ? word : null);
  return first === null
    ? metrics
    : [first, ...metrics.filter((id) => id !== first && id !== 'time')];
}

const NUMBERS = ['first', 'second', 'third', 'last'];

/** "Quarter four" as spots are read: the last quarter. */
function quarters(text: string): string {
  return text
    .replace(/\b(?:quarter|q) ?(one|two|three|four|[1-4])\b/g, (_, which: string) => {
      const at = ['one', 'two', 'three', 'four'].indexOf(which);
      return `${NUMBERS[at < 0 ? Number(which) - 1 : at] ?? ''} quarter`;
    })
    .replace(/\bfourth quarter\b/g, 'last quarter');
}
