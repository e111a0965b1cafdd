import type { OverlayCurve } from './overlay.js';

/** The curve as an SVG path, lifted wherever nothing was recorded. */
export function linePath(
  { x, y }: OverlayCurve,
  toX: (position: number) => number,
  toY: (value: number) => number,
): string {
  let down = false;
  return x
    .map((position, index) => {
      const value = y[index];
      const command = down ? 'L' : 'M';
      down = value !== null && value !== undefined;
      return down ? `${command}${toX(position).toFixed(1)},${toY(value ?? 0).toFixed(1)}` : '';
    })
    .join('');
}
