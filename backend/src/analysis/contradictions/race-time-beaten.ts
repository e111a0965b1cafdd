import type { BestEffort } from '../analysis.js';
import { isKnown } from '../math/known.js';
import { rowAt } from '../recording/grid.js';
import { timeOfVdot, VDOT_LONGEST_S, VDOT_SHORTEST_S, vdotOf } from '../running/vdot.js';
import type { Session } from '../session/session.js';
import type { Contradiction } from './contradiction.js';

/** Bests over less are sprints (ours). m. */
const SHORTEST_M = 1500;
/** A race on file that is beaten by less than this share of its VDOT may stand (ours). */
const WORTH_TELLING = 1.02;
/** No runner has shown more: such a run was not run (ours; world records lie near 85). */
const HIGHEST_VDOT = 88;
/** What falls by more than this share of its length is helped by the hill (ours). */
const MOST_DROP = 0.005;
/** The profile keeps its race as the pace of 5 km. m. */
const ON_FILE_M = 5000;

/** A run that is faster over a distance than the race time on file allows. */
export function raceTimeBeaten(session: Session): Contradiction | null {
  const pace = session.thresholds.basePaceSPerKm;
  if (session.recording.family !== 'running' || pace == null) return null;
  const onFile = vdotOf(ON_FILE_M, (pace.value * ON_FILE_M) / 1000);
  const beaten = session.bestEfforts
    .filter((effort) => counts(session, effort))
    .map((effort) => ({ effort, vdot: vdotOf(effort.distanceM, effort.seconds) }))
    .filter(({ vdot }) => vdot >= WORTH_TELLING * onFile && vdot <= HIGHEST_VDOT);
  if (beaten.length === 0) return null;
  const { effort } = beaten.reduce((best, one) => (one.vdot > best.vdot ? one : best));
  const expected = timeOfVdot(onFile, effort.distanceM);
  return {
    kind: 'race-time-beaten',
    text:
      `You ran ${distanceWords(effort.distanceM)} in ${clock(effort.seconds)}; the race time in ` +
      `your profile predicts ${clock(expected)}. Your pace zones and predictions come out too ` +
      'slow: enter the new time.',
    value: effort.seconds,
    against: expected,
    unit: 's',
    at: { from: effort.startS, to: effort.startS + effort.seconds },
  };
}

function counts(session: Session, effort: BestEffort): boolean {
  const { distanceM, seconds } = effort;
  if (distanceM < SHORTEST_M || seconds < VDOT_SHORTEST_S || seconds > VDOT_LONGEST_S) return false;
  return dropOf(session, effort) <= MOST_DROP * distanceM;
}

/** How much lower the effort ended than it began; 0 where the heights are not known. m. */
function dropOf({ grid, altitude }: Session, { startS, seconds }: BestEffort): number {
  const start = altitude?.[rowAt(grid, startS)];
  const end = altitude?.[Math.min(rowAt(grid, startS + seconds), grid.length - 1)];
  return isKnown(start) && isKnown(end) ? start - end : 0;
}

function distanceWords(metres: number): string {
  if (metres === 21_097.5) return 'a half marathon';
  if (metres === 42_195) return 'a marathon';
  return metres % 1000 === 0 ? `${metres / 1000} km` : 'a mile';
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
