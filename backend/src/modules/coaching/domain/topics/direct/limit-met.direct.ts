import { say, when, type Line } from '#coaching/domain/answer/say.js';
import { clock } from '#coaching/domain/display/duration.js';
import { timeChange } from '#coaching/domain/facts/draft.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { METRES_PER_MILE } from '#kernel/units.js';
import { direct, withFact, type Direct } from './direct.js';
import { raceRun } from './race-run.js';

const BELOW =
  /\b(?:go |went |get |got |dip(?:ped)? |come in |came in )?(?:under|below|sub|inside|in less than|less than|beat|break|broke|broken|faster than|quicker than|better than)\b ?-?/;
const ABOVE = /\b(?:over|above|more than|slower than|longer than|miss(?:ed)?)\b/;
const NUMBER = String.raw`(?:the |an? )?(\d{1,3})(?:[.:](\d{2}))?(?::(\d{2}))?`;
const UNIT = String.raw` ?(min(?:ute)?s? ?(?:\/|per|a) ?(?:km|k|mi(?:le)?)|\/ ?(?:km|k|mi(?:le)?)|(?:per|a|an) (?:km|k|kilomet\w+|mile)|(?:min )?pace|km ?\/? ?h|kmh|kph|mph|h|hours?|hrs?|min(?:ute)?s?)?`;
const LIMIT = new RegExp(`(?:${BELOW.source}|${ABOVE.source}) ?${NUMBER}${UNIT}(?![\\w%])`);
/** Another value, a part, a wish, or a question that asks for more than yes or no. */
const ELSEWHERE =
  /\b(?:watts?|w|bpm|hr|heart|pulse|beats|rpm|spm|cadence|power|ftp|zones?|reps?|intervals?|laps?|climbs?|splits?|halves|half|quarter|km \d|any|every|each|all|which|what|when|where|how|why|could|would|can|will|should|next|tomorrow|goal|target|marathon|predict\w*|possible|realistic|doable|chance|potential|recover\w*|%|percent|fast (?:bits?|parts?)|min(?:ute)?s? of|time (?:above|over|under|below))\b/;

/** "Did I go under 40?", "faster than 30 on average?": whether a time, a pace or a speed was met. */
export const limitMet: Direct = (sheet, { plain }) => {
  const found = LIMIT.exec(plain);
  const flat = FLAT.test(plain);
  if (!found || ELSEWHERE.test(flat ? plain.replace(/\bwould\b/, ' ') : plain)) return null;
  const below = BELOW.test(found[0]);
  const [, whole = '', second, third, unit = ''] = found;
  const asked: Asked = {
    below,
    parts: [Number(whole), second, third].flatMap((part) =>
      part === undefined ? [] : Number(part),
    ),
    unit,
    rate: /\b(?:average\w*|avg|faster|quicker|slower|pace|speed|km ?\/? ?h|mph)\b/.test(plain),
  };
  const speed = speedOf(sheet, asked);
  if (speed !== null) return ofSpeed(sheet, speed, { ...asked, flat });
  const seconds = secondsOf(sheet, asked);
  return seconds === null ? null : ofTime(sheet, seconds, asked);
};

/** Hills taken out. */
const FLAT =
  /\b(?:on (?:the )?flat|flat equivalent|hills? (?:taken )?out|without (?:the )?hills)\b/;

interface Asked {
  readonly below: boolean;
  /** The numbers of a clock, or one number. */
  readonly parts: readonly number[];
  readonly unit: string;
  /** Whether words of the question mean a pace or a speed. */
  readonly rate: boolean;
}

/** A kilometre takes a runner as long as that, s. */
const PACES = [150, 720] as const;
/** A limit further from the value than this is about something else, share. */
const NEAR = [0.5, 2] as const;
/** Closer than this the value as shown may be the limit itself, share. */
const CLOSE = 0.004;

/** The limit as a speed, m/s; null where it is no pace and no speed. */
function speedOf({ context }: FactSheet, { parts, unit, rate }: Asked): number | null {
  const [first = 0, second] = parts;
  if (/h$|kph/.test(unit) && unit !== 'h')
    return (first * (unit === 'mph' ? METRES_PER_MILE : 1000)) / 3600;
  const mile = /mi(?:le)?$/.test(unit);
  const seconds = first * 60 + (second ?? 0);
  const named = /km|k$|mi(?:le)?$|kilomet|pace/.test(unit);
  if (named && seconds > 0) return (mile ? METRES_PER_MILE : 1000) / seconds;
  if (unit !== '' || !rate) return null;
  if (context.family !== 'running') return second === undefined ? first / 3.6 : null;
  const likely = parts.length === 2 && seconds >= PACES[0] && seconds <= PACES[1];
  return likely ? 1000 / seconds : null;
}

function secondsOf({ context }: FactSheet, { parts, unit }: Asked): number | null {
  const [first = 0, second = 0, third] = parts;
  if (third !== undefined) return first * 3600 + second * 60 + third;
  if (/^h/.test(unit)) return first * 3600 + second * 60;
  if (parts.length === 2) return first < 10 ? first * 3600 + second * 60 : first * 60 + second;
  return context.family === 'running' || /^m/.test(unit) ? first * 60 : null;
}

function isNear(limit: number, value: number): boolean {
  return limit >= value * NEAR[0] && limit <= value * NEAR[1];
}

function ofSpeed(
  sheet: FactSheet,
  limit: number,
  { below, unit, flat }: Asked & { readonly flat: boolean },
): ReturnType<Direct> {
  const average = sheet.get(flat ? 'speed.graded' : 'speed.average');
  if (!average || !isNear(limit, Number(average.value))) return null;
  // "Under 4:00 /km" is faster than that, as "over 30 km/h" is.
  const faster = /h$|kph/.test(unit) || below;
  const is = faster ? Number(average.value) > limit : Number(average.value) < limit;
  const close = Math.abs(Number(average.value) / limit - 1) <= CLOSE;
  const just = close ? (is ? ', just' : ', not quite') : '';
  return direct(
    sheet,
    say`${is ? 'Yes' : 'No'}${just}: ${flat ? 'with hills taken out it was worth' : 'you averaged'} ${average}.`,
    took(sheet),
  );
}

function took(sheet: FactSheet): Line {
  return when(sheet, ['session.distance', 'session.duration'], (distance, time) =>
    distance && time ? say`That was ${distance} in ${time}.` : null,
  );
}

function ofTime(sheet: FactSheet, limit: number, { below }: Asked): ReturnType<Direct> {
  const race = raceRun(sheet);
  const time = race?.time ?? sheet.get('session.duration');
  if (!time || !isNear(limit, Number(time.value))) return null;
  const gap = limit - Number(time.value);
  const found = withFact(
    sheet,
    timeChange(
      {
        key: `limit.${limit}`,
        label: 'Time against the limit of the question',
        about: ['time'],
        method: 'limit minus time',
      },
      Math.abs(gap),
    ),
  );
  if (!found) return null;
  const yes = below ? gap > 0 : gap < 0;
  const by = { fact: found.fact, text: clock(Math.abs(Math.round(gap))) };
  return direct(
    found.sheet,
    say`${yes ? 'Yes' : 'No'}: ${named(race?.name)}${time}, ${by} ${gap > 0 ? 'under' : 'over'} that.`,
    pace(sheet, time),
  );
}

function named(distance: string | undefined): string {
  return distance === undefined ? 'it took ' : `${distance} in `;
}

function pace(sheet: FactSheet, { key }: Fact): Line {
  return when(sheet, ['speed.average'], (average) =>
    average && key !== 'session.duration' ? say`You averaged ${average} over the whole run.` : null,
  );
}
