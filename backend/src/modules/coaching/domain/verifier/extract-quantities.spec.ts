import { describe, expect, it } from '@jest/globals';
import { extractQuantities } from './extract-quantities.js';
import { withDigits } from './number-words.js';

function read(text: string): [kind: string, value: number][] {
  return extractQuantities(withDigits(text)).map(({ kind, value }) => [
    kind,
    Number(value.toFixed(6)),
  ]);
}

describe('extractQuantities', () => {
  it.each<[string, [string, number][]]>([
    ['212 W', [['power', 212]]],
    [
      '212W and 230 watts',
      [
        ['power', 212],
        ['power', 230],
      ],
    ],
    ['148 bpm', [['heartRate', 148]]],
    ['9 beats per minute', [['heartRate', 9]]],
    [
      '88 rpm, 172 spm',
      [
        ['rpm', 88],
        ['spm', 172],
      ],
    ],
    ['48.2 km', [['length', 48_200]]],
    ['26.2 miles', [['length', 42_164.8128]]],
    ['31.4 km/h', [['speed', 8.722222]]],
    ['19.5 mph', [['speed', 8.71728]]],
    ['4:58 /km', [['pace', 0.298]]],
    [
      '4:58/km or 4:58 min/km',
      [
        ['pace', 0.298],
        ['pace', 0.298],
      ],
    ],
    ['8:00 per mile', [['pace', 0.298258]]],
    ['7 s/km slower', [['paceChange', 7]]],
    ['1:32:10', [['time', 5530]]],
    ['4:05', [['time', 245]]],
    ['1 h 32 min', [['time', 5520]]],
    ['1 hour and 12 minutes', [['time', 4320]]],
    ['4 min 30 s', [['time', 270]]],
    ['a 20-minute effort', [['time', 1200]]],
    ['52%', [['percent', 52]]],
    ['52 percent', [['percent', 52]]],
    ['21 °C', [['temperature', 21]]],
    ['70 °F', [['temperature', 21.111111]]],
    ['1,680 ft', [['length', 512.064]]],
    ['12\u202f345 m', [['length', 12_345]]],
    ['16 m/km', [['gradient', 16]]],
    ['3.1 W/kg', [['specificPower', 3.1]]],
    ['0.90', [['plain', 0.9]]],
    ['zone 3', [['zone', 3]]],
    [
      'Z2 and zones 4 and 5',
      [
        ['zone', 2],
        ['zone', 4],
        ['zone', 5],
      ],
    ],
    [
      'zone 3 52%',
      [
        ['zone', 3],
        ['percent', 52],
      ],
    ],
    ['the 3rd lap', [['plain', 3]]],
    ['twice as long', [['factor', 2]]],
    ['a third of the ride', [['percent', 33.333333]]],
    ['half of the ride', [['percent', 50]]],
    ['the second half of the ride', []],
    ['VO2max', []],
    ['five work intervals', [['plain', 5]]],
    ['twenty-five minutes', [['time', 1500]]],
    ['the two of them', []],
    ['two power meters may differ', []],
    ['two metres apart', [['length', 2]]],
    ['one of the best', []],
  ])('reads "%s"', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each<[string, [string, number][]]>([
    [
      '148 to 152 bpm',
      [
        ['heartRate', 148],
        ['heartRate', 152],
      ],
    ],
    [
      '148\u2013152 bpm',
      [
        ['heartRate', 148],
        ['heartRate', 152],
      ],
    ],
    [
      '215, 220 and 203 W',
      [
        ['power', 215],
        ['power', 220],
        ['power', 203],
      ],
    ],
    [
      '60 to 70 °F',
      [
        ['temperature', 15.555556],
        ['temperature', 21.111111],
      ],
    ],
  ])('gives the bare numbers of "%s" the unit that stands at the end', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('knows as much rounding as the last digit shown leaves room for', () => {
    expect(extractQuantities('48.2 km')[0]?.tolerance).toBeCloseTo(50, 9);
    expect(extractQuantities('212 W')[0]?.tolerance).toBe(0.5);
    expect(extractQuantities('1 h 32 min')[0]?.tolerance).toBe(30);
    expect(extractQuantities('4:58 /km')[0]?.tolerance).toBeCloseTo(0.0005, 9);
  });

  it('tells a sign from a dash', () => {
    const signs = (text: string) => extractQuantities(text).map(({ sign }) => sign);
    expect(signs('\u22125%')).toEqual([-1]);
    expect(signs('(+9 bpm)')).toEqual([1]);
    expect(signs('140-150 bpm')).toEqual([0, 0]);
    expect(signs('a well-known 5%')).toEqual([0]);
  });
});
