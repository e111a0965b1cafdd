import { Injectable } from '@nestjs/common';

/** Limits the concurrent requests of one person, in this process. */
@Injectable()
export class ConcurrencyLimit {
  private readonly underWay = new Map<string, number>();

  /**
   * Takes one of `max` places; null where all are taken.
   * @returns gives the place back; idempotent
   */
  enter(key: string, max: number): (() => void) | null {
    const before = this.underWay.get(key) ?? 0;
    if (before >= max) return null;
    this.underWay.set(key, before + 1);
    let left = false;
    return () => {
      if (!left) this.leave(key);
      left = true;
    };
  }

  private leave(key: string): void {
    const now = (this.underWay.get(key) ?? 1) - 1;
    if (now === 0) this.underWay.delete(key);
    else this.underWay.set(key, now);
  }
}
