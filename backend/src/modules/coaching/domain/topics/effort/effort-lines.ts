import { EFFORT_LEVELS, effortVerdict, type EffortLevel } from '#analysis/effort/effort-verdict.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

export type { EffortLevel };

/**
 * Usual reading of the intensity factor (Coggan); what it means also depends on how long it was
 * held.
 */
const BY_INTENSITY: readonly (readonly [below: number, level: EffortLevel])[] = [
  [0.65, 'easy'],
  [0.8, 'moderate'],
  [0.9, 'demanding'],
  [1, 'hard'],
  [Infinity, 'very hard'],
];

/** Ours: shares of the time in zone 4 or above, percent of a session. */
const BY_HARD_SHARE: readonly (readonly [below: number, level: EffortLevel])[] = [
  [10, 'moderate'],
  [30, 'demanding'],
  [60, 'hard'],
  [Infinity, 'very hard'],
];
const EASY_SHARE = 85;

export interface Effort {
  readonly level: EffortLevel;
  /** What the word rests on. */
  readonly by: 'power' | 'heartRate' | 'pace' | 'load' | 'length';
}

/**
 * How hard it was for this athlete, the one verdict of the engine: the larger of intensity and of
 * load and duration.
 */
export function effortLevel(sheet: FactSheet): Effort | null {
  const held = intensityLevel(sheet);
  const load = sheet.number('load.stress') ?? sheet.number('load.heartRateStress');
  const level = effortVerdict({
    intensity: held?.level ?? null,
    load,
    durationS: sheet.number('session.duration') ?? 0,
    usualLoad: usualLoad(sheet),
  });
  if (level === null) return null;
  const byCost = held === null || LEVELS.indexOf(level) > LEVELS.indexOf(held.level);
  return { level, by: byCost ? (load === null ? 'length' : 'load') : held.by };
}

/** A session is usual up to so much of the average daily load, days of rest among them (ours). */
const USUAL_OF_FITNESS = 1.5;

function usualLoad(sheet: FactSheet): number | null {
  const fitness = sheet.has('fitness.form') ? sheet.number('fitness.fitness') : null;
  return fitness === null ? null : USUAL_OF_FITNESS * fitness;
}

/**
 * While it lasted: by power where there is an FTP, else by heart rate, else by pace zones. Where the
 * FTP itself is in doubt, power alone calls nothing easy.
 */
function intensityLevel(sheet: FactSheet): Effort | null {
  const intensity = sheet.number('load.intensity');
  if (intensity !== null && sheet.has('threshold.ftp')) {
    const level = pick(BY_INTENSITY, intensity);
    if (level !== 'easy' || !ftpInDoubt(sheet)) return { level, by: 'power' };
  }
  return byZones(sheet, 'heartRate') ?? byZones(sheet, 'pace');
}

/** An FTP of the device that differs by more than this makes another session of it (ours). */
const DEVICE_FTP_APART = 0.2;

/** Whether the ride contradicts the FTP that power is judged by. */
export function ftpInDoubt(sheet: FactSheet): boolean {
  if (sheet.has('contradiction.ftp-too-high')) return true;
  const [ftp, device] = [sheet.number('threshold.ftp'), sheet.number('device.ftp')];
  return (
    sheet.has('contradiction.device-ftp-differs') &&
    ftp !== null &&
    device !== null &&
    Math.abs(device - ftp) > DEVICE_FTP_APART * ftp
  );
}

export function byZones(sheet: FactSheet, table: 'heartRate' | 'pace'): Effort | null {
  if (sheet.all(`zones.${table}.`).length === 0) return null;
  if ((sheet.number(`zones.${table}.easy.share`) ?? 0) >= EASY_SHARE)
    return { level: 'easy', by: table };
  return { level: pick(BY_HARD_SHARE, sheet.number(`zones.${table}.hard.share`) ?? 0), by: table };
}

const LEVELS = EFFORT_LEVELS;

/** How many words lie between the two; above zero where the second was the harder. */
export function harderBy(first: Effort, second: Effort): number {
  return LEVELS.indexOf(second.level) - LEVELS.indexOf(first.level);
}

/** From so many words on, two measures tell different stories. */
const ANOTHER_STORY = 2;

/** What the other measure says where it tells another story. */
export function secondOpinion(sheet: FactSheet): Effort | null {
  const first = intensityLevel(sheet);
  const second =
    first?.by === 'power'
      ? byZones(sheet, 'heartRate')
      : first?.by === 'heartRate'
        ? byZones(sheet, 'pace')
        : null;
  return first && second && Math.abs(harderBy(first, second)) >= ANOTHER_STORY ? second : null;
}

function pick(rows: readonly (readonly [number, EffortLevel])[], value: number): EffortLevel {
  return (rows.find(([below]) => value < below) ?? (['', 'very hard'] as const))[1];
}

const BASIS = {
  power: 'power',
  heartRate: 'heart rate',
  pace: 'pace',
  load: 'its load and length',
  length: 'its length',
} as const;

/** "By power, this was a demanding ride for you." */
export function effortLine(sheet: FactSheet): string | null {
  const effort = effortLevel(sheet);
  return (
    effort &&
    `By ${BASIS[effort.by]}, this was ${article(effort.level)} ${effort.level} ` +
      `${sessionNoun(sheet)} for you.`
  );
}

export function article(word: string): string {
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}

/** What such a session asks for; general advice, no numbers. */
export function effortMeaning(effort: Effort | null): string | null {
  switch (effort?.level) {
    case 'easy':
      return 'A session like this builds or restores, and asks for no special recovery.';
    case 'moderate':
      return 'A session like this asks for little recovery, unless it felt harder than that.';
    case 'demanding':
      return 'A session like this is worth an easier day after it, unless you feel fresh.';
    case 'hard':
    case 'very hard':
      return (
        'After a session like this, plan something easy, and let sleep and appetite tell you ' +
        'when you are ready again.'
      );
    case undefined:
      return null;
  }
}
