import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

/** One kilometre or mile of a run. */
export interface Split {
  readonly number: number;
  /** m/s, shown as a pace; stops left out. */
  readonly pace: Fact;
  readonly heartRate?: Fact | undefined;
  /** Percent; null where heights were not recorded. */
  readonly grade: number | null;
  readonly stoppedS: number;
}

const MOST = 43;

export function splitsOf(sheet: FactSheet): readonly Split[] {
  return Array.from({ length: MOST }, (_, index) => index + 1).flatMap((number) => {
    const pace = sheet.get(`splits.${number}.speed`);
    return pace
      ? [
          {
            number,
            pace,
            heartRate: sheet.get(`splits.${number}.heartRate`),
            grade: sheet.number(`splits.${number}.grade`),
            stoppedS: sheet.number(`splits.${number}.stopped`) ?? 0,
          },
        ]
      : [];
  });
}

/** Seconds for a metre: what a pace is. */
export function secondsOf({ pace }: Split): number {
  return 1 / Number(pace.value);
}

/** The slowest against the fastest: 0.05 where they are five percent apart. */
export function spreadOf(splits: readonly Split[]): number {
  const paces = splits.map(secondsOf);
  return Math.max(...paces) / Math.min(...paces) - 1;
}

export function middleOf(splits: readonly Split[]): number {
  const paces = splits.map(secondsOf).sort((a, b) => a - b);
  return paces[Math.floor(paces.length / 2)] ?? Number.NaN;
}

/** The fastest first. */
export function byPace(splits: readonly Split[]): readonly Split[] {
  return [...splits].sort((a, b) => secondsOf(a) - secondsOf(b));
}
