import { Injectable } from '@nestjs/common';

/** Counts what is under way for each person, in this process. */
@Injectable()
export class AtOnce {
  private readonly underWay = new Map<string, number>();

  /**
   * Takes a place among `max`; null where all are taken.
   * @returns what gives the place back; calling it again does nothing
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
