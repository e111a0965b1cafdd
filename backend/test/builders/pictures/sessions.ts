import { analyse } from '#analysis/analyse.js';
import type { Analysis } from '#analysis/analysis.js';
import type { Recording } from '#analysis/recording/recording.js';
import { sessionOf, type Session } from '#analysis/session/session.js';
import { PICTURED } from './generated-workouts.js';
import type { Point } from './panel.js';

/** A generated workout as the engine sees it, and what it finds. */
export interface Pictured {
  readonly session: Session;
  readonly analysis: Analysis;
}

export function pictured(recording: Recording): Pictured {
  return {
    session: sessionOf(recording, recording, PICTURED),
    analysis: analyse(recording, PICTURED),
  };
}

/** The value of a metric that is judged; a picture of one that is not would be wrong. */
export function metricOf({ analysis }: Pictured, id: string): number {
  const metric = analysis.metrics[id];
  if (metric === undefined || !metric.applicable || metric.value === null)
    throw new Error(`${id}: ${metric?.reason ?? 'there is no such metric'}`);
  return metric.value;
}

/** A channel over the seconds, as means of so many of them. */
export function seriesOf(session: Session, values: ArrayLike<number>, every = 1): Point[] {
  const points: Point[] = [];
  for (let row = 0; row + every <= values.length; row += every) {
    let sum = 0;
    for (let at = row; at < row + every; at++) sum += values[at] as number;
    points.push([session.grid.time[row] as number, sum / every]);
  }
  return points;
}

export function channelOf(
  { grid }: Session,
  name: keyof Session['grid']['channels'],
): Float64Array {
  const values = grid.channels[name];
  if (values === undefined) throw new Error(`This workout has no ${name}.`);
  return values;
}
