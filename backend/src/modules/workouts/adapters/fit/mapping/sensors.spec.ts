import { describe, expect, it } from '@jest/globals';
import type { FitSensor } from '../fit-content.js';
import { MOST_SENSORS, sensorsOf } from './sensors.js';

const ANT_PLUS = 1;
const BLUETOOTH = 3;
const LOCAL = 5;

function sensor(index: number, given: Partial<FitSensor>): FitSensor {
  return {
    index,
    type: null,
    source: null,
    manufacturer: null,
    product: null,
    productName: null,
    serialNumber: null,
    ...given,
  };
}

describe('sensors of a recording', () => {
  it.each([
    [
      sensor(1, { type: 120, source: ANT_PLUS, manufacturer: 123, product: 2 }),
      { type: 'heart rate', name: 'Polar Electro', connection: 'ANT+' },
    ],
    [
      sensor(1, { type: 1, source: BLUETOOTH }),
      { type: 'heart rate', name: null, connection: 'Bluetooth' },
    ],
    [
      sensor(1, { type: 121, source: BLUETOOTH }),
      { type: 'bike speed and cadence', name: null, connection: 'Bluetooth' },
    ],
    [
      sensor(1, { type: 4, source: LOCAL, manufacturer: 1, product: 4062 }),
      { type: 'barometer', name: 'Garmin Edge 840', connection: 'built in' },
    ],
    [
      sensor(1, { type: 11, productName: 'Assioma' }),
      { type: 'bike power', name: 'Assioma', connection: null },
    ],
    [
      sensor(1, { type: 11, source: ANT_PLUS, manufacturer: 69, productName: '21916' }),
      { type: 'bike power', name: 'Stages', connection: 'ANT+' },
    ],
    [sensor(1, { type: 12, manufacturer: 1 }), { type: null, name: 'Garmin', connection: null }],
  ])('are named in words (%j)', (given, words) => {
    expect(sensorsOf([given])).toEqual([words]);
  });

  it('are listed once, with all the device learned, without serial numbers', () => {
    const early = sensor(3, { type: 120, source: ANT_PLUS, serialNumber: 5_972_161 });
    const late = sensor(3, { manufacturer: 95, serialNumber: 5_972_161 });
    const sensors = sensorsOf([early, late, early]);
    expect(sensors).toEqual([{ type: 'heart rate', name: 'Stryd', connection: 'ANT+' }]);
    expect(JSON.stringify(sensors)).not.toContain('5972161');
  });

  it('are two where one index was given to two', () => {
    const types = sensorsOf([sensor(2, { type: 121 }), sensor(2, { type: 11 })]).map(
      ({ type }) => type,
    );
    expect(types).toEqual(['bike speed and cadence', 'bike power']);
    const names = sensorsOf([
      sensor(2, { productName: 'GPS' }),
      sensor(2, { type: 11, productName: 'Assioma' }),
    ]).map(({ name }) => name);
    expect(names).toEqual(['GPS', 'Assioma']);
  });

  it('are left out where the file says nothing of them, and beyond a number', () => {
    expect(sensorsOf([sensor(1, { source: ANT_PLUS, serialNumber: 5 })])).toEqual([]);
    expect(
      sensorsOf(
        Array.from({ length: 100 }, (_, index) => sensor(index + 1, { productName: `S${index}` })),
      ),
    ).toHaveLength(MOST_SENSORS);
  });
});
