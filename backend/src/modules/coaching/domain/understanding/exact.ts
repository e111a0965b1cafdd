import { METRES_PER_MILE } from '#kernel/units.js';
import { statedIn, type Stated } from './exact-stated.js';
import type { BoundedMeasure } from '../tools/time-between.tool.js';

/** A question for one value that has to be looked up or worked out; nothing near it will do. */
export type Exact =
  | {
      readonly kind: 'time-between';
      readonly measure: BoundedMeasure;
      readonly from: number | null;
      readonly to: number | null;
    }
  | { readonly kind: 'best-power'; readonly seconds: number }
  | { readonly kind: 'peak'; readonly measure: BoundedMeasure }
  | { readonly kind: 'stops'; readonly why: boolean; readonly seconds: number | null }
  | Stated
  | { readonly kind: 'per-kilo' | 'best-ever' | 'other-ftp' }
  | {
      readonly kind: 'zone-range';
      readonly zone: number;
      readonly table: 'power' | 'heartRate' | 'pace' | null;
    };

const UNIT = String.raw`(w|watts?|bpm|beats|rpm|spm|km ?/? ?h|kmh|kph|mph)`;
const NUMBER = String.raw`(\d+(?:\.\d+)?)(?![\d.:])(?! ?(?:min|mins|minutes?|m|km|kms|k|h|hours?|s|sec|secs|seconds?|miles?|mi|%|percent|rides?|runs?|weeks?|days?)\b)`;
const TIME_ASKED =
  /\b(?:how long|how much (?:time|of)|how many (?:minutes|seconds|hours)|time|minutes|share|percent\w*|what part|how often)\b/;
const BETWEEN = new RegExp(
  String.raw`\b(?:between|from|in) ${NUMBER} ?${UNIT}? ?(?:and|to|-|until) ?${NUMBER} ?${UNIT}?`,
);
const ABOVE = new RegExp(
  String.raw`\b(?:above|over|beyond|at least|more than|higher than|faster than|exceeding|past) ${NUMBER} ?${UNIT}?`,
);
const BELOW = new RegExp(
  String.raw`\b(?:below|under|less than|lower than|slower than) ${NUMBER} ?${UNIT}?`,
);
const PACE =
  /\b(faster|quicker|under|below|slower|above|over)(?: than)? (\d{1,2}):(\d{2})(?: ?(?:min)? ?\/? ?(km|mi|mile|k))?/;

const MEASURES: readonly (readonly [BoundedMeasure, RegExp])[] = [
  ['heartRate', /\b(?:bpm|beats|heart ?rate|hr|pulse|heart)\b/],
  ['cadence', /\b(?:rpm|spm|cadence)\b/],
  ['speed', /\b(?:km ?\/? ?h|kmh|kph|mph|speed|pace|fast(?:est)?)\b/],
  ['power', /\b(?:w|watts?|power|wattage)\b/],
];

const LENGTH = String.raw`(\d+(?:\.\d+)?) ?-?(s|secs?|seconds?|min|mins|minutes?|h|hours?)`;
const BESTS = [
  new RegExp(
    String.raw`\b(?:best|peak|max|highest|strongest|top) ${LENGTH}\b(?!.*\b\d+ ?-?(?:s|sec|min|minute|hour))`,
  ),
  new RegExp(String.raw`\b${LENGTH} (?:(?:power|watts) )?(?:best|peak|max(?:imum)?|record)\b`),
  new RegExp(
    String.raw`\b(?:best|highest|peak|max) (?:average )?(?:power|watts)(?: \w+){0,2} (?:over|for|in) ${LENGTH}\b`,
  ),
];
/** Lengths that the power curve tells anyway, with what belongs to them. */
const COMMON_S = [5, 60, 300, 1200, 3600];

export function exactIn(plain: string): Exact | null {
  if (
    /\bw ?\/ ?kg\b|\bwatts? (?:per|a|by|for each|to) (?:kg|kilo(?:gram)?s?)\b|\bpower (?:per|to|for each) (?:kg|kilo(?:gram)?|weight)\b/.test(
      plain,
    ) &&
    !/\b(?:lose|losing|lost|change|should|could|gain)\b/.test(plain)
  )
    return { kind: 'per-kilo' };
  if (
    /\bftp\b(?: \w+){0,2} \d{2,3}\b.*\b(?:if|intensity(?: factor)?|tss|np|zones?|stress)\b.*\b(?:be|then|would)\b|\bwith an? ftp of \d{2,3}\b.*\b(?:would|be)\b/.test(
      plain,
    )
  )
    return { kind: 'other-ftp' };
  if (
    /\b(?:best|greatest|hardest|fastest|longest|strongest) (?:ride|run|session|workout)s?(?: \w+){0,2} (?:ever|of all(?: time)?|so far|of my life|yet)\b/.test(
      plain,
    )
  )
    return { kind: 'best-ever' };
  return (
    statedIn(plain) ??
    zoneRange(plain) ??
    stops(plain) ??
    peak(plain) ??
    timeBetween(plain) ??
    bestPower(plain)
  );
}

