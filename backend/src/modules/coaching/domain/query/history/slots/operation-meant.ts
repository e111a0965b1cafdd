import type { PastOperation, PastQuery } from '../past-query.js';
import { effortMeant } from './effort-meant.js';
import { goalMeant } from './goal-meant.js';
import { measureMeant } from './limit-metric.js';
import { isSum } from './metrics-meant.js';
import { isCompared } from './parts-meant.js';
import type { PastSense } from './past-sense.js';
import { trendClaim } from './trend-claim.js';
import { sumClaimed } from './sum-claimed.js';
import { verdictMeant } from './verdict-meant.js';
import { zonesMeant } from './zones-meant.js';
import { asksWhatLoadIs } from './load-asked.js';

type Rule = (sense: PastSense, query: PastQuery) => PastOperation | null;

/** What is to be done, what says more of it first; null where the words say nothing. */
export function operationMeant(sense: PastSense, query: PastQuery): PastOperation | null {
  for (const rule of RULES) {
    const operation = rule(sense, query);
    if (operation) return operation;
  }
  return null;
}

const RULES: readonly Rule[] = [
  (sense) => (sense.has('defined') || asksWhatLoadIs(sense.text) ? { kind: 'defined' } : null),
  unrecorded,
  whyStopped,
  perKilo,
  feat,
  projection,
  (sense, query) => sumClaimed(sense, query),
  (sense, query) => goalMeant(sense, query),
  (sense, query) => verdictMeant(sense, query),
  (sense) => zonesMeant(sense),
  claimed,
  stated,
  streaks,
  (sense, query) => effortMeant(sense, query),
  jump,
  countWhere,
  rank,
  bothEnds,
  extreme,
  list,
  share,
  usual,
  difference,
  trend,
  spread,
  when,
  value,
];

function unrecorded(sense: PastSense): PastOperation | null {
  const [slot] = sense.of('unrecorded');
  return slot ? { kind: 'unrecorded', what: slot.what } : null;
}

/** "Why did I stop?": no file says it. */
function whyStopped(sense: PastSense): PastOperation | null {
  const stopped = /\b(?:stop|quit|give up|stopped|took (?:a |the )?break|pause)\b/.test(sense.text);
  return sense.asks('why') && stopped && !sense.has('metric')
    ? { kind: 'unrecorded', what: 'the reason why you stopped' }
    : null;
}

const KILOS = /\b(\d{2,3}(?:\.\d)?) ?(?:kgs?|kilos?|kilograms?)\b/;

/** "W/kg at 270 FTP?": the threshold, not what was ridden. */
function perKilo(sense: PastSense, { metrics }: PastQuery): PastOperation | null {
  const ftp = sense.of('stated').some(({ key }) => key === 'athlete.ftp');
  if (!ftp || !metrics.includes('powerPerKilo') || sense.has('period')) return null;
  const kilos = Number(KILOS.exec(sense.text)?.[1]);
  if (kilos) return { kind: 'ftpPerKilo', watts: null, kilos };
  const watts = sense.of('measure').find(({ by }) => by === 'watts')?.value;
  return { kind: 'ftpPerKilo', watts: watts ?? sense.of('number')[0]?.value ?? null };
}

/** "My total at the end of the year if I go on like this". */
function projection(sense: PastSense, { metrics }: PastQuery): PastOperation | null {
  if (!sense.does('projection') || metrics.some((id) => !isSum(id))) return null;
  const month = sense.of('period').some(({ period }) => 'month' in period);
  const sums =
    metrics.length > 0 ||
    /\bwhere\b/.test(sense.text) ||
    sense.of('statistic').some(({ of }) => of === 'total');
  return sums
    ? { kind: 'projection', until: month || /\bmonth\b/.test(sense.text) ? 'month' : 'year' }
    : null;
}

