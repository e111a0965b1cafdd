import type { Course, Query } from '../query.js';
import { claims } from './workout/claim-readers.js';
import type { Sense } from './sense.js';
import type { Doing } from './slot.js';

const UP =
  /^(?:r[oi]s(?:e|ing)|increas\w*|climb\w*|creep\w*|crept|buil[dt]\w*|inch\w* up|step\w* up|ramp\w* up|surg\w* up|swell\w*|go(?:ing|ne)? up|went up|drift\w*|upwards?)/;
const DOWN =
  /^(?:f[ae]ll\w*|fad\w*|drop\w*|s[aiu]nk\w*|sag\w*|dwindl\w*|wan\w*|ebb\w*|slump\w*|plummet\w*|decreas\w*|declin\w*|slow\w* down|die off|tail\w* off|flag\w*|collaps\w*|(?:go|going|goes|gone|went|com(?:e|es|ing)|came) (?:back )?down|settl\w*|downwards?|bl[oe]w\w* up|crack\w*|los(?:t|e) it|wheels|f[ae]ll apart|lost|lose|losing)/;
const EVEN = /^(?:h[eo]ld|kept|keep|maintain|sustain|even|stead|consisten)/;
const BETTER = /^(?:faster|stronger|quicker|higher)$/;
const POORER = /^(?:slower|weaker|lower)$/;

/** What words may say of the way that something went. */
const DIRECTED: ReadonlySet<Doing> = new Set(['trend', 'difference', 'onset', 'spread']);

/** A trend with the way that a claim says it went: "my power kept rising, right?" */
export function withCourse(query: Query, sense: Sense, claimed = claims(sense)): Query {
  if (query.operation.kind !== 'trend' || !claimed) return query;
  const course = courseOf(sense);
  return course === null ? query : { ...query, course };
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
