import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { SessionPart } from '#analysis/parts/session-part.js';
import type { UnitPreferences } from '#kernel/units.js';
import { clock, spokenSeconds } from '#coaching/domain/display/duration.js';
import {
  channelOf,
  count,
  distance,
  type FactName,
  quantity,
  speedOrPace,
  whole,
} from '../draft.js';
import type { FactDraft } from '../fact.js';

const METHOD = 'engine parts';

/** The sessions of a file that holds more than one, and the breaks between them. */
export function partFacts(workout: AnalysedWorkout, units: UnitPreferences): (FactDraft | null)[] {
  const parts = workout.analysis.parts ?? [];
  if (parts.length < 2) return [];
  const running = workout.family === 'running';
  return [
    count(
      { key: 'parts.count', label: 'Sessions in this file', about: ['count'], method: METHOD },
      parts.length,
    ),
    ...parts.flatMap((part) => [breakBefore(part), ...alone(part, running, units)]),
  ];
}

function breakBefore({ index, breakBefore: gap }: SessionPart): FactDraft | null {
  if (gap === null) return null;
  return quantity(
    {
      key: `parts.${index + 1}.break`,
      label: `Break between session ${index} and session ${index + 1}`,
      about: ['time'],
      method: METHOD,
      at: { from: gap.from, to: gap.to, channel: 'speed' },
    },
    gap.elapsedS,
    's',
    spokenSeconds(gap.elapsedS),
  );
}

function alone(part: SessionPart, running: boolean, units: UnitPreferences): (FactDraft | null)[] {
  const number = part.index + 1;
  const name = (what: string, label: string, about: readonly string[]): FactName => ({
    key: `parts.${number}.${what}`,
    label: `${label} of session ${number}`,
    about,
    method: METHOD,
    at: { from: part.from, to: part.to, channel: channelOf(about, 'speed') },
  });
  return [
    quantity(name('time', 'Duration', ['time']), part.timerS, 's', clock(part.timerS)),
    part.distanceM === null
      ? null
      : distance(name('distance', 'Distance', ['distance']), part.distanceM, units),
    part.avgSpeedMps === null
      ? null
      : speedOrPace(
          name('speed', running ? 'Pace' : 'Speed', ['average', 'speed']),
          part.avgSpeedMps,
          running,
          units,
        ),
    part.avgPowerW === null || running
      ? null
      : whole(name('power', 'Power', ['average', 'power']), part.avgPowerW, 'W'),
    part.avgHr === null
      ? null
      : whole(name('heartRate', 'Heart rate', ['average', 'heartRate']), part.avgHr, 'bpm'),
  ];
}
