import { describe, expect, it } from '@jest/globals';
import {
  distanceFigure,
  elevationFigure,
  figure,
  figureText,
  formatDuration,
  formatHoursMinutes,
  formatMinutes,
  formatNumber,
  paceFigure,
  speedFigure,
  temperatureFigure,
} from './format.js';
import { METRIC_UNITS, type UnitPreferences } from './units.js';

const IMPERIAL: UnitPreferences = {
  unitSystem: 'IMPERIAL',
  paceUnit: 'min/mi',
  distanceUnit: 'mi',
  elevationUnit: 'ft',
};

describe('formatNumber', () => {
  it('writes the same in every locale: a point, and a narrow space from ten thousand on', () => {
    expect(formatNumber(1234.56, 1)).toBe('1234.6');
    expect(formatNumber(12_345)).toBe('12\u202f345');
    expect(formatNumber(1_234_567.8, 1)).toBe('1\u202f234\u202f567.8');
  });

  it('writes a real minus sign, and none before a zero', () => {
    expect(formatNumber(-3)).toBe('\u22123');
    expect(formatNumber(-0.04, 1)).toBe('0.0');
  });
});

describe('figures', () => {
  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'shows N/A without a unit for %s [WKT-12]',
    (value) => {
      const missing = { value: 'N/A', unit: '' };
      expect(figure(value, 'W')).toEqual(missing);
      expect(distanceFigure(value, METRIC_UNITS)).toEqual(missing);
      expect(speedFigure(value, METRIC_UNITS)).toEqual(missing);
      expect(paceFigure(value, METRIC_UNITS)).toEqual(missing);
      expect(elevationFigure(value, METRIC_UNITS)).toEqual(missing);
      expect(temperatureFigure(value, METRIC_UNITS)).toEqual(missing);
      expect(figureText(missing)).toBe('N/A');
    },
  );

  it('keeps a measured zero, which is not the same as missing [WKT-12]', () => {
    expect(figure(0, 'W')).toEqual({ value: '0', unit: 'W' });
    expect(distanceFigure(0, METRIC_UNITS)).toEqual({ value: '0.00', unit: 'km' });
  });

  it('holds value and unit together with a no-break space', () => {
    expect(figureText({ value: '214', unit: 'W' })).toBe('214\u00a0W');
    expect(figureText({ value: '4:10', unit: '/km' })).toBe('4:10\u00a0/km');
    expect(figureText({ value: '4.2', unit: '%' })).toBe('4.2%');
  });

  it('gives distances three digits unless a place wants its own', () => {
    expect(distanceFigure(6464, METRIC_UNITS)).toEqual({ value: '6.46', unit: 'km' });
    expect(distanceFigure(9996, METRIC_UNITS)).toEqual({ value: '10.0', unit: 'km' });
    expect(distanceFigure(5004, METRIC_UNITS)).toEqual({ value: '5.00', unit: 'km' });
    expect(distanceFigure(42_195, METRIC_UNITS)).toEqual({ value: '42.2', unit: 'km' });
    expect(distanceFigure(42_195, METRIC_UNITS, 2)).toEqual({ value: '42.20', unit: 'km' });
    expect(distanceFigure(42_195, IMPERIAL)).toEqual({ value: '26.2', unit: 'mi' });
  });

  it('tells speed, climbing and temperature in the athlete’s units [WKT-18]', () => {
    expect(speedFigure(8.5, METRIC_UNITS)).toEqual({ value: '30.6', unit: 'km/h' });
    expect(speedFigure(8.5, IMPERIAL)).toEqual({ value: '19.0', unit: 'mph' });
    expect(elevationFigure(1512, METRIC_UNITS)).toEqual({ value: '1512', unit: 'm' });
    expect(elevationFigure(1512, IMPERIAL)).toEqual({ value: '4961', unit: 'ft' });
    expect(temperatureFigure(21.4, IMPERIAL)).toEqual({ value: '71', unit: '°F' });
  });
});

describe('pace', () => {
  it('tells minutes and seconds for a kilometre or a mile [WKT-14, WKT-18]', () => {
    expect(paceFigure(4, METRIC_UNITS)).toEqual({ value: '4:10', unit: '/km' });
    expect(paceFigure(4, IMPERIAL)).toEqual({ value: '6:42', unit: '/mi' });
  });

  it('rounds 59.6 s into the next minute and never writes 0:60', () => {
    expect(formatMinutes(59.6)).toBe('1:00');
    expect(formatMinutes(299.5)).toBe('5:00');
    expect(paceFigure(1000 / 299.6, METRIC_UNITS).value).toBe('5:00');
  });

  it('has no pace at a standstill or slower than an hour for a kilometre', () => {
    expect(paceFigure(0, METRIC_UNITS).value).toBe('N/A');
    expect(paceFigure(0.27, METRIC_UNITS).value).toBe('N/A');
    expect(paceFigure(0.28, METRIC_UNITS).value).toBe('59:31');
  });
});

describe('durations', () => {
  it('writes m:ss below an hour and h:mm:ss from there on', () => {
    expect(formatDuration(0)).toBe('0:00');
    expect(formatDuration(61)).toBe('1:01');
    expect(formatDuration(3599.4)).toBe('59:59');
    expect(formatDuration(3599.5)).toBe('1:00:00');
    expect(formatDuration(36_061)).toBe('10:01:01');
    expect(formatDuration(null)).toBe('N/A');
  });

  it('writes moving time as HH:MM and does not count the minute under way [WKT-03]', () => {
    expect(formatHoursMinutes(5530)).toBe('01:32');
    expect(formatHoursMinutes(59)).toBe('00:00');
    expect(formatHoursMinutes(3599.6)).toBe('01:00');
    expect(formatHoursMinutes(100 * 3600)).toBe('100:00');
    expect(formatHoursMinutes(undefined)).toBe('N/A');
  });
});
