import { describe, expect, it } from '@jest/globals';
import { run, RUNNER } from '#test/builders/coached-samples.js';
import { found as foundIn, sheetOf } from '#test/builders/found.js';
import { groundFindings, groundKinds, statementOf } from '#test/support/coach/ground-findings.js';

describe('a run, kilometre by kilometre', () => {
  const level = { channels: { altitude: () => 120 } };

  it('is even', () => {
    const found = groundKinds(
      run(
        () => 4,
        () => 150,
        level,
      ),
      RUNNER,
    );
    expect(found).toContain('terrain.even-splits.even');
    expect(found).not.toContain('terrain.fast-start');
  });

  it('begins too fast, and is even behind that', () => {
    const found = groundKinds(
      run(
        (second) => (second < 240 ? 4.3 : 4),
        () => 150,
        level,
      ),
      RUNNER,
    );
    expect(found).toContain('terrain.fast-start');
  });

  it('gets a little faster all the way', () => {
    const found = groundKinds(
      run(
        (second) => 3.9 + second / 12_000,
        () => 150,
        level,
      ),
      RUNNER,
    );
    expect(found).toContain('terrain.even-splits.progressive');
  });

  it('is called neither where it fades', () => {
    const slower = run(
      (second) => 4.4 - second / 2500,
      () => 150,
      level,
    );
    const found = groundKinds(slower, RUNNER);
    expect(found.filter((kind) => kind.startsWith('terrain.even-splits'))).toEqual([]);
    expect(foundIn(sheetOf(slower, RUNNER), 'cost.fade')).not.toBeNull();
    const even = run(
      () => 4,
      () => 150,
      level,
    );
    expect(foundIn(sheetOf(even, RUNNER), 'cost.fade')).toBeNull();
  });

  it('begins slowly and finishes fast', () => {
    const slow = run(
      (second) => (second < 1400 ? 2.2 : 4.4),
      () => 160,
      { ...level, seconds: 2700 },
    );
    expect(groundKinds(slow, RUNNER)).toEqual(
      expect.arrayContaining(['terrain.slow-start', 'terrain.fast-end']),
    );
    expect(
      groundKinds(
        run(
          () => 4,
          () => 150,
          level,
        ),
        RUNNER,
      ),
    ).not.toContain('terrain.slow-start');
  });
});

/** Speed on ground of this grade for the same effort, roughly. */
const onGrade = (grade: number) => 4 * (1 - 3.5 * grade);

/** 4 km of flat, 2 km at 5 % up, 2 km of flat. */
const LATE_CLIMB = (metres: number) => {
  if (metres < 4000) return 100;
  return metres < 6000 ? 100 + 0.05 * (metres - 4000) : 200;
};

function over(height: (metres: number) => number, speedAt: (metres: number) => number) {
  const metres = [0];
  while ((metres.at(-1) ?? 0) < 8000) {
    const at = metres.at(-1) ?? 0;
    metres.push(at + speedAt(at));
  }
  const along = (second: number) => metres[Math.round(second)] ?? 8000;
  return run(
    (second) => speedAt(along(second)),
    () => 150,
    {
      seconds: metres.length,
      channels: { distance: along, altitude: (second) => height(along(second)) },
    },
  );
}

const climbing = (metres: number) => (metres >= 4000 && metres < 6000 ? 0.05 : 0);

describe('a run over a hill', () => {
  it('has its slow kilometre and its slow half from the climb', () => {
    const found = groundFindings(
      over(LATE_CLIMB, (metres) => onGrade(climbing(metres))),
      RUNNER,
    );
    const kinds = found.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['terrain.slow-split.climb', 'terrain.halves.explained']),
    );
    expect(kinds).not.toContain('terrain.halves.slower');
    expect(statementOf('terrain.slow-split.climb', found)).toMatch(/is the climb of \d+ m/);
  });

  it('pays for its first half where equal ground is slower too', () => {
    const rolling = (metres: number) => 100 + 30 * Math.sin((metres * 2 * Math.PI) / 2000);
    const slope = (metres: number) => (rolling(metres + 5) - rolling(metres - 5)) / 10;
    const tired = (metres: number) => (metres < 4000 ? 1 : 0.8);
    const kinds = groundKinds(
      over(rolling, (metres) => 0.6 * tired(metres) * onGrade(slope(metres))),
      RUNNER,
    );
    expect(kinds).toContain('terrain.halves.slower');
    expect(kinds).not.toContain('terrain.halves.explained');
  });
});
