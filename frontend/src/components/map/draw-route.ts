import type { Extent } from '../chart/ticks.js';
import { toScreen, type Camera, type Size } from './map-camera.js';
import type { Route } from './route.js';

/** How a route is drawn. */
export interface RouteLook {
  /** One colour for each bucket. */
  readonly stops: readonly string[];
  /** The bucket of the line to each point. */
  readonly buckets: readonly number[];
  /** Around the line, so that it stands out from what is under it. */
  readonly casing: string;
  readonly accent: string;
  /** What is drawn strong; the rest steps back. Null draws all alike. */
  readonly strong: Extent | null;
  /** What something else on the page points at. */
  readonly highlight: Extent | null;
}

const WIDTH = 3;
const STRONG = 5;
const CASING = 3;
const FAINT = 0.32;

/** Draws the route from scratch. */
export function drawRoute(
  context: CanvasRenderingContext2D,
  route: Route,
  camera: Camera,
  size: Size,
  look: RouteLook,
): void {
  context.clearRect(0, 0, size.width, size.height);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const screen = route.points.map((point) => point && toScreen(point, camera, size));
  const everything: Extent = { from: -Infinity, to: Infinity };

  /** Strokes the lines between neighbours inside the extent, a path for each run of one colour. */
  const stroke = (within: Extent, width: number, colourOf: (index: number) => string): void => {
    context.lineWidth = width;
    let open: string | null = null;
    const close = (): void => {
      if (open !== null) context.stroke();
      open = null;
    };
    for (let index = 1; index < screen.length; index += 1) {
      const a = screen[index - 1];
      const b = screen[index];
      if (
        !a ||
        !b ||
        (route.t[index] ?? 0) <= within.from ||
        (route.t[index - 1] ?? 0) >= within.to
      ) {
        close();
        continue;
      }
      const colour = colourOf(index);
      if (colour !== open) {
        close();
        context.strokeStyle = colour;
        context.beginPath();
        context.moveTo(a.x, a.y);
        open = colour;
      }
      context.lineTo(b.x, b.y);
    }
    close();
  };

  const coloured = (index: number): string => look.stops[look.buckets[index] ?? 0] ?? look.accent;
  stroke(everything, WIDTH + CASING, () => look.casing);
  context.globalAlpha = look.strong ? FAINT : 1;
  stroke(everything, WIDTH, coloured);
  context.globalAlpha = 1;
  if (look.highlight) stroke(look.highlight, STRONG + CASING, () => look.accent);
  if (look.strong) {
    stroke(look.strong, STRONG + CASING, () => look.casing);
    stroke(look.strong, STRONG, coloured);
  } else if (look.highlight) {
    stroke(look.highlight, WIDTH, coloured);
  }
}
