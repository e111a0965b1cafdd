import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#lib/units.js';
import { progressOver, progressWeek } from '#testing/workouts/progress.js';
import { bundleFigures, bundleName, bundlesOf, measureView, zonesOf } from './volume.js';

const IMPERIAL = {
  unitSystem: 'IMPERIAL',
  paceUnit: 'min/mi',
  distanceUnit: 'mi',
  elevationUnit: 'ft',
} as const;

describe('bars of weeks', () => {
  it('mark the week that is not over', () => {
    const bars = bundlesOf(progressOver([4, 5, 2]).weeks, '2026-11-18');
    expect(bars.map(({ soFar }) => soFar)).toEqual([false, false, true]);
    expect(bars.map(bundleName)).toEqual([
      '2–8 Nov 2026',
      '9–15 Nov 2026',
      '16–22 Nov 2026, so far',
    ]);
    expect(bundlesOf(progressOver([4], { to: '2026-11-22' }).weeks, '2026-11-22')[0]?.soFar).toBe(
      true,
    );
  });

  it('take four weeks together so that the last ends this week', () => {
    const { weeks } = progressOver(Array.from({ length: 157 }, () => 5));
    const bars = bundlesOf(weeks, '2026-11-18');
    expect([bars.length, bars[0]?.weeks, bars[1]?.weeks, bars.at(-1)?.to]).toEqual([
      40,
      1,
      4,
      '2026-11-22',
    ]);
    expect(bars.reduce((sum, { movingS }) => sum + movingS, 0)).toBe(157 * 5 * 3600);
  });

  it('draw distance in the units of the athlete', () => {
    const [bar] = bundlesOf([progressWeek('2026-11-09')], '2026-11-18');
    if (!bar) throw new Error('there is a week');
    expect(measureView('distance', METRIC_UNITS).valueOf(bar)).toBe(150);
    expect(measureView('distance', IMPERIAL).valueOf(bar)).toBeCloseTo(93.2, 1);
    expect(
      bundleFigures({ ...bar, unmeasured: 2 }, IMPERIAL).map(([, text]) =>
        text.replace('\u00a0', ' '),
      ),
    ).toEqual(['5:00 h', '93.2 mi', '3937 ft', '300', '5, 2 without a load']);
  });
});

describe('zones over weeks', () => {
  it('leave out weeks that were not measured', () => {
    const unmeasured = { zones: { power: null, heartRate: null, pace: null } };
    const measured = { zones: { power: [0, 1, 2, 3, 4, 5, 6], heartRate: null, pace: null } };
    expect(zonesOf([unmeasured, measured, measured], 'power')).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(zonesOf([unmeasured], 'power')).toBeNull();
  });
});
