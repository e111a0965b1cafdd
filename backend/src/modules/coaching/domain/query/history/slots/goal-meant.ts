import type { GoalKind, PastMetricId, PastOperation, PastQuery } from '../past-query.js';
import { limitMetric } from './limit-metric.js';
import type { PastSense } from './past-sense.js';

/** What a goal of the profile, a sum to reach, or the day of an event is asked for. */
export function goalMeant(sense: PastSense, { metrics, per }: PastQuery): PastOperation | null {
  const remaining = remainingMeant(sense, metrics);
  if (remaining) return remaining;
  const ahead = aheadMeant(sense, metrics);
  if (ahead) return ahead;
  const [measure] = sense.of('measure');
  const doing = /\b(?:am i|do i|did i|reach\w*|keep\w*|stick\w*)\b/.test(sense.text);
  if (sense.has('event') && ABOUT_EVENT.test(sense.text)) return goal('event');
  const aims = sense.has('goal') || sense.of('verdict').some(({ of }) => of === 'ready');
  if (SHORT.test(sense.text) && metrics.every((id) => id === 'time')) return goal('hours');
  if (PROMISED.test(sense.text) && metrics.every((id) => id === 'time' || id === 'workouts'))
    return goal(metrics.includes('workouts') ? 'days' : 'hours');
  const ftp = sense.of('stated').some(({ key }) => key === 'athlete.ftp');
  if (
    /\b(?:gap|far|short|away|distance|left|close) (?:\w+ ){0,2}(?:to|from|of|off) (?:my |the )?[1-5]\d\d(?: ?w(?:atts)?)? ?\??$/.test(
      sense.text,
    )
  )
    return goal('ftp');
  if (ftp && (aims || sense.has('number') || measure?.by === 'watts')) return goal('ftp');
  const metres = sense.of('measure').some(({ by }) => by === 'metres');
  if (metres && (sense.has('goal') || CAN.test(sense.text))) return goal('race');
  if (
    per === 'week' &&
    measure?.by === 'seconds' &&
    measure.value >= 3600 &&
    doing &&
    !sense.has('limit')
  )
    return goal('hours');
  return null;
}

/** When an event is, and whether it is over. */
const ABOUT_EVENT =
  /\b(?:when|how (?:long|many|far|soon|much time)|days?|weeks?|months?|countdown|pass(?:ed)?|over(?! \d)|miss(?:ed)?|still|ahead|to come|gone|soon|already|due|(?:do|did) i have|have i got|is there|my (?:goal|aim|target) is|(?:goal|aim|target) is (?:the|my|a))\b/;

/** Hours of a week that the profile states. */
const PROMISED =
  /\bhours\b.*\b(?:promised|signed up for|(?:i )?told you|(?:i )?said|in my profile|committed to|agreed|stated|entered|plan (?:versus|vs|against|and)|planned)\b|\b(?:promised|planned|agreed|stated) hours\b/;

const CAN =
  /\b(?:can|could|will|do|would) i (?:do|run|make|go|break|hit|manage|get|finish|crack|be) ?(?:it )?(?:under|below|sub|inside|for|in|a|the|my|\d)/;

/** "How short do I fall?" */
const SHORT = /\bhow (?:far |much )?short\b|\bfall(?:ing)? short\b/;

/** What an athlete hopes to be able to do. */
const AHEAD =
  /\b(?:(?:can|could|will|would|might|may) i|i (?:can|could|will|would)|doable|realistic\w*|possible|feasible|achievable|within reach|manageable|in reach|make it)\b/;
/** Longer runs are asked of what was run so far. */
const FAR = 21_000;

/** "Can I go under 45 for 10k in September", "is a marathon in October doable". */
function aheadMeant(sense: PastSense, metrics: PastQuery['metrics']): PastOperation | null {
  if (!AHEAD.test(sense.text) || sense.has('rep') || sense.has('per')) return null;
  const stated = sense.of('stated').some(({ key }) => key === 'athlete.ftp');
  if (stated || metrics.some((id) => id !== 'distance' && id !== 'speed')) return null;
  const metres = [...sense.of('measure'), ...sense.of('feat')].filter(({ by }) => by === 'metres');
  const far = Math.max(0, ...metres.map(({ value }) => value));
  if (far >= FAR) return { kind: 'verdict', of: 'ready', over: far };
  if (far > 0 && !sense.has('end')) return goal('race');
  return sense.has('goal') && !sense.has('measure') ? { kind: 'verdict', of: 'ready' } : null;
}

function goal(of: GoalKind): PastOperation {
  return { kind: 'goal', of };
}

/** "How many km until 1500", "did that reach half of Everest (8849)". */
function remainingMeant(sense: PastSense, metrics: PastQuery['metrics']): PastOperation | null {
  if (!sense.does('remaining')) return null;
  const [measure] = sense.of('measure');
  const number = sense.of('number').at(-1);
  const half = sense.slots.some(({ text }) => /\bhalf\b/.test(text)) ? 0.5 : 1;
  if (measure && (measure.by === 'metres' || measure.by === 'seconds'))
    return { kind: 'remaining', target: measure.value * half, written: measure.text };
  if (!number || number.value < 10) return null;
  const id = limitMetric('metres', metrics);
  const factor = id === 'distance' ? (sense.of('length')[0]?.length === 'mi' ? 1609.344 : 1000) : 1;
  const units: Readonly<Partial<Record<PastMetricId, string>>> = {
    distance: sense.of('length')[0]?.length ?? 'km',
    climbing: 'm',
  };
  const unit = units[id] ?? '';
  return {
    kind: 'remaining',
    target: number.value * factor * half,
    written: `${half === 0.5 ? 'half of ' : ''}${number.text}${unit === '' ? '' : ` ${unit}`}`,
  };
}
