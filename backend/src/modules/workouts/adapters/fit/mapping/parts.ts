import type { RecordedPart } from '#analysis/recording/device-report.js';
import { sportOf } from '../activity-sport.js';
import type { FitContent } from '../fit-content.js';
import { withoutRepeats } from './device-summary.js';
import type { Timeline } from './timeline.js';

/** A day of sessions, each begun by a press of a button, holds fewer. Ours. */
const MOST_PARTS = 50;
/** Sessions are stamped in whole seconds: so much may one reach into the next. s. */
const STAMP_S = 2;

/**
 * The sessions of a file that holds two or more, one after another; empty where there is one, and
 * where they overlap, as then no moment belongs to one of them alone.
 */
export function partsOf(
  { sessions, sports }: Pick<FitContent, 'sessions' | 'sports'>,
  { startS, window }: Pick<Timeline, 'startS' | 'window'>,
): RecordedPart[] {
  const parts = withoutRepeats(sessions)
    .flatMap((session): RecordedPart[] => {
      const { elapsedS, timerS, distanceM } = session;
      if (session.startS === null || elapsedS === null || !(elapsedS > 0)) return [];
      if (!window.holds(session.startS)) return [];
      const sport = sportOf({ sessions: [session], sports });
      if (sport.kind !== 'served') return [];
      const from = session.startS - startS;
      return [{ sport: sport.sport, from, to: from + elapsedS, elapsedS, timerS, distanceM }];
    })
    .toSorted((a, b) => a.from - b.from);
  const overlaps = parts.slice(1).some(({ from }, at) => from < (parts[at]?.to ?? 0) - STAMP_S);
  return parts.length < 2 || parts.length > MOST_PARTS || overlaps ? [] : parts;
}
