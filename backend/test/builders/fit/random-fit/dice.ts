import { seededRandom } from '#workouts/domain/simulation/noise.js';

/** Chance that can be repeated: the same seed throws the same dice. */
export class Dice {
  private readonly random: () => number;

  constructor(seed: number) {
    this.random = seededRandom(seed);
  }

  /** A whole number from `least` to `most`, both possible. */
  int(least: number, most: number): number {
    return least + Math.floor(this.random() * (most - least + 1));
  }

  /** True in this share of the throws. */
  chance(share: number): boolean {
    return this.random() < share;
  }

  /** A number in [0, 1). */
  share(): number {
    return this.random();
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.int(0, list.length - 1)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  }

  bytes(count: number): number[] {
    return Array.from({ length: count }, () => this.int(0, 255));
  }
}
