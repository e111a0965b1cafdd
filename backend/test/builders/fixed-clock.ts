import { Clock } from '#kernel/clock.js';

/** Stays at one time until a test advances it. */
export class FixedClock extends Clock {
  private at: number;

  constructor(start: Date | string = '2026-05-01T10:00:00Z') {
    super();
    this.at = new Date(start).getTime();
  }

  override now(): Date {
    return new Date(this.at);
  }

  advance(milliseconds: number): void {
    this.at += milliseconds;
  }
}
