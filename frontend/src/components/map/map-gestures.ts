import { moveBy, zoomAt, type Camera, type Size } from './map-camera.js';
import type { WorldPoint } from './mercator.js';

/** Shorter drags are clicks, px. */
const CLICK_SLACK = 4;

export interface MapPointer {
  readonly id: number;
  /** In the map, px. */
  readonly at: WorldPoint;
}

/**
 * One pointer moves the ground, two look closer. Given the camera at each step, it tells the next;
 * knows nothing of the document.
 */
export class MapGestures {
  private pointers: MapPointer[] = [];
  private travelled = 0;

  /** Whether a pointer is down and has moved: then it reads nothing. */
  get drags(): boolean {
    return this.pointers.length > 0 && this.travelled > CLICK_SLACK;
  }

  get count(): number {
    return this.pointers.length;
  }

  down(pointer: MapPointer): void {
    if (this.pointers.length === 0) this.travelled = 0;
    this.pointers = [...this.pointers.filter(({ id }) => id !== pointer.id), pointer];
  }

  /** The camera after the move; the same one where nothing is held. */
  move(pointer: MapPointer, camera: Camera, size: Size): Camera {
    const held = this.pointers.find(({ id }) => id === pointer.id);
    if (!held) return camera;
    const other = this.pointers.find(({ id }) => id !== pointer.id);
    const [dx, dy] = [pointer.at.x - held.at.x, pointer.at.y - held.at.y];
    this.travelled += Math.hypot(dx, dy);
    this.pointers = this.pointers.map((known) => (known === held ? pointer : known));
    if (!other) return this.drags ? moveBy(camera, dx, dy) : camera;
    const distance = (at: WorldPoint): number =>
      Math.max(10, Math.hypot(at.x - other.at.x, at.y - other.at.y));
    const middle = { x: (pointer.at.x + other.at.x) / 2, y: (pointer.at.y + other.at.y) / 2 };
    return moveBy(
      zoomAt(camera, distance(pointer.at) / distance(held.at), middle, size),
      dx / 2,
      dy / 2,
    );
  }

  /** True where the pointer came up as a click. */
  up(id: number): boolean {
    const clicked = this.pointers.length === 1 && this.travelled <= CLICK_SLACK;
    this.pointers = this.pointers.filter((pointer) => pointer.id !== id);
    return clicked;
  }
}
