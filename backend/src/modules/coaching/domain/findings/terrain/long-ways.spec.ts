import { describe, expect, it } from '@jest/globals';
import { laps, profile, rideOver, type Corner } from '#test/builders/courses.js';
import type { RecordingPlan } from '#test/builders/recording.builder.js';
import { groundFindings, groundKinds, statementOf } from '#test/support/coach/ground-findings.js';

/** Up 300 m, down 500 m, up 400 m. */
const UP_DOWN_UP: readonly Corner[] = [
  [0, 1000],
  [500, 1000],
  [5500, 1300],
  [11_500, 800],
  [17_500, 1200],
  [18_000, 1200],
];

function overMountains(
  corners: readonly Corner[],
  uphill: (metres: number) => number,
  plan: RecordingPlan = {},
) {
  const height = profile(corners);
  const isUp = (metres: number) => height(metres + 20) > height(metres) + 0.2;
  return rideOver(corners, {
    speed: (metres) => (isUp(metres) ? uphill(metres) : 9),
    ...plan,
  });
}

describe('a way over mountains', () => {
  it('is its slopes in their order', () => {
    const found = groundFindings(overMountains(UP_DOWN_UP, () => 4));
    expect(statementOf('structure.course', found)).toMatch(
      /^\d+ m uphill.*, 500 m of descent.*, then 400 m uphill/,
    );
  });

  it('is a mountain day from a thousand metres on', () => {
    const climbs = laps(4, [
      [5000, 350],
      [5000, -350],
    ]);
    expect(groundKinds(overMountains(climbs, () => 4))).toContain('structure.mountain-day');
    expect(groundKinds(overMountains(UP_DOWN_UP, () => 4))).not.toContain('structure.mountain-day');
  });

  it('has a climbing rate that falls at the same heart rate', () => {
    const slowing = overMountains(UP_DOWN_UP, (metres) => (metres < 8000 ? 4 : 2.8));
    expect(groundKinds(slowing)).toContain('terrain.climb-rate.fell');
    expect(groundKinds(overMountains(UP_DOWN_UP, () => 4))).not.toContain(
      'terrain.climb-rate.fell',
    );
  });

  it('has none that falls where heart rate falls with it: that was less effort', () => {
    const easing = overMountains(UP_DOWN_UP, (metres) => (metres < 8000 ? 4 : 2.8), {
      channels: { heartRate: (second) => (second < 2400 ? 150 : 125) },
    });
    expect(groundKinds(easing)).not.toContain('terrain.climb-rate.fell');
  });
});

describe('the same ground early and late', () => {
  const HILLS = laps(8, [
    [600, 0],
    [1500, 75],
    [1500, -75],
  ]);
  const withPower = (early: number, late: number) =>
    overMountains(HILLS, () => 5, {
      channels: { power: (second) => (second < 2136 ? early : late) },
    });

  it.each([
    ['more', 200, 225],
    ['less', 225, 200],
  ])('has %s power', (kind, early, late) => {
    const found = groundKinds(withPower(early, late)).filter((one) =>
      one.startsWith('terrain.like-ground'),
    );
    expect(found).toEqual([`terrain.like-ground.${kind}`]);
  });

  it('has the same power, and nothing is said', () => {
    const found = groundKinds(withPower(210, 210));
    expect(found.filter((kind) => kind.startsWith('terrain.like-ground'))).toEqual([]);
  });
});
