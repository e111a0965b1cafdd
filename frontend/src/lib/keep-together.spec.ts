import { describe, expect, it } from '@jest/globals';
import { keepTogether } from './keep-together.js';

const shown = (text: string): string => keepTogether(text).replaceAll('\u00a0', '~');

describe('keepTogether', () => {
  it.each([
    [
      'Five work intervals of 4 min at 295 W, the last 8.7% up on the first',
      'Five work intervals of 4~min at 295~W, the last 8.7% up on the first',
    ],
    [
      'pace was 16 s/km faster, heart rate rose by 6 bpm',
      'pace was 16~s/km faster, heart rate rose by 6~bpm',
    ],
    ['faded after lap 3 in zone 4', 'faded after lap~3 in zone~4'],
    ['steady at 3:55 /km to the end', 'steady at 3:55~/km to the end'],
    ['5 × 4 min', '5~×~4~min'],
    ['21 °C, 30.2 km/h and 3.4 W/kg', '21~°C, 30.2~km/h and 3.4~W/kg'],
  ])('holds a number and its unit in one line: %s', (text, together) => {
    expect(shown(text)).toBe(together);
  });

  it.each([['the first 10 minutes'], ['between 2 hills'], ['2 metres'], ['in 3 stages']])(
    'leaves words free to break: %s',
    (text) => {
      expect(shown(text)).toBe(text);
    },
  );
});
