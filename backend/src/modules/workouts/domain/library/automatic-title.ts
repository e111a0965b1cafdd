import type { SportFamily } from '#analysis/recording/sport.js';
import { METRES_PER_MILE, type UnitPreferences } from '#kernel/units.js';

/** What an automatic title is made of. */
export interface TitledFacts {
  readonly sport: string;
  readonly family: SportFamily;
  readonly startTime: Date;
  /** Seconds from UTC to the clock of the place; null where the file does not tell. */
  readonly utcOffsetS: number | null;
  readonly durationS: number;
  readonly distanceM: number | null;
  /** The set that was found, as a coach writes it: `6 × 3 min`; null without one. */
  readonly workSet: string | null;
}

/** Hours of the day at which its parts begin. */
const DAY_PARTS = [
  [0, 'Night'],
  [4, 'Early morning'],
  [6, 'Morning'],
  [11, 'Midday'],
  [14, 'Afternoon'],
  [18, 'Evening'],
  [22, 'Night'],
] as const;

/** Kinds whose words are not their sport's with "ride" or "run" behind them. */
const KINDS: Readonly<Record<string, string>> = {
  cycling: 'ride',
  running: 'run',
  mountain_biking: 'mountain bike ride',
  downhill_biking: 'downhill ride',
  spinning: 'spinning ride',
  hand_cycling: 'handcycle ride',
  indoor_hand_cycling: 'indoor handcycle ride',
  commuting: 'commute',
  cyclocross: 'cyclocross ride',
  bmx: 'BMX ride',
};

/** From this distance on a title names whole kilometres or miles. */
const WHOLE_FROM = 10;
/** A longer set says less in a list than the distance. Characters. */
const LONGEST_SET = 32;

/**
 * What a workout is called until its athlete names it: part of the day, kind, and its set, else its
 * distance, else its duration. `Morning ride, 42 km`, `Evening trail run, 6 × 3 min`. The part of
 * the day is left out where the file does not tell the clock of the place.
 */
export function automaticTitle(facts: TitledFacts, units: UnitPreferences): string {
  const kind = [dayPartOf(facts), kindOf(facts)].filter((word) => word !== '').join(' ');
  const named = (kind[0] ?? '').toUpperCase() + kind.slice(1);
  return `${named}, ${shortSet(facts.workSet) ?? extentOf(facts, units)}`;
}

/** `ride`, `trail run`, `indoor ride`. */
export function kindOf({ sport, family }: Pick<TitledFacts, 'sport' | 'family'>): string {
  const known = KINDS[sport];
  if (known !== undefined) return known;
  const words = sport.replace(/_(cycling|running|biking|ride|run)$/, '').replaceAll('_', ' ');
  return `${words} ${family === 'cycling' ? 'ride' : 'run'}`;
}

function dayPartOf({ startTime, utcOffsetS }: TitledFacts): string {
  if (utcOffsetS === null) return '';
  const hour = new Date(startTime.getTime() + utcOffsetS * 1000).getUTCHours();
  return DAY_PARTS.findLast(([from]) => from <= hour)?.[1] ?? '';
}

function shortSet(workSet: string | null): string | null {
  return workSet !== null && workSet.length <= LONGEST_SET ? workSet : null;
}

function extentOf({ distanceM, durationS }: TitledFacts, units: UnitPreferences): string {
  if (distanceM !== null && distanceM >= 50) {
    const distance = distanceM / (units.distance === 'mi' ? METRES_PER_MILE : 1000);
    // 9.96 is 10 and not 10.0.
    const digits = Math.round(distance * 10) / 10 >= WHOLE_FROM ? 0 : 1;
    return `${distance.toFixed(digits)}\u00a0${units.distance}`;
  }
  const minutes = Math.max(1, Math.round(durationS / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes}\u00a0min`;
  return minutes % 60 === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${minutes % 60}\u00a0min`;
}
