import { describe, expect, it } from '@jest/globals';
import { fitContent, fitRecords } from '#test/builders/fit/fit-content.builder.js';
import type { Channel } from '#analysis/recording/recording.js';
import type { FitDeveloperField } from '../fit-content.js';
import { fromApps, MOST_DEVELOPER_CHANNELS } from './developer-channels.js';
import { timelineOf } from './timeline.js';

const NONE = Number.NaN;
const STRYD = '18fb2cf01a4b430dad66988c847421f4';
const timeline = timelineOf(
  fitContent({ records: fitRecords([1_700_000_000, 1_700_000_001, 1_700_000_002]) }),
);

function field(
  name: string | null,
  units: string | null,
  values: readonly number[],
  nativeField: number | null = null,
): FitDeveloperField {
  return {
    developerIndex: 0,
    fieldNumber: 7,
    applicationId: STRYD,
    name,
    units,
    nativeField,
    values: Float64Array.from(values),
  };
}

function read(
  fields: readonly FitDeveloperField[],
  family: 'cycling' | 'running' = 'running',
  native: Record<string, Channel> = {},
) {
  const { channels, developerChannels, warnings } = fromApps(fields, native, timeline, family);
  const filled = Object.entries(channels).map(([name, { values, source }]) => [
    name,
    [...values],
    source,
  ]);
  return {
    filled,
    kept: developerChannels.map(({ name, unit, values }) => [name, unit, [...values]]),
    warnings,
  };
}

describe('quantities that apps added', () => {
  it.each<[string | null, string | null, number | null, string, number[], number[]]>([
    ['Power', 'Watts', 7, 'power', [200, NONE, 210], [200, NONE, 210]],
    ['Anything', null, 7, 'power', [200, 201, 202], [200, 201, 202]],
    ['power', 'W', null, 'power', [0, 1.5, 2], [0, 1.5, 2]],
    ['Heart_Rate', 'bpm', null, 'heartRate', [90, 91, 92], [90, 91, 92]],
    ['Cadence', 'RPM', 4, 'cadence', [80, 81, 82], [160, 162, 164]],
    ['Cadence', 'spm', null, 'cadence', [160, 161, 162], [160, 161, 162]],
    ['Speed', 'km/h', null, 'speed', [36, 18, 0], [10, 5, 0]],
    ['Distance', 'm', 5, 'distance', [0, 3, 6], [0, 3, 6]],
    ['Altitude', 'm', null, 'altitude', [10, 65_534, NONE], [10, NONE, NONE]],
    ['Stryd Temperature', 'c', 13, 'temperature', [25, 26, 27], [25, 26, 27]],
    ['Temperature', 'F', null, 'temperature', [68, 50, 32], [20, 10, 0]],
  ])(
    'stand in for a channel that the device did not record (%s in %s, native field %s, is %s)',
    (...[name, units, native, channel, values, expected]) => {
      const { filled, kept } = read([field(name, units, values, native)]);
      expect(filled).toEqual([
        [
          channel,
          expected.map((value) => (Number.isNaN(value) ? NONE : expect.closeTo(value, 9))),
          'developer',
        ],
      ]);
      expect(kept).toEqual([]);
    },
  );

  it('count the crank once on a ride', () => {
    expect(read([field('Cadence', 'RPM', [80, 81, 82], 4)], 'cycling').filled).toEqual([
      ['cadence', [80, 81, 82], 'developer'],
    ]);
  });

  it('never take the place of what the device recorded itself', () => {
    const measured: Channel = { values: Float64Array.of(1, 2, 3), source: 'measured' };
    expect(
      read([field('Power', 'Watts', [200, 201, 202], 7)], 'cycling', { power: measured }),
    ).toMatchObject({ filled: [], kept: [['Power', 'Watts', [200, 201, 202]]] });
  });

  it('are left out where they repeat what the device recorded, whatever they are called', () => {
    const native: Record<string, Channel> = {
      power: { values: Float64Array.of(200, NONE, 210), source: 'measured' },
      temperature: { values: Float64Array.of(20, 20, 21), source: 'measured' },
      cadence: { values: Float64Array.of(160, 162, 164), source: 'measured' },
    };
    const copies = [
      field('Trainer Power', 'watts', [200, 205, 210]),
      field('Temperature', 'F', [68, 68, 69.8]),
      field('Cadence', 'RPM', [80, 81, 82], 4),
      field('Power', null, [200, 201, 210], 7),
    ];
    const own = [
      field('Form Power', 'Watts', [70, 71, 70]),
      field('Temperature', 'C', [20, 25, 30]),
      field('index', null, [200, 205, 210]),
    ];
    expect(read([...copies, ...own], 'running', native)).toMatchObject({
      filled: [],
      kept: own.map(({ name, units, values }) => [name, units, [...values]]),
    });
  });

  it.each([
    ['Form Power', 'Watts', null],
    ['target_power', 'watts', null],
    ['core_temperature', '°C', 139],
    ['Power', 'horses', 7],
    ['Power', null, null],
    ['Speed', 'm/s', 200],
    ['toString', 'constructor', null],
  ])(
    'are kept as they are where they are no equal of a channel (%s in %s, native field %s)',
    (name, units, native) => {
      expect(read([field(name, units, [1, 2, 3], native)])).toMatchObject({
        filled: [],
        kept: [[name, units, [1, 2, 3]]],
      });
    },
  );

  it('prefer a field that names its native field, and the fuller of two', () => {
    const byName = field('Power', 'W', [1, 1, 1]);
    const sparse = field('P1', 'W', [2, NONE, NONE], 7);
    const full = field('P2', 'W', [3, 3, NONE], 7);
    const { filled, kept } = read([byName, sparse, full]);
    expect(filled).toEqual([['power', [3, 3, NONE], 'developer']]);
    expect(kept.map(([name]) => name)).toEqual(['Power', 'P1']);
  });

  it('fall back to the next field if the first has no possible value', () => {
    expect(
      read([field('P1', 'W', [65_535, 65_535, 65_535], 7), field('Power', 'W', [1, 2, 3])]).filled,
    ).toEqual([['power', [1, 2, 3], 'developer']]);
  });

  it('are named by application and cut to the timeline, without numbers that have no end', () => {
    const [channel] = fromApps(
      [field(null, null, [1, Number.POSITIVE_INFINITY, 3])],
      {},
      timeline,
      'running',
    ).developerChannels;
    expect(channel).toEqual({
      name: 'field 0.7',
      unit: null,
      application: STRYD,
      values: Float64Array.of(1, NONE, 3),
    });
  });

  it('are kept up to a limit, and a warning names the omitted ones', () => {
    const fields = Array.from({ length: MOST_DEVELOPER_CHANNELS + 2 }, (_, index) =>
      field(`f${index}`, null, [index, 1, 2]),
    );
    const { kept, warnings } = read(fields);
    expect(kept).toHaveLength(16);
    expect(warnings).toEqual([
      {
        kind: 'developer-fields-left-out',
        text:
          '2 of the 18 quantities that apps added to the recording were left out: there are ' +
          'more than are kept.',
      },
    ]);
    expect(read(fields.slice(2)).warnings).toEqual([]);
  });

  it('leave the columns of the decoder alone', () => {
    const given = field('x', null, [1, 2, 3]);
    const [channel] = fromApps([given], {}, timeline, 'running').developerChannels;
    given.values.fill(0);
    expect([...(channel?.values ?? [])]).toEqual([1, 2, 3]);
  });
});
