import type { WorldPoint } from './mercator.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * What of the world is shown: its middle, and how many pixels the whole square would be wide. North
 * is up.
 */
export interface Camera extends WorldPoint {
  readonly scale: number;
}

export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

const MARGIN_PX = 24;
/** The closest and the widest look: about 15 cm and 40 km in a pixel. */
const CLOSEST = 256 * 2 ** 20;
const WIDEST = 256 * 2 ** 2;
/** A route of a few metres is not blown up to fill the map. */
const CLOSEST_FIT = 256 * 2 ** 17;

export function boundsOf(points: readonly (WorldPoint | null)[]): Bounds | null {
  let bounds: Bounds | null = null;
  for (const point of points) {
    if (!point) continue;
    const { x, y } = point;
    bounds = bounds
      ? {
          west: Math.min(bounds.west, x),
          east: Math.max(bounds.east, x),
          north: Math.min(bounds.north, y),
          south: Math.max(bounds.south, y),
        }
      : { west: x, east: x, north: y, south: y };
  }
  return bounds;
}

/** The camera that shows all of the bounds. */
export function fit({ west, east, north, south }: Bounds, { width, height }: Size): Camera {
  const room = (length: number): number => Math.max(1, length - 2 * MARGIN_PX);
  const scale = Math.min(room(width) / (east - west), room(height) / (south - north), CLOSEST_FIT);
  return { x: (west + east) / 2, y: (north + south) / 2, scale: Math.max(WIDEST, scale) };
}

/** Moves the ground by pixels. */
export function moveBy(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Looks closer by `factor` and keeps the ground under a pixel where it is. */
export function zoomAt(camera: Camera, factor: number, at: WorldPoint, size: Size): Camera {
  const scale = Math.min(CLOSEST, Math.max(WIDEST, camera.scale * factor));
  const dx = at.x - size.width / 2;
  const dy = at.y - size.height / 2;
  return {
    x: camera.x + dx / camera.scale - dx / scale,
    y: camera.y + dy / camera.scale - dy / scale,
    scale,
  };
}

/** Where a point of the world stands on the screen, px. */
export function toScreen(point: WorldPoint, camera: Camera, size: Size): WorldPoint {
  return {
    x: (point.x - camera.x) * camera.scale + size.width / 2,
    y: (point.y - camera.y) * camera.scale + size.height / 2,
  };
}
