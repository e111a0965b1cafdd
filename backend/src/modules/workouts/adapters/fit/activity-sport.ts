import type { SportFamily } from '#analysis/recording/sport.js';
import type { FitContent, FitSport } from './fit-content.js';
import { OTHER_SPORT, UNKNOWN_SPORT } from './fit-refusal.js';
import { sportName, subSportName } from './profile/sport-names.js';

const RUNNING = 1;
const CYCLING = 2;
const TRANSITION = 3;
const MULTISPORT = 18;
const E_BIKING = 21;
/** generic, fitness_equipment, training: the sub-sport says what it was (yoga, indoor rowing). */
const VAGUE_SPORTS: readonly number[] = [0, 4, 10];
/** e_bike_fitness, e_bike_mountain, e_bike_enduro. */
const E_BIKE_SUB_SPORTS: readonly number[] = [28, 47, 127];
/**
 * treadmill, spin, indoor_cycling, indoor_running, virtual_activity, indoor_wheelchair_run,
 * indoor_hand_cycling.
 */
const INDOOR_SUB_SPORTS: readonly number[] = [1, 5, 6, 45, 58, 87, 88];

/** Names that do not follow from FIT's own word for the sub-sport. */
const NAMES: Readonly<Record<SportFamily, Readonly<Record<string, string>>>> = {
  running: {
    generic: 'running',
    virtualActivity: 'virtual_running',
    indoorRunning: 'indoor_running',
  },
  cycling: {
    generic: 'cycling',
    virtualActivity: 'virtual_cycling',
    indoorCycling: 'indoor_cycling',
    spin: 'spinning',
    mountain: 'mountain_biking',
    downhill: 'downhill_biking',
    gravelCycling: 'gravel_cycling',
    handCycling: 'hand_cycling',
    indoorHandCycling: 'indoor_hand_cycling',
    trackCycling: 'track_cycling',
    cyclocross: 'cyclocross',
    bmx: 'bmx',
    commuting: 'commuting',
  },
};

/**
 * The sport of a whole file: one that the product serves, the name of one that it does not, or
 * nothing at all.
 */
export type ActivitySport =
  | {
      readonly kind: 'served';
      readonly sport: string;
      readonly family: SportFamily;
      readonly indoor: boolean;
    }
  | { readonly kind: 'other'; readonly name: string }
  | { readonly kind: 'unknown' };

/**
 * Sessions decide; where none of them names a sport, the sport messages do.
 * Several sessions of one family are one workout; two families in one file are multisport.
 */
export function sportOf(content: Pick<FitContent, 'sessions' | 'sports'>): ActivitySport {
  const named = content.sessions.filter(hasSport);
  const sports = named.length > 0 ? named : content.sports.filter(hasSport);
  const families = new Set(sports.map(familyOf));
  if (sports.length === 0) return { kind: 'unknown' };
  const [family] = families;
  if (families.size === 1 && family !== undefined && family !== null) {
    const names = new Set(sports.map((sport) => nameOf(family, sport.subSport)));
    const [name] = names;
    return {
      kind: 'served',
      family,
      sport: names.size === 1 && name !== undefined ? name : family,
      indoor: sports.every((sport) => INDOOR_SUB_SPORTS.includes(sport.subSport ?? 0)),
    };
  }
  const others = new Set(sports.map(wordsOf));
  const [other] = others;
  return { kind: 'other', name: others.size === 1 && other !== undefined ? other : 'Multisport' };
}

function hasSport(sport: FitSport): boolean {
  return sport.sport !== null;
}

function familyOf({ sport, subSport }: FitSport): SportFamily | null {
  if (E_BIKE_SUB_SPORTS.includes(subSport ?? 0)) return null;
  if (sport === RUNNING) return 'running';
  return sport === CYCLING ? 'cycling' : null;
}

function nameOf(family: SportFamily, subSport: number | null): string {
  const word = subSportName(subSport ?? 0);
  if (word === undefined) return family;
  return NAMES[family][word] ?? `${snake(word)}_${family}`;
}

function wordsOf({ sport, subSport }: FitSport): string {
  if (sport === E_BIKING || E_BIKE_SUB_SPORTS.includes(subSport ?? 0)) return 'E-Biking';
  if (sport === MULTISPORT || sport === TRANSITION) return 'Multisport';
  const word = vagueSportWord(sport, subSport) ?? sportName(sport ?? -1);
  if (word === undefined) return UNKNOWN_SPORT;
  return word === 'generic' ? OTHER_SPORT : snake(word).split('_').map(capital).join(' ');
}

function vagueSportWord(sport: number | null, subSport: number | null): string | undefined {
  const vague = sport !== null && VAGUE_SPORTS.includes(sport);
  return vague && subSport !== null && subSport !== 0 ? subSportName(subSport) : undefined;
}

function snake(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
