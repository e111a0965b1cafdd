import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';

const COUNTER_LIMIT = 0x1000;
/** The counter starts in the lower half, so that at least 2048 ids fit into one millisecond. */
const COUNTER_START = 0x800;

/**
 * UUID version 7: 48 bits of milliseconds, a counter in the 12 bits of `rand_a`, 62 random bits.
 * Source: RFC 9562, sections 5.7 and 6.2 (method 1, fixed bit-length dedicated counter). Ids of one
 * process always rise, also within a millisecond and when the clock is set back.
 */
@Injectable()
export class UuidV7IdGenerator extends IdGenerator {
  private millisecond = 0;
  private counter = 0;

  constructor(private readonly clock: Clock) {
    super();
  }

  override next(): string {
    const random = randomBytes(10);
    this.advance(random.readUInt16BE(8) % COUNTER_START);
    const hex = [
      this.millisecond.toString(16).padStart(12, '0'),
      (0x7000 | this.counter).toString(16),
      (0x8000 | (random.readUInt16BE(0) & 0x3fff)).toString(16),
      random.subarray(2, 8).toString('hex'),
    ].join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  private advance(start: number): void {
    const now = this.clock.now().getTime();
    if (now > this.millisecond) {
      this.millisecond = now;
      this.counter = start;
      return;
    }
    this.counter += 1;
    if (this.counter < COUNTER_LIMIT) return;
    this.millisecond += 1;
    this.counter = start;
  }
}