/** "The 100 miler": a workout that is taken for granted. */
function feat(sense: PastSense): PastOperation | null {
  const [slot] = sense.of('feat');
  if (/\b(?:can|could|will|would)\b/.test(sense.text)) return null;
  // "My 60k in May" is asked of as a whole.
  const past = sense.has('period') || /\b(?:after|since|from|recover\w*)\b/.test(sense.text);
  return slot && past ? { kind: 'feat', by: slot.by, value: slot.value } : null;
}

/** "I cracked 160 km in May": a statement with a sum and a span, and no question. */
function claimed(sense: PastSense): PastOperation | null {
  const [measure] = sense.of('measure');
  const tells = sense.has('claimed') && !sense.has('ask') && !sense.has('limit');
  if (!measure || !tells || !sense.has('period')) return null;
  if (measure.by !== 'metres' && measure.by !== 'seconds') return null;
  return { kind: 'claimed', value: measure.value, written: measure.text };
}

/** "FTP now?": little else than the name of a value. */
function stated(sense: PastSense, { metrics }: PastQuery): PastOperation | null {
  const keys = [...new Set(sense.of('stated').map(({ key }) => key))];
  if (keys.length === 0 || metrics.length > 0 || sense.unread > 1) return null;
  const more = sense.has('end') || sense.has('comparative') || sense.has('doing');
  return more || sense.content > keys.length + 2 ? null : { kind: 'stated', keys };
}

function streaks(sense: PastSense): PastOperation | null {
  if (sense.does('streak')) return { kind: 'streak' };
  if (sense.does('missed')) return { kind: 'missed' };
  if (sense.does('rest')) return { kind: 'rest' };
  return sense.does('gap') ? { kind: 'gap' } : null;
}

/** "Biggest increase week on week". */
function jump(sense: PastSense, { metrics }: PastQuery): PastOperation | null {
  const slots = sense.of('doing').filter(({ doing }) => doing === 'jump');
  const big =
    sense.has('end') || slots.some(({ text }) => /biggest|largest|highest|week/.test(text));
  if (slots.length === 0 || !big) return null;
  if (metrics.some((id) => !isSum(id))) return null;
  return { kind: 'jump', up: !slots.some(({ text }) => /drop|decrease/.test(text)) };
}

function countWhere(sense: PastSense, { metrics }: PastQuery): PastOperation | null {
  const [limit] = sense.of('limit');
  const measure = measureMeant(sense, metrics);
  if (!limit || !measure || measure.at < limit.at) return null;
  const always = /\b(?:always|every time|never|all)\b/.test(sense.text);
  const asksFor =
    always ||
    sense.asks('how many', 'whether', 'which') ||
    metrics.includes('workouts') ||
    sense.does('share');
  if (!asksFor) return null;
  return {
    kind: 'countWhere',
    above: limit.above,
    limit: measure.value,
    written: measure.text,
    ...(always ? { always } : {}),
  };
}

function rank(sense: PastSense): PastOperation | null {
  const number = sense.of('number')[0]?.value ?? NUMBERS[topOf(sense) ?? ''];
  const ends = sense.of('end');
  const wanted = number ?? Number(topOf(sense) ?? '0');
  if (sense.does('rank')) return { kind: 'rank', most: ends[0]?.most ?? true, count: wanted || 5 };
  const many =
    sense.of('unit').some(({ plural }) => plural) ||
    sense.of('sport').some(({ noun, text }) => noun && text.endsWith('s'));
  return ends[0] && number !== undefined && number > 1 && many
    ? { kind: 'rank', most: ends[0].most, count: number }
    : null;
}

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
};

function topOf(sense: PastSense): string | undefined {
  const slot = sense.of('doing').find(({ doing }) => doing === 'rank');
  return slot && /^top (\w+)/.exec(slot.text)?.[1];
}

/** "Fastest and slowest Tuesday", "between my best and worst". */
function bothEnds(sense: PastSense): PastOperation | null {
  const ends = sense.of('end');
  return ends.some(({ most }) => most) && ends.some(({ most }) => !most) ? { kind: 'ends' } : null;
}

