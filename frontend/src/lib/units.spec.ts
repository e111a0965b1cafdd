import { describe, expect, it } from '@jest/globals';
import {
  distanceIn,
  elevationIn,
  kphToMps,
  METRIC_UNITS,
  paceSeconds,
  paceUnit,
  speedIn,
  speedUnit,
  temperatureIn,
  temperatureUnit,
  unitPreferences,
  type UnitPreferences,
} from './units.js';

const IMPERIAL: UnitPreferences = {
  unitSystem: 'IMPERIAL',
  paceUnit: 'min/mi',
  distanceUnit: 'mi',
  elevationUnit: 'ft',
};

describe('unitPreferences', () => {
  it('is metric where the profile says nothing [WKT-18]', () => {
    expect(unitPreferences(null)).toEqual(METRIC_UNITS);
    expect(unitPreferences({})).toEqual(METRIC_UNITS);
  });

  it('keeps each unit separate: miles with metres if wanted [WKT-18]', () => {
    expect(unitPreferences({ distanceUnit: 'mi', elevationUnit: 'm' })).toEqual({
      ...METRIC_UNITS,
      distanceUnit: 'mi',
    });
  });
});

describe('conversions', () => {
  it('counts a marathon as 42.195 km and 26.219 mi', () => {
    expect(distanceIn(42_195, METRIC_UNITS)).toBeCloseTo(42.195, 9);
    expect(distanceIn(42_195, IMPERIAL)).toBeCloseTo(26.2188, 4);
  });

  it('turns metres per second into km/h and mph, after the distance unit', () => {
    expect(speedIn(10, METRIC_UNITS)).toBeCloseTo(36, 9);
    expect(speedIn(10, IMPERIAL)).toBeCloseTo(22.369, 3);
    expect([speedUnit(METRIC_UNITS), speedUnit(IMPERIAL)]).toEqual(['km/h', 'mph']);
  });

  it('divides km/h by 3.6 where metres per second are wanted [WKT-17]', () => {
    expect(kphToMps(36)).toBeCloseTo(10, 12);
  });

  it('takes the unit of pace seconds from the pace unit', () => {
    expect(paceSeconds(4, METRIC_UNITS)).toBe(250);
    expect(paceSeconds(4, { ...METRIC_UNITS, paceUnit: 'min/mi' })).toBeCloseTo(402.336, 6);
    expect([paceUnit(METRIC_UNITS), paceUnit(IMPERIAL)]).toEqual(['/km', '/mi']);
  });

  it('has no finite pace at a standstill', () => {
    expect(paceSeconds(0, METRIC_UNITS)).toBe(Number.POSITIVE_INFINITY);
  });

  it('measures climbing in metres or feet', () => {
    expect(elevationIn(304.8, METRIC_UNITS)).toBe(304.8);
    expect(elevationIn(304.8, IMPERIAL)).toBeCloseTo(1000, 9);
  });

  it('tells temperature in Celsius, or Fahrenheit if imperial [WKT-18]', () => {
    expect([temperatureIn(20, METRIC_UNITS), temperatureUnit(METRIC_UNITS)]).toEqual([20, '°C']);
    expect([temperatureIn(-40, IMPERIAL), temperatureUnit(IMPERIAL)]).toEqual([-40, '°F']);
  });
});
