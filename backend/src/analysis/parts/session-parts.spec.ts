import { describe, expect, it } from '@jest/globals';
import { buildRun } from '#test/builders/fit/index.js';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { analyse } from '../analyse.js';

const NOW = Date.UTC(2026, 10, 21);
const BREAK_S = 79 * 60;
const FIRST = { from: 0, to: 1020 };
const SECOND = { from: 1020 + BREAK_S, to: 1020 + BREAK_S + 1272 };

/** Two runs in one file, 79 minutes apart. */
function twoRuns(gap = BREAK_S) {
  const shift = gap - BREAK_S;
  const second = { from: SECOND.from + shift, to: SECOND.to + shift };
  return analyse(
    readFit(
      buildRun({
        seconds: second.to,
        speed: () => 3.2,
        sessions: [FIRST, second],
        pauses: [{ from: FIRST.to, to: second.from }],
        autoLapM: 1000,
      }),
      NOW,
    ),
    ATHLETE,
  );
}

describe('the parts of a file', () => {
  it('are measured one by one and add up to the whole [E11]', () => {
    const { parts = [], metrics } = twoRuns();
    expect(parts.map(({ elapsedS }) => Math.round(elapsedS))).toEqual([1020, 1272]);
    const metres = parts.reduce((sum, { distanceM }) => sum + (distanceM ?? 0), 0);
    expect(metres).toBeCloseTo(metrics.distance?.value ?? 0, -1);
    const seconds = parts.reduce((sum, { timerS }) => sum + timerS, 0);
    expect(Math.abs(seconds - (metrics.timerTime?.value ?? 0))).toBeLessThanOrEqual(2);
    expect(parts[0]?.avgSpeedMps).toBeCloseTo(3.2, 1);
  });

  it('have the break between them with its length [E11]', () => {
    const { parts = [] } = twoRuns();
    expect(parts[0]?.breakBefore).toBeNull();
    expect(parts[1]?.breakBefore).toEqual({ ...FIRST, from: 1020, to: 5760, elapsedS: BREAK_S });
  });

  it('have no break of days between them, as where two files were joined', () => {
    expect(twoRuns(3 * 86_400).parts?.[1]?.breakBefore ?? null).toBeNull();
  });

  it.each([BREAK_S, 600])('hold no best effort across a break of %d s [E11]', (gap) => {
    const { bestEfforts, parts = [] } = twoRuns(gap);
    const longest = Math.max(...parts.map(({ distanceM }) => distanceM ?? 0));
    expect(bestEfforts.length).toBeGreaterThan(2);
    for (const { distanceM, seconds, startS } of bestEfforts) {
      expect(distanceM).toBeLessThanOrEqual(longest);
      expect(parts.some(({ from, to }) => startS >= from - 1 && startS + seconds <= to + 1)).toBe(
        true,
      );
    }
  });

  it('are absent from a file with one session', () => {
    const one = readFit(buildRun({ seconds: 900 }), NOW);
    expect(analyse(one, ATHLETE).parts).toBeUndefined();
  });
});