function extreme(sense: PastSense, { metrics }: PastQuery): PastOperation | null {
  const [end] = sense.of('end');
  const max = metrics.some((id) => id === 'powerMax' || id === 'heartRateMax');
  if (!end)
    return (max || isOften(sense)) && !sense.has('per')
      ? { kind: 'extreme', most: !/least/.test(oftenText(sense)), which: 1 }
      : null;
  // "Most of my time": a share, no order.
  if (sense.does('list') && sense.content > 4 && metrics.length > 1) return null;
  return { kind: 'extreme', most: end.most, which: sense.of('nth')[0]?.nth ?? 1 };
}

function oftenText(sense: PastSense): string {
  return sense.of('metric').find(({ text }) => /often|frequent/.test(text))?.text ?? '';
}

/** "Which day do I ride most often". */
function isOften(sense: PastSense): boolean {
  return /most|least/.test(oftenText(sense));
}

function list(sense: PastSense, query: PastQuery): PastOperation | null {
  const most = numberOfLast(sense);
  if (most !== null && query.unit === 'workout') return { kind: 'list', most };
  // "Monthly totals": a row for each month.
  if (query.per !== null && query.per !== 'workout' && /\btotals\b/.test(sense.text))
    return { kind: 'list' };
  const means = query.metrics.length > 0 && !query.metrics.some(isSum);
  if (means && (query.per === 'week' || query.per === 'month')) return { kind: 'list' };
  if (sense.does('list') && query.parts.length === 1) {
    const count = query.unit === 'workout' ? undefined : sense.of('number')[0]?.value;
    return { kind: 'list', ...(count && count > 1 ? { most: count } : {}) };
  }
  if (query.unit === 'weekday' && !sense.has('comparative') && query.metrics.length === 0)
    return { kind: 'list' };
  if (isShown(sense, query) || isWeekly(sense, query)) return { kind: 'list' };
  // "Each Thursday", "interval pace each week".
  const per = sense.of('per').some(({ text }) => /^(?:each|every)/.test(text));
  return per && query.metrics.length > 0 && !sense.asks('how much', 'how many')
    ? { kind: 'list' }
    : null;
}

/** "Show me the last 4 weeks." */
function isShown({ text }: PastSense, { parts }: PastQuery): boolean {
  const period = parts[0]?.period ?? null;
  const weeks = period !== null && 'last' in period && period.last > 1 && period.unit !== 'day';
  return weeks && /^(?:can you |could you |please |pls )*(?:show|list|give|display)\b/.test(text);
}

/** "Km per week for the last 4 weeks": each of them, unless their mean is asked for. */
function isWeekly(sense: PastSense, { metrics, per, parts }: PastQuery): boolean {
  const period = parts[0]?.period ?? null;
  const span = period !== null && 'last' in period && period.last > 1 && period.unit === per;
  const mean = sense.of('statistic').length > 0 || sense.does('usual');
  return span && !mean && metrics.length > 0 && !sense.has('ask') && !sense.has('comparative');
}

/** "My last 5 rides": the latest workouts, as many as are named. */
function numberOfLast(sense: PastSense): number | null {
  const at = sense.slots.findIndex(({ kind }) => kind === 'edge');
  const [before, edge, after] = [sense.slots[at - 1], sense.slots[at], sense.slots[at + 1]];
  const number = before?.kind === 'number' ? before : after;
  if (edge?.kind !== 'edge' || edge.from !== 'last' || number?.kind !== 'number') return null;
  return number.value > 1 ? number.value : null;
}

function share(sense: PastSense, { parts, metrics }: PastQuery): PastOperation | null {
  const of = parts.some(({ kind, weekdays }) => kind !== null || weekdays.length > 0);
  const out =
    sense.slots.some(({ text }) => /\ball\b/.test(text)) && parts.some(({ kind }) => kind !== null);
  return (sense.does('share') && of) || (out && metrics.includes('workouts'))
    ? { kind: 'share' }
    : null;
}

