import { METRES_PER_MILE } from '#kernel/units.js';

/** Values that a question puts instead of those of the workout. */
const NAMED_DISTANCES: readonly (readonly [RegExp, number])[] = [
  [
    /\bhalf(?: |-)?marathon\b|\b(?:a|the|my|full) half\b|\bhalf time\b|\b21(?:[.,]1\d*)?(?: ?km?)?\b/,
    21_097.5,
  ],
  [
    /\bmarathon\b|\b42(?:[.,]\d+)?(?: ?km?)?\b|\ba full (?:one|distance)\b|\bthe full distance\b/,
    42_195,
  ],
];
const WRITTEN_DISTANCE =
  /\b(\d+(?:[.,]\d+)?) ?-?(km|kms|k|kilomet(?:re|er)s?|miles?|mi|m|met(?:re|er)s?)\b(?! ?(?:\/|an? hour|per))/g;
/** Shorter is a rep and no race, metres. */
const SHORTEST = 100;

/** A distance that is named, in metres; null where there is none. */
export function distanceIn(plain: string): number | null {
  const named = NAMED_DISTANCES.find(([words]) => words.test(plain))?.[1];
  if (named !== undefined) return named;
  for (const [, number = '', unit = ''] of plain.matchAll(WRITTEN_DISTANCE)) {
    const metres = Number(number.replace(',', '.')) * metresOf(unit);
    if (metres >= SHORTEST) return metres;
  }
  return /\b400\b(?! ?(?:w|watts))/.test(plain) ? 400 : null;
}

function metresOf(unit: string): number {
  if (unit.startsWith('k')) return 1000;
  return unit.startsWith('mi') ? METRES_PER_MILE : 1;
}

const PACE =
  /\b(\d{1,2}):(\d{2}) ?(?:min)? ?(?:\/ ?(?:km?|mi)|per (?:km?|kilomet(?:re|er)|mile)|an? (?:km?|kilomet(?:re|er)|mile)|pace|min ?\/ ?km|minute (?:km|kilomet(?:re|er))s?|s)\b|\b(?:pace of|at) (\d):(\d{2})\b/;
const SPEED = /\b(\d{1,2}(?:[.,]\d+)?) ?(km ?\/? ?h|kmh|kph|mph|k?m?s? an hour)\b/;

/** A pace or a speed that is stated, m/s. */
export function speedIn(plain: string): number | null {
  const speed = SPEED.exec(plain);
  if (speed) {
    const perHour = Number((speed[1] ?? '').replace(',', '.'));
    return (perHour * (speed[2] === 'mph' ? METRES_PER_MILE : 1000)) / 3600;
  }
  const pace = PACE.exec(plain);
  if (!pace) return null;
  const seconds = Number(pace[1] ?? pace[3]) * 60 + Number(pace[2] ?? pace[4]);
  const unit = /mile|\/ ?mi\b/.test(pace[0]) ? METRES_PER_MILE : 1000;
  return seconds > 0 ? unit / seconds : null;
}

const FASTER = /\b(\d+(?:[.,]\d+)?) ?(%|percent|per cent) (?:faster|quicker|slower)\b/;
const BY_PACE =
  /\b(\d+) ?(?:s|sec|secs|seconds?) ?(?:\/|per|an?)? ?(?:km|k|kilomet(?:re|er))? (?:faster|quicker|slower)\b/;

/** The speed that "10 seconds a km faster" or "5 percent slower" makes of this one, m/s. */
export function changedSpeed(plain: string, speed: number): number | null {
  const sign = /\bslower\b/.test(plain) ? -1 : 1;
  const share = FASTER.exec(plain);
  if (share) return speed * (1 + (sign * Number((share[1] ?? '').replace(',', '.'))) / 100);
  const pace = BY_PACE.exec(plain);
  const seconds = 1000 / speed - sign * Number(pace?.[1]);
  return pace && seconds > 0 ? 1000 / seconds : null;
}

const CLOCK = /\b(?:(\d{1,2}):)?(\d{1,2}):(\d{2})\b/;
const HOURS = /\b(\d+|an|two|three|four|five) ?-?(?:h|hours?|hrs?)\b(?: (\d{1,2})\b)?/;
const HOUR_WORDS: Readonly<Record<string, number>> = { an: 1, two: 2, three: 3, four: 4, five: 5 };
const MINUTES = /\b(\d{1,3}) ?-?(?:min|mins|minutes?)\b/;
const BARE =
  /\b(?:sub|under|break|breaking|beat|below|inside|go) ?-?(\d{1,3})\b(?! ?(?:km?|w|m|s|sec|seconds?|hours?|h)\b)/;

/**
 * A time that is aimed at, in seconds. A bare number is minutes, hours where a marathon is meant,
 * seconds for a lap of the track.
 */
export function timeIn(plain: string, metres: number | null): number | null {
  const clock = CLOCK.exec(plain);
  if (clock) return clockSeconds(clock, metres);
  const hours = HOURS.exec(plain);
  if (hours)
    return (HOUR_WORDS[hours[1] ?? ''] ?? Number(hours[1])) * 3600 + Number(hours[2] ?? 0) * 60;
  const minutes = MINUTES.exec(plain);
  if (minutes) return Number(minutes[1]) * 60;
  const bare = Number(BARE.exec(plain)?.[1]);
  if (!bare) return null;
  if (metres !== null && metres <= 800) return bare;
  return bare * (metres !== null && metres > 40_000 && bare < 10 ? 3600 : 60);
}

/** "1:45" is minutes over 500 m and hours over a half marathon. */
function clockSeconds([, first, second = '', third = '']: RegExpExecArray, metres: number | null) {
  if (first !== undefined) return Number(first) * 3600 + Number(second) * 60 + Number(third);
  const long = metres !== null && metres > 20_000 && Number(second) < 10;
  return Number(second) * (long ? 3600 : 60) + Number(third) * (long ? 60 : 1);
}

const WEIGHT = /\b(\d{2,3}(?:[.,]\d)?) ?(?:kg|kilos?|kilograms?|kgs)\b/;
const WEIGHT_CHANGE =
  /\b(\d{1,2}(?:[.,]\d)?) ?(?:kg|kilos?|kgs) (less|lighter|more|heavier)\b|\blost (\d{1,2}) ?(?:kg|kilos?)\b/;

/** A body weight that is put, kg. */
export function weightIn(plain: string, now: number | null): number | null {
  const change = WEIGHT_CHANGE.exec(plain);
  if (change && now !== null) {
    const by = Number((change[1] ?? change[3] ?? '').replace(',', '.'));
    return /more|heavier/.test(change[2] ?? '') ? now + by : now - by;
  }
  const stated = WEIGHT.exec(plain);
  return stated ? Number((stated[1] ?? '').replace(',', '.')) : null;
}
