import { METRES_PER_FOOT, METRES_PER_MILE } from '#kernel/units.js';

/** The values that a display text may stand for, in the unit of its fact. */
export interface ShownRange {
  readonly low: number;
  readonly high: number;
}

const NUMBER = String.raw`([+\u2212]?)(\d[\d\u202f]*(?:\.\d+)?)`;

/** How a plain number with its unit becomes the unit of the fact. */
const FACTORS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  m: { km: 1000, mi: METRES_PER_MILE, m: 1, ft: METRES_PER_FOOT },
  'm/s': { 'km/h': 1 / 3.6, mph: METRES_PER_MILE / 3600 },
  'm/min/bpm': { 'm/min/bpm': 1, 'yd/min/bpm': 0.9144 },
  'm/km': { 'm/km': 1, 'ft/mi': (METRES_PER_FOOT * 1000) / METRES_PER_MILE },
};

/**
 * Reads a display text back without any help of the code that wrote it: the values that round to
 * what is shown. Null where the text is of no form known here.
 */
export function shownRange(display: string, unit: string): ShownRange | null {
  const pace = /^(\d+):(\d{2}) \/(km|mi)$/.exec(display);
  if (pace)
    return speeds(
      Number(pace[1]) * 60 + Number(pace[2]),
      pace[3] === 'km' ? 1000 : METRES_PER_MILE,
    );
  if (/^[+\u2212]?\d+(?::\d{2}){1,2}$/.test(display))
    return around(
      display.split(':').reduce((sum, part) => sum * 60 + Number(part), 0),
      1,
    );
  const spoken = unit === 's' ? spokenRange(display) : null;
  if (spoken) return spoken;
  const degrees = new RegExp(`^${NUMBER} °([CF])$`).exec(display);
  if (degrees) return temperatureRange(degrees, unit);
  return plainRange(display, unit);
}

function temperatureRange(degrees: RegExpExecArray, unit: string): ShownRange {
  const shown = signed(degrees);
  if (unit === '°F' || degrees[3] === 'C') return around(shown, 1);
  return around((shown - 32) / 1.8, 1 / 1.8);
}

function plainRange(display: string, unit: string): ShownRange | null {
  const plain = new RegExp(`^(?:lap |km |mile )?${NUMBER}\\s?(.*)$`).exec(display);
  if (!plain) return null;
  const factor = FACTORS[unit]?.[plain[3] ?? ''] ?? 1;
  const step = 10 ** -(plain[2]?.split('.')[1]?.length ?? 0);
  return around(signed(plain) * factor, step * factor);
}

function speeds(seconds: number, metres: number): ShownRange {
  return { low: metres / (seconds + 0.5), high: metres / (seconds - 0.5) };
}

function spokenRange(display: string): ShownRange | null {
  const match = /^([+\u2212]?)(?:(\d+) h)? ?(?:(\d+) min)? ?(?:(\d+) s)?$/.exec(display);
  if (!match || display === '') return null;
  const [, sign, hours = '0', minutes = '0', seconds] = match;
  const value = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
  const toTheSecond = seconds !== undefined || value < 300 || sign !== '';
  return around(sign === '\u2212' ? -value : value, toTheSecond ? 1 : 60);
}

function signed([, sign, digits = '']: RegExpExecArray): number {
  const value = Number(digits.replaceAll('\u202f', ''));
  return sign === '\u2212' ? -value : value;
}

function around(value: number, step: number): ShownRange {
  return { low: value - step / 2, high: value + step / 2 };
}