function usual(sense: PastSense, { parts, metrics }: PastQuery): PastOperation | null {
  if (isJudgedHigh(sense) && metrics.length === 1 && isSum(metrics[0] ?? 'load'))
    return { kind: 'usual' };
  if (!sense.does('usual')) return null;
  const compares = isCompared(sense) || parts.some(({ period }) => period !== null);
  if (compares) return { kind: 'usual' };
  return metrics.length > 0 ? { kind: 'value' } : null;
}

/** "Is my load high", "is a load of 214 a lot?": against the usual week. */
function isJudgedHigh({ text }: PastSense): boolean {
  return /^(?:so |and |but |ok )*(?:is|are|was|were)\b.*\b(?:high|low|a lot|much|big|small|normal|ok|fine)(?: (?:or (?:low|high|not)|then|though|for me))?$/.test(
    text,
  );
}

function difference(sense: PastSense, { parts, metrics }: PastQuery): PastOperation | null {
  const [comparative] = sense.of('comparative');
  if (parts.length < 2) return null;
  const compared =
    isCompared(sense) ||
    sense.does('byHowMuch', 'list') ||
    parts.every(({ pick }) => pick !== null);
  const thenNow = sense.has('now') && metrics.some((id) => !isSum(id));
  if (!compared && !thenNow) return null;
  if (sense.asks('which') || /\bwhich\b/.test(sense.slots.map(({ text }) => text).join(' ')))
    return { kind: 'difference', which: comparative?.more === false ? 'less' : 'more' };
  if (sense.joins('or') && comparative)
    return { kind: 'difference', which: comparative.more ? 'more' : 'less' };
  return sense.asks('whether') && comparative
    ? { kind: 'difference', claim: comparative.more ? 'more' : 'less' }
    : { kind: 'difference' };
}

function trend(sense: PastSense, { metrics, parts }: PastQuery): PastOperation | null {
  if (sense.has('stated')) return null;
  const direction =
    sense.does('trend') || (sense.has('comparative') && (sense.has('now') || isSince(parts)));
  if (!direction) return null;
  const known =
    metrics.length > 0 ||
    parts.some(({ kind }) => kind === 'intervals') ||
    /load|volume/.test(textOf(sense)) ||
    (/\b(?:more|less)\b/.test(sense.text) && sense.has('sport'));
  if (!known) return null;
  const claim = trendClaim(sense.text);
  return claim ? { kind: 'trend', claim } : { kind: 'trend' };
}

function isSince(parts: PastQuery['parts']): boolean {
  return parts.some(({ period }) => period !== null && 'since' in period);
}

function textOf(sense: PastSense): string {
  return sense.slots.map(({ text }) => text).join(' ');
}

function spread(sense: PastSense, query: PastQuery): PastOperation | null {
  const grouped = query.unit === 'week' || query.unit === 'month' || query.per !== null;
  return sense.does('spread') && grouped ? { kind: 'spread' } : null;
}

function when(sense: PastSense, { parts }: PastQuery): PastOperation | null {
  if (sense.does('since') || (sense.asks('when') && parts.some(({ pick }) => pick !== null)))
    return { kind: 'when' };
  return null;
}

/** A span, a metric or a single workout, and nothing else to be done. */
function value(sense: PastSense, { parts, metrics, per, sport }: PastQuery): PastOperation | null {
  if (sense.asks('why') && !sense.does('skipped'))
    return metrics.length > 0 && parts.some(({ period }) => period !== null)
      ? { kind: 'value' }
      : null;
  const place = parts.some(({ period, pick }) => period !== null || pick !== null);
  const some = parts.some(({ kind, weekdays }) => kind !== null || weekdays.length > 0);
  const howMuch =
    sense.asks('how much', 'how many', 'how far', 'how long', 'how fast', 'what') ||
    sense.of('statistic').length > 0;
  if (place && (metrics.length > 0 || sense.does('done') || sense.content <= 4 || sport !== null))
    return { kind: 'value' };
  if (metrics.length > 0 && (howMuch || some || per !== null || sense.content <= 4))
    return { kind: 'value' };
  return some && (sense.asks('how many', 'whether') || sense.content <= 4)
    ? { kind: 'value' }
    : null;
}
