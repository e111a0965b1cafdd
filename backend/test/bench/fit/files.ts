import { buildRide } from '#test/builders/fit/build.js';
import { corpusBytes, corpusFiles } from '#test/corpus/corpus.js';

/** A file to be measured. */
export interface BenchFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether a real device recorded it; the gates hold on these. */
  readonly isReal: boolean;
}

const HOURS = [1, 6, 24];

/**
 * Every recording of a real device that is read (chained and unsupported ones too), and rides of 1,
 * 6 and 24 hours from the generator.
 */
export function benchFiles(): BenchFile[] {
  const real = corpusFiles().filter(({ name }) => name.startsWith('activities/'));
  return [
    ...real.map(({ name }) => ({
      name: name.replace(/^activities\/|\.fit$/g, ''),
      bytes: corpusBytes(name),
      isReal: true,
    })),
    ...HOURS.map((hours) => ({
      name: `${hours} h ride, generated`,
      bytes: ride(hours),
      isReal: false,
    })),
  ];
}

export function ride(hours: number): Uint8Array {
  return buildRide({
    seconds: hours * 3600,
    ftpW: 260,
    maxHr: 188,
    restingHr: 52,
    variation: 1,
    seed: hours,
    subSport: 'road',
    power: () => 190,
  });
}
