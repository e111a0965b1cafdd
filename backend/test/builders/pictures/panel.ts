import { COLOURS, element, rounded, text, type Attributes } from './svg.js';

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Domain = readonly [low: number, high: number];

/** A point of a series; NaN where there is no value. */
export type Point = readonly [x: number, y: number];

/** A stretch of the picture with an axis each way, on which series are drawn. */
export class Panel {
  readonly frame: Frame;
  readonly across: Domain;
  readonly up: Domain;

  constructor(frame: Frame, across: Domain, up: Domain) {
    this.frame = frame;
    this.across = across;
    this.up = up;
  }

  x(value: number): number {
    return (
      this.frame.left +
      (this.frame.width * (value - this.across[0])) / (this.across[1] - this.across[0])
    );
  }

  y(value: number): number {
    return (
      this.frame.top + this.frame.height * (1 - (value - this.up[0]) / (this.up[1] - this.up[0]))
    );
  }

  /** The same place with another upward axis, for a second quantity. */
  withUp(up: Domain): Panel {
    return new Panel(this.frame, this.across, up);
  }

  line(points: readonly Point[], colour: string, attributes: Attributes = {}): string {
    return element('path', {
      d: this.path(thinned(points, this.frame.width)),
      fill: 'none',
      stroke: colour,
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
      ...attributes,
    });
  }

  area(points: readonly Point[], colour: string, attributes: Attributes = {}): string {
    const inside = thinned(points, this.frame.width).filter(([, y]) => Number.isFinite(y));
    const first = inside[0];
    const last = inside.at(-1);
    if (first === undefined || last === undefined) return '';
    return element('path', {
      d: `${this.path([[first[0], this.up[0]], ...inside, [last[0], this.up[0]]])}Z`,
      fill: colour,
      ...attributes,
    });
  }

  /** A bar from the foot of the panel. */
  bar(
    from: number,
    to: number,
    value: number,
    colour: string,
    attributes: Attributes = {},
  ): string {
    const top = this.y(value);
    return element('rect', {
      x: this.x(from),
      y: top,
      width: Math.max(0.5, this.x(to) - this.x(from)),
      height: this.y(this.up[0]) - top,
      fill: colour,
      ...attributes,
    });
  }

  /** A shaded stretch over the whole height. */
  stretch(from: number, to: number, colour: string, opacity: number): string {
    return element('rect', {
      x: this.x(from),
      y: this.frame.top,
      width: this.x(to) - this.x(from),
      height: this.frame.height,
      fill: colour,
      opacity,
    });
  }

  /** A level over part of the width, with words at its right end. */
  level(
    value: number,
    colour: string,
    words: string,
    from = this.across[0],
    to = this.across[1],
  ): string {
    const y = this.y(value);
    const line = element('line', {
      x1: this.x(from),
      x2: this.x(to),
      y1: y,
      y2: y,
      stroke: colour,
      'stroke-width': 1.4,
      'stroke-dasharray': '6 4',
    });
    return (
      line +
      (words === ''
        ? ''
        : text(this.x(to) - 6, y - 6, words, {
            'text-anchor': 'end',
            fill: colour,
            'font-weight': 600,
          }))
    );
  }

  dot(x: number, y: number, colour: string): string {
    return element('circle', {
      cx: this.x(x),
      cy: this.y(y),
      r: 4.5,
      fill: colour,
      stroke: '#ffffff',
      'stroke-width': 1.5,
    });
  }

  /** Ticks on the left with faint lines across, and the unit above. */
  leftAxis(ticks: readonly number[], unit: string, colour: string = COLOURS.faint): string {
    const { left, top, width } = this.frame;
    const lines = ticks.map((tick) =>
      element('line', {
        x1: left,
        x2: left + width,
        y1: this.y(tick),
        y2: this.y(tick),
        stroke: COLOURS.grid,
      }),
    );
    const labels = ticks.map((tick) =>
      text(left - 8, this.y(tick) + 4, String(tick), {
        'text-anchor': 'end',
        fill: colour,
        'font-size': 12,
      }),
    );
    return [
      ...lines,
      ...labels,
      text(left - 8, top - 14, unit, { 'text-anchor': 'end', fill: colour, 'font-size': 12 }),
    ].join('');
  }

  rightAxis(ticks: readonly number[], unit: string, colour: string): string {
    const right = this.frame.left + this.frame.width;
    const labels = ticks.map((tick) =>
      text(right + 8, this.y(tick) + 4, String(tick), { fill: colour, 'font-size': 12 }),
    );
    return [
      ...labels,
      text(right + 8, this.frame.top - 14, unit, { fill: colour, 'font-size': 12 }),
    ].join('');
  }

  bottomAxis(ticks: readonly number[], label: (tick: number) => string): string {
    const foot = this.frame.top + this.frame.height;
    const base = element('line', {
      x1: this.frame.left,
      x2: this.frame.left + this.frame.width,
      y1: foot,
      y2: foot,
      stroke: COLOURS.faint,
    });
    return (
      base +
      ticks
        .map((tick) =>
          text(this.x(tick), foot + 18, label(tick), {
            'text-anchor': 'middle',
            fill: COLOURS.faint,
            'font-size': 12,
          }),
        )
        .join('')
    );
  }

  private path(points: readonly Point[]): string {
    let pen = 'M';
    return points
      .map(([x, y]) => {
        if (!Number.isFinite(y)) {
          pen = 'M';
          return '';
        }
        const step = `${pen}${rounded(this.x(x))} ${rounded(this.y(y))}`;
        pen = 'L';
        return step;
      })
      .join('');
  }
}

/** At most two points for each pixel, the lowest and the highest, so that peaks stay. */
function thinned(points: readonly Point[], pixels: number): readonly Point[] {
  const size = Math.ceil(points.length / pixels);
  if (size <= 2) return points;
  const out: Point[] = [];
  for (let from = 0; from < points.length; from += size) {
    const block = points.slice(from, from + size).filter(([, y]) => Number.isFinite(y));
    if (block.length === 0) {
      out.push(points[from] as Point);
      continue;
    }
    const low = block.reduce((least, point) => (point[1] < least[1] ? point : least));
    const high = block.reduce((most, point) => (point[1] > most[1] ? point : most));
    out.push(...(low[0] < high[0] ? [low, high] : [high, low]));
  }
  return out;
}

/** Ticks from `low` to `high`, a step apart, both ends among them where they fall on a step. */
export function ticks(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step);
  return Array.from(
    { length: Math.floor(high / step) - first + 1 },
    (_, at) => (first + at) * step,
  );
}

/** Minutes of a number of seconds, as an axis says them. */
export function minutes(seconds: number): string {
  return `${Math.round(seconds / 60)} min`;
}

/** m:ss, or h:mm:ss from an hour on. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  return hours > 0
    ? `${hours}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
    : `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}
