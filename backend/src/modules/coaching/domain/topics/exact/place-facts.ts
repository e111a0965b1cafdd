import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { FactKey } from '#coaching/domain/facts/registry/fact-key.js';

/** What is known of one place of a session: a lap, a kilometre, an interval, a climb, a stretch. */
export interface PlaceFacts {
  /** As the sentence names it: `km 4`, `work interval 3`. */
  readonly name: string;
  readonly time?: Fact | undefined;
  readonly distance?: Fact | undefined;
  readonly power?: Fact | undefined;
  readonly speed?: Fact | undefined;
  readonly graded?: Fact | undefined;
  readonly heartRate?: Fact | undefined;
  readonly heartRateMax?: Fact | undefined;
  readonly cadence?: Fact | undefined;
  readonly grade?: Fact | undefined;
  readonly stopped?: Fact | undefined;
}

/** The facts under a key, whatever names their output has there; null where there are none. */
export function placeFacts(sheet: FactSheet, key: string, name: string): PlaceFacts | null {
  const get = (what: string) => sheet.withKey(`${key}.${what}`);
  const output = get('output');
  const powered = output?.about.includes('power') === true;
  const place: PlaceFacts = {
    name,
    time: get('time') ?? get('duration'),
    distance: get('length') ?? get('distance'),
    power: get('power') ?? (powered ? output : undefined),
    speed: get('speed') ?? (powered ? undefined : output),
    graded: get('graded'),
    heartRate: get('heartRate'),
    heartRateMax: get('heartRateMax'),
    cadence: get('cadence'),
    grade: get('grade'),
    stopped: get('stopped'),
  };
  return Object.entries(place).some(([part, fact]) => part !== 'name' && fact !== undefined)
    ? place
    : null;
}

/** The session as a whole in the same parts. */
export function wholeFacts(sheet: FactSheet): PlaceFacts {
  const get = (key: FactKey) => sheet.get(key);
  return {
    name: 'the whole',
    power: get('power.average'),
    speed: get('speed.average'),
    graded: get('speed.graded'),
    heartRate: get('heartRate.average'),
    cadence: get('cadence.average'),
  };
}

/** Differences that no one should read anything into: percent of output, beats and turns (ours). */
const SAME = { power: 3, speed: 2, graded: 2, heartRate: 3, cadence: 2 } as const;

export type Levelled = keyof typeof SAME;

/**
 * How a place compares with the whole: higher, lower, or about the same; null where one of them is not
 * known.
 */
export function standing(
  place: PlaceFacts,
  whole: PlaceFacts,
  part: Levelled,
): 'above' | 'below' | 'same' | null {
  const [there, all] = [place[part]?.value, whole[part]?.value];
  if (typeof there !== 'number' || typeof all !== 'number' || all === 0) return null;
  const difference =
    part === 'heartRate' || part === 'cadence' ? there - all : (there / all - 1) * 100;
  if (Math.abs(difference) < SAME[part]) return 'same';
  return difference > 0 ? 'above' : 'below';
}
