import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS, type UnitPreferences } from '#lib/units.js';
import { segment } from '#testing/workouts/workout-detail.js';
import type { Segment } from '../analysis.js';
import { targetText } from './segment-target.js';

type Target = NonNullable<Segment['target']>;
const told = (
  target: Target | null,
  means: Partial<Segment> = {},
  family: 'cycling' | 'running' = 'cycling',
  units = METRIC_UNITS,
) => {
  const text = targetText(segment({ kind: 'work', target, ...means }), family, units);
  return text && [text.target.replaceAll('\u00a0', ' '), text.verdict];
};
const MILES: UnitPreferences = {
  ...METRIC_UNITS,
  unitSystem: 'IMPERIAL',
  distanceUnit: 'mi',
  paceUnit: 'min/mi',
};
const power = (from: number, to: number): Target => ({ kind: 'power', from, to, unit: 'W' });

describe('the target of a segment', () => {
  it('is shown with where the mean was', () => {
    expect(told(power(240, 260), { avgPowerW: 250 })).toEqual(['240 to 260 W', 'within']);
    expect(told(power(240, 260), { avgPowerW: 261 })).toEqual(['240 to 260 W', 'above']);
    expect(told(power(240, 260), { avgPowerW: 231 })).toEqual(['240 to 260 W', 'below']);
    expect(told({ kind: 'heartRate', from: 140, to: 150, unit: 'bpm' }, { avgHr: 152 })).toEqual([
      '140 to 150 bpm',
      'above',
    ]);
    expect(
      told({ kind: 'cadence', from: 170, to: 180, unit: 'spm' }, { avgCadence: 175 }, 'running'),
    ).toEqual(['170 to 180 spm', 'within']);
  });

  it('holds what reads as one of its ends', () => {
    expect(told(power(240, 260), { avgPowerW: 260.4 })).toEqual(['240 to 260 W', 'within']);
    expect(told(power(249.6, 250.4), { avgPowerW: 250 })).toEqual(['250 W', 'within']);
  });

  it('is a pace on runs, from the slower to the faster, in the units of the athlete', () => {
    const pace: Target = { kind: 'speed', from: 1000 / 250, to: 1000 / 240, unit: 'm/s' };
    expect(told(pace, { avgSpeedMps: 1000 / 236 }, 'running')).toEqual([
      '4:10 to 4:00 /km',
      'faster',
    ]);
    expect(told(pace, { avgSpeedMps: 1000 / 262 }, 'running', MILES)).toEqual([
      '6:42 to 6:26 /mi',
      'slower',
    ]);
    expect(told({ ...pace, from: 9, to: 10 }, { avgSpeedMps: 9.5 })).toEqual([
      '32.4 to 36.0 km/h',
      'within',
    ]);
  });

  it('of a device zone, an unknown share or no mean is not judged', () => {
    expect(told({ kind: 'zone', from: 4, to: 4, unit: 'heartRate' })).toEqual([
      'Heart rate zone 4 of your device',
      null,
    ]);
    expect(told({ kind: 'power', from: 90, to: 100, unit: '% of FTP' })).toEqual([
      '90 to 100 % of FTP',
      null,
    ]);
    expect(told(power(240, 260), { avgPowerW: null })).toEqual(['240 to 260 W', null]);
    expect(told(null)).toBeNull();
  });
});
