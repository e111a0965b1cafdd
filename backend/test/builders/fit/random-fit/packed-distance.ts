import type { Dice } from './dice.js';
import type { Cells } from './record-cells.js';
import { PACKED } from './record-plans.js';
import type { WrittenField } from './written.js';

const UNITS_PER_METRE = 16;
const LOW_BITS = 0xfff;
const SPEED_SCALE = 100;

/**
 * Compressed speed and distance: writes the low bits of a distance that grows, and tells the whole
 * of it.
 */
export class PackedDistance {
  /** Sixteenths of a metre; null before the first. */
  private total: number | null = null;
  private next = { total: 0, speed: 0, given: false };

  constructor(private readonly dice: Dice) {}

  /** Three bytes for the next record; now and then the ones that mean "not given". */
  bytes(): number[] {
    const { dice } = this;
    if (dice.chance(0.1)) {
      this.next = { total: 0, speed: 0, given: false };
      return [0xff, 0xff, 0xff];
    }
    const total =
      this.total === null
        ? dice.int(0, LOW_BITS - 1)
        : this.total + dice.int(0, dice.pick([20, LOW_BITS]));
    const speed = dice.int(0, LOW_BITS - 1);
    this.next = { total, speed, given: true };
    const low = total & LOW_BITS;
    return [speed & 0xff, (speed >> 8) | ((low & 0x0f) << 4), low >> 4];
  }

  /**
   * What the record says with these bytes: a full distance or speed of its own goes first, and the
   * sum goes on from it.
   */
  added(fields: readonly WrittenField[], cells: Cells): Cells {
    const packed = fields.some(({ num }) => num === PACKED) && this.next.given;
    const { distance = Number.NaN, speed = Number.NaN } = cells;
    if (packed) this.total = this.next.total;
    if (!Number.isNaN(distance)) this.total = Math.round(distance * UNITS_PER_METRE);
    if (!packed) return cells;
    return {
      ...cells,
      distance: Number.isNaN(distance) ? this.next.total / UNITS_PER_METRE : distance,
      speed: Number.isNaN(speed) ? this.next.speed / SPEED_SCALE : speed,
    };
  }
}
