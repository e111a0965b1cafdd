import type { PastOperation, PastQuery, PastVerdict } from '../past-query.js';
import type { PastSense } from './past-sense.js';
import { trendClaim } from './trend-claim.js';

/** A judgement or an advice that the words ask for. */
export function verdictMeant(sense: PastSense, query: PastQuery): PastOperation | null {
  const named = sense.of('verdict').map(({ of }) => of);
  const [first] = named;
  if (first === 'sameHeart') {
    const heart = /\b(?:heart|hr|pulse)/.test(sense.slots.map(({ text }) => text).join(' '));
    return heart ? verdict('sameHeart') : null;
  }
  if (first === 'consistent' && query.metrics.some((id) => id !== 'workouts'))
    return { kind: 'spread' };
  if (first) return verdict(first, first === 'consistent' && /\bskip/.test(sense.text));
  return judged(sense, query);
}

function verdict(of: PastVerdict, contrary = false): PastOperation {
  return { kind: 'verdict', of, ...(contrary ? { contrary } : {}) };
}

const BETTER =
  /\b(?:faster|stronger|quicker|slower|weaker|fitter|better|worse|improv\w+|progress\w*)\b/;
/** "Why don't I improve". */
const NO_BETTER =
  /\b(?:why|how come)\b.*\b(?:dont|not|never|arent|am i not|no)\b.*\b(?:improv\w*|better|faster|stronger|fitter|quicker|progress\w*)\b/;
const GOOD = /\b(?:good|solid|decent|strong|bad|poor|ok) (?:week|month|block|season|year)\b/;

function judged(sense: PastSense, { parts, metrics }: PastQuery): PastOperation | null {
  const [part] = parts;
  if (part?.period && GOOD.test(sense.text)) return verdict('month');
  const flat =
    /\b(?:flat|plateau\w*|stagnat\w+|stuck)\b/.test(sense.text) || NO_BETTER.test(sense.text);
  const better = sense.does('trend') && BETTER.test(sense.text);
  if ((flat || better) && metrics.length === 0) return progressVerdict(sense.text, flat);
  return /\bcan i (?:do|run|ride|manage|handle)\b.*\b(?:a|per|each) week\b/.test(sense.text)
    ? verdict('days')
    : null;
}

function progressVerdict(text: string, contrary: boolean): PastOperation {
  const worse = trendClaim(text) === 'worse';
  return {
    kind: 'verdict',
    of: 'progress',
    ...(contrary && { contrary }),
    ...(worse && { worse }),
  };
}
