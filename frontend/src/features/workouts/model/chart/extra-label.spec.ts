import { describe, expect, it } from '@jest/globals';
import { apart, readableName } from './extra-label.js';

describe('the name of an app\u2019s channel', () => {
  it.each([
    ['core_temperature', 'Core temperature'],
    ['Form Power', 'Form power'],
    ['LEG_SPRING_STIFFNESS', 'Leg spring stiffness'],
    ['groundContactTime', 'Ground contact time'],
    ['RPFormPower', 'RP form power'],
    ['HRV', 'HRV'],
    ['SmO2', 'SmO2'],
    ['air_power (W)', 'Air power'],
    ['___', '___'],
  ])('reads as words: %s is %s', (name, words) => expect(readableName(name)).toBe(words));

  it('is never one that another curve has', () => {
    expect(apart(['Temperature', 'Skin temperature', 'temperature'], ['Temperature'])).toEqual([
      'Temperature (app)',
      'Skin temperature',
      'temperature (app 2)',
    ]);
  });
});
