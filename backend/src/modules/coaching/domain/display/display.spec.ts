import { describe, expect, it } from '@jest/globals';
import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import { clock, spokenDuration } from './duration.js';
import { shownNumber, shownPercent, signedNumber, signedPercent } from './number.js';
import {
  distanceName,
  shownDistance,
  shownElevation,
  shownPace,
  shownSpeed,
  shownTemperature,
  signedPaceChange,
} from './quantities.js';

describe('numbers', () => {
  it('groups from ten thousand on, and knows no negative zero', () => {
    expect([shownNumber(9999), shownNumber(12_345.6), shownNumber(-3), shownNumber(-0.2)]).toEqual([
      '9999',
      '12\u202f346',
      '\u22123',
      '0',
    ]);
  });

  it('gives small percentages a decimal and large ones none', () => {
    expect([4.23, 9.94, 9.96, 52.4, 0.04].map(shownPercent)).toEqual([
      '4.2%',
      '9.9%',
      '10%',
      '52%',
      '0%',
    ]);
    expect([
      signedPercent(-5.03),
      signedPercent(12),
      signedNumber(9),
      signedNumber(0.3),
      signedNumber(-1.4),
    ]).toEqual(['\u22125.0%', '+12%', '+9', '0', '\u22121']);
  });
});

describe('durations', () => {
  it('writes a clock that never shows sixty seconds', () => {
    expect([59.6, 245, 3599.6, 5530].map(clock)).toEqual(['1:00', '4:05', '1:00:00', '1:32:10']);
  });

  it('says durations with seconds only where they count', () => {
    expect([45.2, 59.7, 270, 240, 299.6, 301, 3120, 5520, 7200].map(spokenDuration)).toEqual([
      '45 s',
      '1 min',
      '4 min 30 s',
      '4 min',
      '5 min',
      '5 min',
      '52 min',
      '1 h 32 min',
      '2 h',
    ]);
  });
});

describe('quantities', () => {
  it('shows no more digits of a distance than it deserves', () => {
    expect([
      shownDistance(5004, METRIC_UNITS),
      shownDistance(9996, METRIC_UNITS),
      shownDistance(42_195, METRIC_UNITS),
      shownDistance(42_195, IMPERIAL_UNITS),
    ]).toEqual(['5.00 km', '10.0 km', '42.2 km', '26.2 mi']);
  });

  it('tells speed, pace, height and temperature in the athlete\u2019s units', () => {
    expect([shownSpeed(8.5, METRIC_UNITS), shownSpeed(8.5, IMPERIAL_UNITS)]).toEqual([
      '30.6 km/h',
      '19.0 mph',
    ]);
    expect([
      shownPace(4, METRIC_UNITS),
      shownPace(4, IMPERIAL_UNITS),
      shownPace(0, METRIC_UNITS),
      shownPace(0.2, METRIC_UNITS),
    ]).toEqual(['4:10 /km', '6:42 /mi', null, null]);
    expect([shownElevation(512, METRIC_UNITS), shownElevation(512, IMPERIAL_UNITS)]).toEqual([
      '512 m',
      '1680 ft',
    ]);
    expect([
      shownTemperature(19, METRIC_UNITS),
      shownTemperature(19, IMPERIAL_UNITS),
      shownTemperature(-40, IMPERIAL_UNITS),
    ]).toEqual(['19 °C', '66 °F', '\u221240 °F']);
    expect([signedPaceChange(7, METRIC_UNITS), signedPaceChange(-4, IMPERIAL_UNITS)]).toEqual([
      '+7 s/km',
      '\u22124 s/mi',
    ]);
  });

  it('takes each unit alone', () => {
    const mixed = { ...METRIC_UNITS, pace: 'min/mi' as const, elevation: 'ft' as const };
    expect([shownDistance(5004, mixed), shownPace(4, mixed), shownElevation(100, mixed)]).toEqual([
      '5.00 km',
      '6:42 /mi',
      '328 ft',
    ]);
  });

  it('names the distances people know', () => {
    expect([400, 1000, 1609.344, 5000, 10_000, 21_097.5, 42_195].map(distanceName)).toEqual([
      '400 m',
      '1 km',
      '1 mile',
      '5 km',
      '10 km',
      'half marathon',
      'marathon',
    ]);
  });
});
