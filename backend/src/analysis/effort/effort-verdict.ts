/** How hard a session was, in the words that every page and answer uses. */
export type EffortLevel = 'easy' | 'moderate' | 'demanding' | 'hard' | 'very hard';

export const EFFORT_LEVELS: readonly EffortLevel[] = [
  'easy',
  'moderate',
  'demanding',
  'hard',
  'very hard',
];

/** What a verdict rests on; null where it is not known. */
export interface EffortGrounds {
  /** How hard it was while it lasted: by intensity factor, or by time in zones. */
  readonly intensity: EffortLevel | null;
  /** Training stress, or heart-rate load where there is none. */
  readonly load: number | null;
  readonly durationS: number;
  /** The load that this athlete is used to in one session. */
  readonly usualLoad?: number | null;
}

/**
 * Load that has left its mark by the next day, by the day after, and for longer [TrainingPeaks:
 * under 150 low, to 300 medium, to 450 high].
 */
const BY_LOAD = [
  { from: 450, level: 'very hard' },
  { from: 300, level: 'hard' },
  { from: 150, level: 'demanding' },
] as const;
/** Hours on the move do the same, whatever they are measured by (ours). s. */
const BY_DURATION = [
  { from: 8 * 3600, level: 'very hard' },
  { from: 5 * 3600, level: 'hard' },
  { from: 3 * 3600, level: 'demanding' },
] as const;
/** Twice what one is used to costs more than its number says (ours). */
const TWICE = 2;
const WORTH_TELLING_LOAD = 60;
/** So short nothing is hard for the day, however hard it was while it lasted (ours). s. */
const SHORT = [
  { underS: 600, most: 'moderate' },
  { underS: 1200, most: 'hard' },
] as const;

/**
 * One verdict of effort: the larger of intensity and of load and duration, the latter held against
 * the athlete's usual; no more than its length allows. Null where nothing is known.
 */
export function effortVerdict(grounds: EffortGrounds): EffortLevel | null {
  const { intensity, durationS } = grounds;
  const cost = costOf(grounds);
  const larger = largerOf(intensity, cost);
  const most = SHORT.find(({ underS }) => durationS < underS)?.most;
  return larger !== null && most !== undefined && rankOf(larger) > rankOf(most) ? most : larger;
}

function costOf({ load, durationS, usualLoad = null }: EffortGrounds): EffortLevel | null {
  const byLoad = BY_LOAD.find(({ from }) => load !== null && load >= from)?.level ?? null;
  const byDuration = BY_DURATION.find(({ from }) => durationS >= from)?.level ?? null;
  const cost = largerOf(byLoad, byDuration);
  const unusual =
    load !== null && usualLoad !== null && load >= WORTH_TELLING_LOAD && load >= TWICE * usualLoad;
  return unusual ? oneUp(cost) : cost;
}

function largerOf(a: EffortLevel | null, b: EffortLevel | null): EffortLevel | null {
  return rankOf(b) > rankOf(a) ? b : a;
}

/** One level more, and demanding at least. */
function oneUp(cost: EffortLevel | null): EffortLevel {
  const next = EFFORT_LEVELS[rankOf(cost) + 1] ?? 'very hard';
  return rankOf(next) < rankOf('demanding') ? 'demanding' : next;
}

/** Place among the levels; −1 of none. */
export function rankOf(level: EffortLevel | null): number {
  return level === null ? -1 : EFFORT_LEVELS.indexOf(level);
}
