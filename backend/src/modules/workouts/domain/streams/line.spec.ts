import { describe, expect, it } from '@jest/globals';
import { aRecording } from '#test/builders/workouts/recording.builder.js';
import { extrasOf, linesOf, namesIn } from './line.js';
import { streamsOf } from './streams.js';

const values = Float64Array.from({ length: 10 }, (_, at) => at / 3);
const extra = (name: string, unit: string | null = null) => ({
  name,
  unit,
  application: null,
  values,
});

describe('lines of a recording', () => {
  it('name what apps recorded uniquely, and unlike any channel', () => {
    const developerChannels = [
      extra('power', 'W'),
      extra('power', 'W'),
      extra(' Form, Power\n', 'W'),
      extra(','),
      extra('wPrimeBalance'),
    ];
    expect(extrasOf({ developerChannels })).toEqual([
      { name: 'power 2', label: 'Power 2', unit: 'W' },
      { name: 'power 3', label: 'Power 3', unit: 'W' },
      { name: 'Form, Power', label: 'Form, power', unit: 'W' },
      { name: 'unnamed', label: 'Unnamed', unit: null },
      { name: 'wPrimeBalance 2', label: 'W prime balance 2', unit: null },
    ]);
    expect(extrasOf({})).toEqual([]);
  });

  it.each([
    [['power, heartRate'], ['power', 'heartRate']],
    [
      ['power', 'heartRate,Form, Power'],
      ['power', 'heartRate', 'Form', 'Power'],
    ],
    [
      ['power', 'Form, Power'],
      ['power', 'Form, Power'],
    ],
    [['Form, Power'], ['Form, Power']],
    [['a,b'], ['a', 'b']],
    [
      ['a,b', 'power'],
      ['a,b', 'power'],
    ],
    [[' , '], []],
    [['Nothing, known'], ['Nothing', 'known']],
  ])('are asked for by %j', (asked, names) => {
    expect(namesIn(asked, new Set(['power', 'heartRate', 'Form, Power', 'a', 'b', 'a,b']))).toEqual(
      names,
    );
  });

  it('draw an extra by its name', () => {
    const { channels, extras } = streamsOf(
      aRecording({ developerChannels: [extra('core_temperature', 'C')] }),
      { wanted: ['core_temperature'], points: 100 },
    );
    expect(extras).toEqual([{ name: 'core_temperature', label: 'Core temperature', unit: '°C' }]);
    expect(channels['core_temperature']).toMatchObject({
      unit: '°C',
      source: 'developer',
      v: expect.arrayContaining([0.3333, 3]),
    });
  });

  it('draw what is left of W′ where it is given, and not otherwise', () => {
    const wPrime = Float64Array.from({ length: 10 }, (_, at) => 20_000 - at * 100.4);
    const { channels } = streamsOf(
      aRecording(),
      { wanted: ['wPrimeBalance'], points: 100 },
      wPrime,
    );
    expect(channels['wPrimeBalance']).toMatchObject({
      unit: 'J',
      source: 'estimated',
      v: expect.arrayContaining([20_000, 19_900]),
    });
    expect(streamsOf(aRecording(), { wanted: ['wPrimeBalance'], points: 100 }).channels).toEqual(
      {},
    );
  });

  it('keep both halves of a position together', () => {
    const north = Array.from({ length: 10 }, (_, at) => 47 + at / 1e5);
    const lines = linesOf(
      aRecording({ values: { latitude: north, longitude: [...north].reverse() } }),
      null,
    );
    expect(lines.map(({ name, together }) => [name, together?.length])).toEqual([
      ['latitude', 2],
      ['longitude', 2],
    ]);
  });

  it("extend every line to the workout's end if the device continued after its last sample", () => {
    const recording = aRecording({
      values: { distance: Array.from({ length: 10 }, (_, at) => at * 8) },
      device: { distanceM: 75 },
    });
    expect(
      streamsOf(recording, { wanted: ['distance'], points: 100 }).channels['distance']?.d?.slice(
        -2,
      ),
    ).toEqual([64, 75]);
    const less = aRecording({
      values: { distance: Array.from({ length: 10 }, (_, at) => at * 8) },
      device: { distanceM: 70 },
    });
    expect(
      streamsOf(less, { wanted: ['distance'], points: 100 }).channels['distance']?.d?.slice(-2),
    ).toEqual([64, 70]);
  });
});
