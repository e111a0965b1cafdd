import { describe, expect, it } from '@jest/globals';
import { labelOf, unitWordOf } from './extra-words.js';

describe('what apps recorded', () => {
  it.each([
    ['Form Power', 'Form power'],
    ['core_temperature', 'Core temperature'],
    ['Ground Time', 'Ground contact time'],
    ['inclineRunn', 'Incline'],
    ['HRSS', 'Heart rate stress score'],
    ['HRSS/Hr', 'Heart rate stress score an hour'],
    ['heat_strain_index', 'Heat strain index'],
    ['  left__leg_PCO ', 'Left leg PCO'],
    ['toString', 'To string'],
    ['µ', 'Μ'],
  ])('is called in words: %s', (name, label) => {
    expect(labelOf(name)).toBe(label);
  });

  it.each([
    ['Watts', 'W'],
    ['c', '°C'],
    ['Milliseconds', 'ms'],
    ['kN/m', 'kN/m'],
    [' ', null],
    [null, null],
    ['constructor', 'constructor'],
  ])('has the unit that channels have: %j', (unit, word) => {
    expect(unitWordOf(unit)).toBe(word);
  });
});