function timeBetween(plain: string): Exact | null {
  if (!TIME_ASKED.test(plain)) return null;
  const pace = PACE.exec(plain);
  if (pace) {
    const mps =
      (/^mi/.test(pace[4] ?? '') ? METRES_PER_MILE : 1000) /
      (Number(pace[2]) * 60 + Number(pace[3]));
    return /faster|quicker|under|below/.test(pace[1] ?? '')
      ? { kind: 'time-between', measure: 'speed', from: mps, to: null }
      : { kind: 'time-between', measure: 'speed', from: null, to: mps };
  }
  const both = BETWEEN.exec(plain);
  const above = both ? null : ABOVE.exec(plain);
  const below = both ? null : BELOW.exec(plain);
  const unit = both?.[4] ?? both?.[2] ?? above?.[2] ?? below?.[2];
  if (!both && !above && !below) return null;
  const measure = MEASURES.find(([, words]) => words.test(unit ?? plain))?.[0];
  if (!measure) return null;
  const factor = measure === 'speed' ? (unit === 'mph' ? METRES_PER_MILE : 1000) / 3600 : 1;
  const value = (text: string | undefined) => (text === undefined ? null : Number(text) * factor);
  const [from, to] = both
    ? [value(both[1]), value(both[3])]
    : [value(above?.[1]), value(below?.[1])];
  return { kind: 'time-between', measure, from, to };
}

function bestPower(plain: string): Exact | null {
  const found = BESTS.map((pattern) => pattern.exec(plain)).find((match) => match !== null);
  if (!found) return null;
  const [, n, unit = ''] = found;
  const seconds = Math.round(Number(n) * (/^h/.test(unit) ? 3600 : /^m/.test(unit) ? 60 : 1));
  const otherwise = /\b(?:heart|hr|pulse|cadence|pace|speed|km|run)\b/.test(plain);
  return otherwise || COMMON_S.includes(seconds) || seconds < 1
    ? null
    : { kind: 'best-power', seconds };
}

function peak(plain: string): Exact | null {
  if (
    !/\b(?:when|where|at what (?:time|point|minute|km|moment)|at which (?:time|point|minute|km|moment)|what minute|which minute)\b/.test(
      plain,
    )
  )
    return null;
  if (!/\b(?:highest|peak(?:ed|s)?|max(?:imum)?|top|hit its max)\b/.test(plain)) return null;
  const measure = MEASURES.find(([, words]) => words.test(plain))?.[0];
  return measure ? { kind: 'peak', measure } : null;
}

function stops(plain: string): Exact | null {
  if (/\bpedal|\bheart ?(?:rate )?stop|\bsweat|\bwatch stop/.test(plain)) return null;
  const why = /\bwhy did i (?:stop|stand|pause)\b/.test(plain);
  const asks =
    /\b(?:longest|biggest|many|any|number of) (?:stops?|breaks?|pauses?|rests?|halts?)\b|\bhow (?:long|often|many times|much(?: time)?)\b.*\b(?:i|was|were|did)\b.*\b(?:stop(?:ped|ping)?|stand(?:ing)?(?: still)?|stood|paus(?:e|ed|ing))\b|\b(?:where|when) (?:did i|was i|was the|were the|were my|was my)(?: \w+){0,2} (?:stop|stopped|stops|break|breaks|pause|pauses)\b|\bmy stops\b|^did i (?:ever )?(?:stop|pause|stand still)\b/.test(
      plain,
    );
  if (!why && !asks) return null;
  const named = new RegExp(String.raw`\bfor (?:about |around |over |nearly )?${LENGTH}`).exec(
    plain,
  );
  return {
    kind: 'stops',
    why,
    seconds: named
      ? Number(named[1]) * (/^h/.test(named[2] ?? '') ? 3600 : /^m/.test(named[2] ?? '') ? 60 : 1)
      : null,
  };
}

function zoneRange(plain: string): Exact | null {
  const zone = /\b(?:zone ?|z)([1-5])\b/.exec(plain)?.[1];
  if (
    zone === undefined ||
    /\b(?:time|long|minutes|much|percent\w*|share|did i|was i|spent|spend|stay\w*|ride|run|ok|enough)\b/.test(
      plain,
    )
  )
    return null;
  if (
    !/\b(?:mean|means|range|bounds?|limits?|watts?|power|heart ?rate|hr|bpm|pulse|pace|what is my|whats my|where (?:is|does)|start|end)\b/.test(
      plain,
    )
  )
    return null;
  const table = /\b(?:watts?|power|w|ftp)\b/.test(plain)
    ? 'power'
    : /\b(?:heart ?rate|hr|bpm|pulse|heart)\b/.test(plain)
      ? 'heartRate'
      : /\bpace\b/.test(plain)
        ? 'pace'
        : null;
  return { kind: 'zone-range', zone: Number(zone), table };
}
