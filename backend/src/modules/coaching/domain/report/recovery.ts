import { rankOf } from '#analysis/effort/effort-verdict.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { doubted, effortLevel, type EffortLevel } from '../topics/effort/effort-lines.js';

/** From so long on, legs need days however calm it was (ours). Seconds. */
const DAY_LONG_S = 4.5 * 3600;

/** A moderate session under so long, with breaks of this share of it, asks for no rest (ours). */
const SHORT_S = 4500;
const BREAKS = 0.15;

/** How much rest a workout asks for, least first. */
export type RecoveryClass = 'none' | 'easy day' | '1-2 easy days' | 'several days';

/** How much rest the workout asks for, by the one verdict of effort, duration and load. */
export function recoveryClass(sheet: FactSheet): RecoveryClass {
  const effort = effortLevel(sheet);
  const long = (sheet.number('session.duration') ?? 0) >= DAY_LONG_S;
  // Where the recording passes a threshold, it was hard by the athlete's own measure.
  const passed = doubted(sheet) !== null && !sheet.has('contradiction.ftp-too-high');
  if (effort === null) return passed ? '1-2 easy days' : 'none';
  if (long && effort.level !== 'easy') return 'several days';
  if (isRace(sheet, effort.level)) return 'several days';
  if (rankOf(effort.level) >= rankOf('hard')) return '1-2 easy days';
  if (passed && isFlatOut(sheet)) return '1-2 easy days';
  return effort.level === 'easy' || isBroken(sheet, effort.level) ? 'none' : 'easy day';
}

/** A run at full effort that was faster than the race time on file. */
function isRace(sheet: FactSheet, level: EffortLevel): boolean {
  const raced = sheet.context.shape === 'race' && sheet.has('contradiction.race-time-beaten');
  return raced && rankOf(level) >= rankOf('very hard');
}

/** A moderate session that was short, with long breaks in it. */
function isBroken(sheet: FactSheet, level: EffortLevel): boolean {
  const riding = sheet.number('session.moving') ?? sheet.number('session.duration') ?? Infinity;
  const stopped = sheet.number('stops.total') ?? 0;
  return level === 'moderate' && riding <= SHORT_S && stopped >= BREAKS * riding;
}

/** A race time or a maximum heart rate that was passed, rather than an FTP that differs. */
function isFlatOut(sheet: FactSheet): boolean {
  return (
    sheet.has('contradiction.race-time-beaten') ||
    sheet.has('contradiction.heart-rate-over-max') ||
    sheet.has('contradiction.heart-rate-max-too-low')
  );
}
