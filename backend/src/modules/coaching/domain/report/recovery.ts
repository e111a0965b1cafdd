import type { EffortLevel } from '#analysis/effort/effort-verdict.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { effortLevel } from '../topics/effort/effort-lines.js';

/** From so long on, legs need days however calm it was (ours). Seconds. */
const DAY_LONG_S = 5 * 3600;

const REST: Readonly<Record<EffortLevel, string | null>> = {
  easy: null,
  moderate: null,
  demanding: 'Keep tomorrow easy.',
  hard: 'Keep tomorrow easy, and the day after too while your legs are heavy.',
  'very hard': 'Keep tomorrow easy, and the day after too while your legs are heavy.',
};

/** How much rest the workout asks for; null where it asks for no more than usual. */
export function recovery(sheet: FactSheet): string | null {
  const effort = effortLevel(sheet);
  if (effort === null) return null;
  const long = (sheet.number('session.duration') ?? 0) >= DAY_LONG_S;
  if (long && effort.level !== 'easy') return 'Take several easy days before the next hard one.';
  return REST[effort.level];
}
