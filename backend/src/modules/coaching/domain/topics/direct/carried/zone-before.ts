import { factsCited } from '../cited.js';
import type { DirectAnswer } from '../direct.js';

const KEY = /^zones\.(power|heartRate|pace)\.(?:sum\.\D*)?([1-5])\b/;
const WORD = { power: 'power', heartRate: 'heart rate', pace: 'pace' } as const;
const NAMED = /\b(?:zones? ?|z)([1-5])\b/;
const TABLE = /\b(?:power|heart rate|pace)\b/;

const RANGE =
  /\b(?:range|bounds?|limits?|from what to what|what (?:watts|bpm|pace|power|hr|heart ?rate|numbers?)|which (?:watts|bpm)|where does (?:it|that) (?:start|begin|end))\b/;
const TIME = /\b(?:how (?:long|much|many)|time|minutes|mins|share|percent\w*|long)\b|%/;
const THERE =
  /\b(?:there|it|that|this|inside|within|in (?:that|this|the)|(?:zone|range|band|window)|in percent)\b/;
const ABOVE = /\b(?:above|over|beyond|higher than|past|more than)\b/;
const BELOW = /\b(?:below|under|beneath|lower than|less than)\b/;
const ONE_UP = /\b(?:zone (?:up|higher)|(?:next|one) (?:zone )?(?:up|higher|above)|one above)\b/;
const ONE_DOWN =
  /\b(?:zone (?:down|lower)|(?:next|one) (?:zone )?(?:down|lower|below)|one below)\b/;
const STANDS_ALONE =
  /\b(?:zones? ?|z)[1-5]\b|\b(?:laps?|reps?|intervals?|climbs?|km|half|quarter|fade|should)\b|\d{2}/;

/** The question of the zone that was spoken of: its bounds, the time in it, above it or next to it. */
export function ofThatZone(
  last: { readonly plain: string; readonly given: DirectAnswer },
  plain: string,
): string | null {
  const zone = zoneIn(last.given) ?? zoneNamed(last.plain);
  if (zone === null || STANDS_ALONE.test(plain)) return null;
  const text = asked(plain, zone.number);
  return text === null ? null : `${text}${zone.table === null ? '' : ` by ${zone.table}`}`;
}

interface Zone {
  readonly number: number;
  readonly table: string | null;
}

function zoneIn({ answer, sheet }: DirectAnswer): Zone | null {
  for (const { key } of factsCited(answer, sheet)) {
    const [, table, number] = KEY.exec(key) ?? [];
    if (table) return { table: WORD[table as keyof typeof WORD], number: Number(number) };
  }
  return null;
}

function zoneNamed(plain: string): Zone | null {
  const number = Number(NAMED.exec(plain)?.[1]);
  return number ? { number, table: TABLE.exec(plain)?.[0] ?? null } : null;
}

function asked(plain: string, zone: number): string | null {
  if (RANGE.test(plain)) return `what range is zone ${zone}`;
  if (ONE_UP.test(plain) && zone < 5) return `how long in zone ${zone + 1}`;
  if (ONE_DOWN.test(plain) && zone > 1) return `how long in zone ${zone - 1}`;
  if (ABOVE.test(plain) && zone < 5) return `how long in zone ${zone + 1} and above`;
  if (BELOW.test(plain) && zone > 1) return `how long in zone ${zone - 1} and below`;
  return TIME.test(plain) && THERE.test(plain) ? `how long in zone ${zone}` : null;
}

const ZONES = /\bzones\b/;
const TABLES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:power|watts?|wattage)\b/, 'power'],
  [/\b(?:heart ?rate|hr|pulse|bpm|heart)\b/, 'heart rate'],
  [/\bpace\b/, 'pace'],
];
const ALL =
  /\b(?:each|every|all|list|table|breakdown|split|minutes|mins|times?|percent\w*|share)\b|%/;
const MOST = /\b(?:most|main\w*|longest|dominat\w*|largest|biggest|majority)\b/;
const IN_MINUTES = /\b(?:minutes|mins|times?|how long)\b/;
const MOST_WORDS = 10;

/** "The pace ones?", "now in minutes each", "where was most of it" after the zones as a whole. */
export function ofZones(before: string, plain: string): string | null {
  if (!ZONES.test(before) || STANDS_ALONE.test(plain) || plain.split(' ').length > MOST_WORDS)
    return null;
  const named = tableIn(plain);
  const [most, all] = [MOST.test(plain), ALL.test(plain)];
  const zoned = /\b(?:zones?|ones?)\b/.test(plain) || plain.split(' ').length <= MOST_BARE;
  if (!(most || all || (named !== null && zoned))) return null;
  const table = named ?? tableIn(before);
  const by = table === null ? '' : ` by ${table}`;
  return most
    ? `which zone most${by}`
    : `zone breakdown${IN_MINUTES.test(plain) ? ' in minutes' : ''}${by}`;
}

/** As few words beside a table name it alone. */
const MOST_BARE = 4;

function tableIn(plain: string): string | null {
  return TABLES.find(([words]) => words.test(plain))?.[1] ?? null;
}
