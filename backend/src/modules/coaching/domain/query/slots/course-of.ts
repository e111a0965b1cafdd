import type { Course, Query } from '../query.js';
import { claims } from './workout/claim-readers.js';
import type { Sense } from './sense.js';
import type { Doing } from './slot.js';

const UP =
  /^(?:r[oi]s(?:e|ing)|increas\w*|climb\w*|creep\w*|crept|buil[dt]\w*|inch\w* up|step\w* up|ramp\w* up|surg\w* up|swell\w*|go(?:ing|ne)? up|went up|drift\w*|upwards?)/;
const DOWN =
  /^(?:f[ae]ll\w*|fad\w*|drop\w*|s[aiu]nk\w*|sag\w*|dwindl\w*|wan\w*|ebb\w*|slump\w*|plummet\w*|decreas\w*|declin\w*|slow\w* down|die off|tail\w* off|flag\w*|collaps\w*|(?:go|going|goes|gone|went|com(?:e|es|ing)|came) (?:back )?down|settl\w*|downwards?|bl[oe]w\w* up|crack\w*|los(?:t|e) it|wheels|f[ae]ll apart|lost|lose|losing)/;
const EVEN = /^(?:h[eo]ld|kept|keep|maintain|sustain|even|stead|consisten)/;
const BETTER = /^(?:faster|stronger|quicker|higher|longer|steeper)$/;
const POORER = /^(?:slower|weaker|lower|shorter)$/;

/** What words may say of the way that something went. */
const DIRECTED: ReadonlySet<Doing> = new Set(['trend', 'difference', 'onset', 'spread']);

const EACH =
  /\b(?:each|every)(?: single)?\b|\b(?:lap|rep|km|interval|quarter|mile|climb)s? (?:by|after|on) (?:lap|rep|km|interval|quarter|mile|climb)\b/;

/** A trend with the way that a claim says it went: "my power kept rising, right?" */
export function withCourse(query: Query, sense: Sense, claimed = claims(sense)): Query {
  const { kind } = query.operation;
  if (!claimed || !(kind === 'trend' || (kind === 'difference' && isCompared(sense)))) return query;
  const course = courseOf(sense);
  if (course === null) return query;
  return { ...query, course, ...(EACH.test(sense.text) && { strictly: true as const }) };
}

/** "Was lap 4 slower than lap 1": of the first against the second. */
function isCompared({ slots, comparatives, asks }: Sense): boolean {
  const [comparative] = comparatives;
  const than = slots.find((slot) => slot.kind === 'join' && slot.join === 'than');
  return (
    asks('whether') && comparative !== undefined && than !== undefined && comparative.at < than.at
  );
}

function courseOf({ slots, comparatives, all }: Sense): Course | null {
  const words = slots.flatMap((slot) =>
    slot.kind === 'doing' && DIRECTED.has(slot.doing) ? [slot.text] : [],
  );
  const denied = all.some(({ text }) => /^(?:not|never|didnt|without)$/.test(text));
  const found = [
    ...words.map((text) => directionOf(text)),
    ...comparatives.map(({ text }) => comparedAs(text)),
  ].filter((course) => course !== null);
  const [course, ...others] = new Set(found);
  return course !== undefined && others.length === 0 && !denied ? course : null;
}

function directionOf(text: string): Course | null {
  if (EVEN.test(text)) return 'even';
  if (UP.test(text)) return 'up';
  return DOWN.test(text) ? 'down' : null;
}

function comparedAs(text: string): Course | null {
  if (BETTER.test(text)) return 'up';
  return POORER.test(text) ? 'down' : null;
}
