import { describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import type { Recording } from '#analysis/recording/recording.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import {
  decodeChannel,
  encodeChannel,
} from '#workouts/adapters/persistence/channels/channel-codec.js';
import type { ColumnName } from '#workouts/adapters/persistence/channels/channel-codec.js';
import { corpusBytes, corpusFiles, corpusIsThere } from './corpus.js';
import { SDK_LIMITS } from './sdk-limits.js';

const accepted = corpusFiles().filter(
  ({ name, contract }) =>
    name.startsWith('activities/') && contract.outcome === 'accepted' && !(name in SDK_LIMITS),
);

function columnsOf(recording: Recording): [ColumnName, Float64Array][] {
  const channels = Object.entries(recording.channels).map(
    ([name, { values }]) => [name as ColumnName, values] as const,
  );
  return [
    ['time', recording.time],
    ...channels.map(([name, values]): [ColumnName, Float64Array] => [name, values]),
  ];
}

/**
 * The plain way to store a column; positions to the centimetre, the rest to FIT's own resolution.
 */
function asJson(name: ColumnName, values: Float64Array): Buffer {
  const digits = name === 'latitude' || name === 'longitude' ? 7 : 3;
  return gzipSync(
    JSON.stringify(
      Array.from(values, (value) => (Number.isNaN(value) ? null : Number(value.toFixed(digits)))),
    ),
  );
}

describe('column codec on recordings of real devices', () => {
  if (!corpusIsThere) {
    it.skip('needs the recordings of ../shared/fit beside this checkout', () => undefined);
    return;
  }

  it('restores every value to the bit, in less than 0.4 of gzipped JSON', () => {
    let [stored, plain, changed] = [0, 0, 0];
    for (const { name } of accepted) {
      for (const [column, values] of columnsOf(readFit(corpusBytes(name), 0))) {
        const { codec, bytes } = encodeChannel(values, column);
        const back = decodeChannel(codec, bytes, values.length);
        changed += values.filter((value, index) => !Object.is(back[index], value)).length;
        stored += bytes.length;
        plain += asJson(column, values).length;
      }
    }
    expect(changed).toBe(0);
    expect(stored / plain).toBeLessThan(0.4);
  });
});
