import { levelOf } from '../answer/level.js';
import { say, when, type Line } from '../answer/say.js';
import { capitalized, sessionKind } from '../answer/words.js';
import type { Fact } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { isWalk } from '../findings/structure/walk.finding.js';

/** Ground that rises by so much belongs to what the session was (ours). m/km. */
const HILLY = 8;
/** Stops that cost so much time, or so much of it, do as well (ours). */
const STOPPED_S = 300;
const STOPPED_SHARE = 0.05;
/** Normalized power this far over the average tells another story (ours). */
const NORMALIZED = 1.08;

/** One line of what every reader looks for: kind, distance, time, output, heart rate. */
export function essentials(sheet: FactSheet): Line {
  return when(sheet, ['session.duration'], (duration) => {
    if (!duration) return null;
    const distance = sheet.get('session.distance');
    const extent = distance ? say`${distance} in ${duration}` : say`${duration}`;
    const means = averages(sheet);
    const mean = means.length > 0 ? `, ${means.join(' and ')} on average` : '';
    return `${isWalk(sheet) ? 'A walk' : capitalized(sessionKind(sheet))} of ${extent}${ground(sheet)}${mean}${normalized(sheet)}.`;
  });
}

function averages(sheet: FactSheet): readonly string[] {
  const output =
    sheet.context.family === 'cycling'
      ? (sheet.get('power.average') ?? sheet.get('speed.average'))
      : sheet.get('speed.average');
  return [output, sheet.get('heartRate.average')].flatMap((fact) => (fact ? [say`${fact}`] : []));
}

/** Climbing and stops, where they shaped the session. */
function ground(sheet: FactSheet): string {
  const climbing = sheet.get('climb.gain');
  const hilly = climbing && (sheet.number('climb.rate') ?? 0) >= HILLY;
  const stops = sheet.get('stops.total');
  const parts = [
    hilly ? say`${climbing} of climbing` : null,
    stops && shaped(sheet, stops) ? say`${stops} of stops` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? '' : ` with ${parts.join(' and ')}`;
}

function shaped(sheet: FactSheet, stops: Fact): boolean {
  const share = Number(stops.value) / (sheet.number('session.duration') ?? Infinity);
  return Number(stops.value) >= STOPPED_S && share >= STOPPED_SHARE;
}

function normalized(sheet: FactSheet): string {
  const [average, weighted] = [sheet.get('power.average'), sheet.get('power.normalized')];
  // A word of the field that beginners need not know.
  const plain = levelOf(sheet) === 'beginner';
  if (sheet.context.family !== 'cycling' || plain || !average || !weighted) return '';
  return Number(weighted.value) >= NORMALIZED * Number(average.value)
    ? say`, ${weighted} normalized`
    : '';
}
