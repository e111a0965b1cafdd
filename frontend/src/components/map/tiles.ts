import { toScreen, type Camera, type Size } from './map-camera.js';

export interface Tile {
  readonly url: string;
  /** px */
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

const TILE_PX = 256;
const LAST_ZOOM = 19;

/** The raster tiles that cover the window, by a template with {z}, {x} and {y}. */
export function tilesIn(camera: Camera, size: Size, template: string): readonly Tile[] {
  const zoom = Math.min(LAST_ZOOM, Math.max(0, Math.round(Math.log2(camera.scale / TILE_PX))));
  const count = 2 ** zoom;
  const reach = { x: size.width / 2 / camera.scale, y: size.height / 2 / camera.scale };
  const from = (middle: number, half: number): number =>
    Math.max(0, Math.floor((middle - half) * count));
  const to = (middle: number, half: number): number =>
    Math.min(count - 1, Math.ceil((middle + half) * count) - 1);
  const side = camera.scale / count;
  const tiles: Tile[] = [];
  for (let y = from(camera.y, reach.y); y <= to(camera.y, reach.y); y += 1)
    for (let x = from(camera.x, reach.x); x <= to(camera.x, reach.x); x += 1) {
      const { x: left, y: top } = toScreen({ x: x / count, y: y / count }, camera, size);
      tiles.push({
        url: template.replace('{z}', `${zoom}`).replace('{x}', `${x}`).replace('{y}', `${y}`),
        left,
        top,
        side,
      });
    }
  return tiles;
}
