import type { SegmentStats } from '#analysis/analysis.js';
import { medianOf } from '#analysis/math/statistics.js';
import type { SportFamily } from '#analysis/recording/sport.js';

/** How long a repetition was meant to be; by distance where `metres` is set. */
export interface RepLength {
  readonly seconds: number;
  readonly metres: number | null;
  /** Repetitions of one length have the same number; 0 is that of the first. */
  readonly group: number;
}

/** Sets by distance keep to a track or to the device's own count within this share (ours). */
const SAME_METRES = 0.02;
const MILE_M = 1609.344;
/** Lengths that athletes plan by. m. */
const PLANNED_M = [
  100,
  150,
  200,
  300,
  400,
  500,
  600,
  800,
  1000,
  1200,
  1500,
  1600,
  MILE_M,
  2000,
  3000,
  4000,
  5000,
  8000,
  10_000,
] as const;
/**
 * Lengths have one name where they are so near; nearer than in a group of like repetitions, or
 * `2 × 26 min` would name 24 and 28 (ours).
 */
const ONE_NAME = { share: 0.08, seconds: 5 } as const;
/** A length is rounded where the plan must have been so within this share, or so many seconds. */
const ROUNDED = { share: 0.04, seconds: 3 } as const;
/** Steps to which lengths are planned, up to so many seconds (ours). s. */
const PLANNED_STEPS = [
  { upTo: 60, step: 5 },
  { upTo: 180, step: 15 },
  { upTo: 600, step: 30 },
  { upTo: 3600, step: 60 },
  { upTo: Infinity, step: 300 },
] as const;

/**
 * The lengths of repetitions as they were planned, each in the group of those like it. By distance
 * where all of a run keep to planned distances and their times do not to planned times.
 */
export function lengthsOf(reps: readonly SegmentStats[], family: SportFamily): RepLength[] {
  const groups = groupsOf(reps.map(({ elapsedS }) => elapsedS));
  const times = groups.map(({ members }) => ({
    members,
    median: medianOf(members.map((at) => (reps[at] as SegmentStats).elapsedS)) ?? 0,
  }));
  const byDistance = family === 'running' ? distancesOf(reps) : null;
  if (byDistance !== null && !times.every(({ median }) => isPlannedTime(median))) {
    const distinct = [...new Set(byDistance)];
    return reps.map(({ elapsedS }, at) => ({
      seconds: elapsedS,
      metres: byDistance[at] as number,
      group: distinct.indexOf(byDistance[at] as number),
    }));
  }
  const lengths = new Array<RepLength>(reps.length);
  times.forEach(({ members, median }, group) => {
    for (const at of members) lengths[at] = { seconds: plannedTime(median), metres: null, group };
  });
  return lengths;
}

/** `4 min`, `90 s`, `3:20 min`, `1 km`, `400 m`. */
export function lengthName({ seconds, metres }: RepLength): string {
  if (metres !== null) return distanceName(metres);
  if (seconds <= 90 && seconds !== 60) return `${seconds} s`;
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? `${minutes} min` : `${minutes}:${String(rest).padStart(2, '0')} min`;
}

function distanceName(metres: number): string {
  if (metres === MILE_M) return '1 mile';
  return metres >= 1000 && metres % 500 === 0 ? `${metres / 1000} km` : `${metres} m`;
}

/** Places by like lengths, each group about the first that is in it. */
function groupsOf(seconds: readonly number[]): { readonly members: number[] }[] {
  const groups: { members: number[] }[] = [];
  seconds.forEach((length, at) => {
    const like = groups.find(({ members }) => {
      const model = seconds[members[0] as number] as number;
      return Math.abs(length - model) <= Math.max(ONE_NAME.seconds, ONE_NAME.share * model);
    });
    if (like === undefined) groups.push({ members: [at] });
    else like.members.push(at);
  });
  return groups;
}

/** The planned distance of each; null where one keeps to none. */
function distancesOf(reps: readonly SegmentStats[]): number[] | null {
  const metres = reps.map(({ distanceM }) =>
    PLANNED_M.find(
      (planned) => distanceM !== null && Math.abs(distanceM - planned) <= SAME_METRES * planned,
    ),
  );
  return metres.every((length) => length !== undefined) ? metres : null;
}

function stepOf(seconds: number): number {
  return PLANNED_STEPS.find(({ upTo }) => seconds <= upTo)?.step ?? 1;
}

function roundedTo(seconds: number): number {
  const step = stepOf(seconds);
  return Math.round(seconds / step) * step;
}

function isPlannedTime(seconds: number): boolean {
  return Math.abs(roundedTo(seconds) - seconds) <= 1.5;
}

/** The planned length where the measured one is near it, else as measured, in whole seconds. */
function plannedTime(seconds: number): number {
  const planned = roundedTo(seconds);
  const off = Math.abs(planned - seconds);
  return planned > 0 && off <= Math.max(ROUNDED.seconds, ROUNDED.share * seconds)
    ? planned
    : Math.round(seconds);
}
