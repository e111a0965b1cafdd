import { Polyline, type LayerGroup, type Renderer } from 'leaflet';
import type { Extent } from '../chart/ticks.js';
import type { Place, Route } from './route.js';

/** How a route is drawn. */
export interface RouteLook {
  /** One colour for each bucket. */
  readonly stops: readonly string[];
  /** The bucket of the line to each point. */
  readonly buckets: readonly number[];
  /** Around the line, so that it stands out from the ground. */
  readonly casing: string;
  readonly accent: string;
}

/** The parts of a route that stand out. */
export interface RouteFocus {
  /** Drawn strong, and the rest faint; null draws all alike. */
  readonly strong: Extent | null;
  /** What another part of the page points at. */
  readonly highlight: Extent | null;
}

const WIDTH = 3;
const STRONG = 5;
const CASING = 3;
const FAINT = 0.32;
const EVERYTHING: Extent = { from: -Infinity, to: Infinity };

/**
 * The lines between neighbours inside the extent by colour, a list of places for each unbroken run.
 */
export function linesByColour(
  { t, points }: Route,
  within: Extent,
  colourOf: (index: number) => string,
): ReadonlyMap<string, Place[][]> {
  const lines = new Map<string, Place[][]>();
  let colour: string | null = null;
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1], points[index]];
    const isInside = (t[index] ?? 0) > within.from && (t[index - 1] ?? 0) < within.to;
    if (!a || !b || !isInside) {
      colour = null;
      continue;
    }
    const before: string | null = colour;
    colour = colourOf(index);
    const runs = lines.get(colour) ?? [];
    if (colour === before) runs.at(-1)?.push(b);
    else lines.set(colour, [...runs, [a, b]]);
  }
  return lines;
}

export interface RouteDrawing {
  readonly route: Route;
  readonly look: RouteLook;
  readonly focus: RouteFocus;
}

/** Replaces the lines of the group with those of the route. */
export function drawRoute(
  group: LayerGroup,
  renderer: Renderer,
  { route, look, focus: { strong, highlight } }: RouteDrawing,
): void {
  const coloured = (index: number): string => look.stops[look.buckets[index] ?? 0] ?? look.accent;
  const stroke = (
    within: Extent,
    weight: number,
    colourOf: (index: number) => string,
    opacity = 1,
  ): void =>
    linesByColour(route, within, colourOf).forEach((places, color) =>
      group.addLayer(
        new Polyline(places, { color, weight, opacity, renderer, interactive: false }),
      ),
    );

  group.clearLayers();
  stroke(EVERYTHING, WIDTH + CASING, () => look.casing);
  stroke(EVERYTHING, WIDTH, coloured, strong ? FAINT : 1);
  if (highlight) stroke(highlight, STRONG + CASING, () => look.accent);
  if (strong) {
    stroke(strong, STRONG + CASING, () => look.casing);
    stroke(strong, STRONG, coloured);
  } else if (highlight) {
    stroke(highlight, WIDTH, coloured);
  }
}
