import { segmentStats } from '../intervals/segment-stats.js';
import { elapsedIn } from '../recording/clock-jumps.js';
import type { RecordedPart } from '../recording/device-report.js';
import { wholeOf } from '../session/active-rows.js';
import type { Ground } from '../session/ground.js';
import type { PartBreak, SessionPart } from './session-part.js';

/** Less than this between two sessions is no break. s. */
const SHORTEST_BREAK_S = 10;
/** Sessions of two days were joined later: the time between is no break. s. */
const LONGEST_BREAK_S = 86_400;
/** Both ends of a span of samples are stamped in whole seconds. s. */
const STAMPS_S = 2;

/** The sessions of a file as parts, measured as laps are; empty where it holds one. */
export function sessionPartsOf(ground: Ground): SessionPart[] {
  const whole = wholeOf(ground.grid);
  const parts = (ground.recording.parts ?? [])
    .map((part) => ({ ...part, from: Math.max(part.from, whole.from), to: part.to }))
    .filter(({ from, to }) => Math.min(to, whole.to) > from);
  if (parts.length < 2) return [];
  return parts.map((part, index) => partStats(ground, part, index, parts[index - 1]));
}

function partStats(
  ground: Ground,
  part: RecordedPart,
  index: number,
  before: RecordedPart | undefined,
): SessionPart {
  const whole = wholeOf(ground.grid);
  const span = { from: part.from, to: Math.min(part.to, whole.to) };
  const stats = segmentStats(ground, span, { index, kind: 'lap', trigger: null });
  return {
    ...span,
    index,
    sport: part.sport,
    elapsedS: asTimed(stats.elapsedS, part.elapsedS),
    timerS: asTimed(stats.timerS ?? stats.elapsedS, part.timerS),
    movingS: stats.movingS,
    distanceM: stats.distanceM,
    avgSpeedMps: stats.avgSpeedMps,
    avgHr: stats.avgHr,
    maxHr: stats.maxHr,
    avgPowerW: stats.avgPowerW,
    normalizedPowerW: stats.normalizedPowerW,
    avgCadence: stats.avgCadence,
    ascentM: stats.ascentM,
    breakBefore: before === undefined ? null : breakBetween(ground, before.to, part.from),
  };
}

/** The device's own clock where only the stamps of samples differ from it. */
function asTimed(counted: number, own: number | null): number {
  return own !== null && Math.abs(own - counted) <= STAMPS_S ? own : counted;
}

function breakBetween({ recording }: Ground, from: number, to: number): PartBreak | null {
  const elapsedS = elapsedIn(recording, { from, to });
  return elapsedS >= SHORTEST_BREAK_S && elapsedS <= LONGEST_BREAK_S
    ? { from, to, elapsedS }
    : null;
}
