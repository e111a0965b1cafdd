import type { Sample, SampleChannel } from './sample.js';

/**
 * Height of the drawing plane; its width is 1000, and both are stretched to the place on the page.
 */
export const PLANE = { width: 1000, height: 100 } as const;

export interface Curve {
  /** An SVG path, broken where nothing was measured. */
  readonly path: string;
  /** Place of a value on the plane, from the top. */
  readonly y: (value: number) => number;
}

/** The channel of a sample as a line over the whole plane between `low` and `high`. */
export function curveOf(
  { curves, seconds }: Sample,
  channel: SampleChannel,
  [low, high]: readonly [number, number],
): Curve {
  const y = (value: number): number => PLANE.height * (1 - (value - low) / (high - low));
  let pen = 'M';
  const steps = (curves.channels[channel] ?? []).map((value, index) => {
    if (value === null) {
      pen = 'M';
      return '';
    }
    const x = Math.min(PLANE.width, ((index + 0.5) * curves.step * PLANE.width) / seconds);
    const step = `${pen}${round(x)} ${round(y(value))}`;
    pen = 'L';
    return step;
  });
  return { path: steps.join(''), y };
}

/** Mean of a channel between two seconds. */
export function meanBetween(
  { curves }: Sample,
  channel: SampleChannel,
  from: number,
  to: number,
): number {
  const part = (curves.channels[channel] ?? [])
    .slice(Math.floor(from / curves.step), Math.ceil(to / curves.step))
    .filter((value) => value !== null);
  return part.reduce((sum, value) => sum + value, 0) / part.length;
}

/** Where a second is, in percent of the width. */
export function percent(second: number, seconds: number): number {
  return round((100 * second) / seconds);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** How many stretches of a workout a sketch of it is made of. */
const STROKES = 60;

/**
 * The channel of a sample in few strokes, on a plane of 100 by 100: enough to know the workout
 * again.
 */
export function sketchOf(
  sample: Sample,
  channel: SampleChannel,
  [low, high]: readonly [number, number],
): string {
  const means = Array.from({ length: STROKES }, (_, index) =>
    meanBetween(
      sample,
      channel,
      (index * sample.seconds) / STROKES,
      ((index + 1) * sample.seconds) / STROKES,
    ),
  );
  return means
    .map(
      (mean, index) =>
        `${index === 0 ? 'M' : 'L'}${round((100 * index) / (STROKES - 1))} ` +
        `${round(100 * (1 - (mean - low) / (high - low)))}`,
    )
    .join('');
}
