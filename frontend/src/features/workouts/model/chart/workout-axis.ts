import { timeAxis, type ChartAxis } from '#components/chart/chart-axis.js';
import { distanceFigure, figureText, formatDuration } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import { pausedIn } from './span-stats.js';
import type { Streams } from './streams.js';
import { distanceAt, distanceAxis, interpolate, type Track } from '../route/track.js';

/** `time` is elapsed time, with the pauses in it; `moving` folds them out. */
export type AxisChoice = 'time' | 'moving' | 'distance';

export interface WorkoutAxis extends ChartAxis {
  readonly choice: AxisChoice;
  /** A position as it reads on this axis. */
  readonly tell: (position: number) => string;
}

const elapsedAxis: WorkoutAxis = { ...timeAxis, choice: 'time', tell: formatDuration };

/** The axes that make sense for a recording, the one to begin with first. */
export function axisChoices(streams: Streams, track: Track | null): readonly AxisChoice[] {
  const distance: readonly AxisChoice[] = track ? ['distance'] : [];
  if (streams.pauses.length === 0) return ['time', ...distance];
  // A recording left running for days is mostly an empty axis.
  const mostlyPaused =
    pausedIn({ from: 0, to: streams.durationS }, streams.pauses) > streams.durationS / 2;
  return mostlyPaused ? ['moving', 'time', ...distance] : ['time', 'moving', ...distance];
}

export function axisOf(
  choice: AxisChoice,
  streams: Streams,
  track: Track | null,
  units: UnitPreferences,
): WorkoutAxis {
  if (choice === 'moving') return movingAxis(streams);
  if (choice === 'time' || !track) return elapsedAxis;
  return {
    ...distanceAxis(track, units),
    choice,
    tell: (position) => figureText(distanceFigure(distanceAt(track, position), units, 2)),
  };
}

/**
 * Time on the running timer: a pause takes no room, and the positions in it lie where it stands.
 */
function movingAxis({ durationS, pauses }: Streams): WorkoutAxis {
  const elapsed = [0];
  const moving = [0];
  const add = (position: number, runs: boolean): void => {
    const before = elapsed.at(-1) ?? 0;
    if (position <= before) return;
    moving.push((moving.at(-1) ?? 0) + (runs ? position - before : 0));
    elapsed.push(position);
  };
  for (const { from, to } of [...pauses].sort((a, b) => a.from - b.from)) {
    add(from, true);
    add(to, false);
  }
  add(durationS, true);
  const toX = (position: number): number => interpolate(elapsed, moving, position);
  return {
    ...timeAxis,
    choice: 'moving',
    name: 'Moving time',
    toX,
    toPosition: (x) => interpolate(moving, elapsed, x),
    tell: (position) => formatDuration(toX(position)),
  };
}
