import { describe, expect, it } from '@jest/globals';
import { Encoder } from '@garmin/fitsdk';
import type { FileIdMesg, HrMesg, RecordMesg, SessionMesg } from '@garmin/fitsdk';
import fc from 'fast-check';
import { buildRide, chained, withByte } from '#test/builders/fit/index.js';
import { DomainError } from '#kernel/domain-error.js';
import { readFit } from './read-fit.js';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const BEGIN = new Date('2025-06-14T07:30:00Z');
const ride = buildRide({
  seconds: 40,
  laps: [{ seconds: 20 }],
  pauses: [{ from: 10, to: 15 }],
  ftpW: 250,
});

/** A recording, or one of the two refusals; anything else is a defect. */
function outcomeOf(bytes: Uint8Array): string {
  try {
    readFit(bytes, NOW);
    return 'accepted';
  } catch (error) {
    if (
      DomainError.is(error, 'INVALID_FIT_FILE') ||
      DomainError.is(error, 'UNSUPPORTED_ACTIVITY_TYPE')
    )
      return error.code;
    throw error;
  }
}

function reasonOf(bytes: Uint8Array): string | null {
  try {
    readFit(bytes, NOW);
    return null;
  } catch (error) {
    return DomainError.is(error, 'INVALID_FIT_FILE') ? error.details.reason : null;
  }
}

function rideWithStrapMemory(...beats: readonly HrMesg[]): Uint8Array {
  const encoder = new Encoder();
  const fileId: FileIdMesg = { type: 'activity', timeCreated: BEGIN };
  const session: SessionMesg = { startTime: BEGIN, sport: 'cycling', totalElapsedTime: 20 };
  encoder.onMesg(0, fileId);
  for (let second = 0; second < 20; second += 1) {
    const record: RecordMesg = { timestamp: new Date(BEGIN.getTime() + second * 1000), power: 200 };
    encoder.onMesg(20, record);
  }
  for (const hr of beats) encoder.onMesg(132, hr);
  encoder.onMesg(18, session);
  return new Uint8Array(encoder.close());
}

/** A file of nothing but records with a time: five bytes each. */
function recordsOnly(count: number): Uint8Array {
  const definition = [0x40, 0, 0, 20, 0, 1, 253, 4, 0x86];
  const bytes = new Uint8Array(14 + definition.length + count * 5 + 2);
  const view = new DataView(bytes.buffer);
  bytes.set([14, 0x20]);
  view.setUint32(4, bytes.length - 16, true);
  bytes.set([0x2e, 0x46, 0x49, 0x54], 8);
  bytes.set(definition, 14);
  for (let row = 0; row < count; row += 1)
    view.setUint32(14 + definition.length + row * 5 + 1, 1_000_000_000 + row, true);
  return bytes;
}

describe('reading FIT', () => {
  it('ends in a recording or a refusal for any damage to any bytes', () => {
    const damage = fc.array(fc.record({ at: fc.nat(ride.length - 1), value: fc.nat(255) }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(damage, fc.nat(ride.length), fc.boolean(), (edits, length, mended) => {
        let bytes: Uint8Array = ride.slice(0, mended ? ride.length : length);
        for (const { at, value } of edits) {
          if (mended) bytes = withByte(bytes, Math.min(at, bytes.length - 3), value);
          else if (at < bytes.length) bytes[at] = value;
        }
        expect(['accepted', 'INVALID_FIT_FILE', 'UNSUPPORTED_ACTIVITY_TYPE']).toContain(
          outcomeOf(bytes),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('saves a ride cut anywhere behind its tenth record, and refuses it before', () => {
    const outcomes = Array.from(ride.keys(), (length) => outcomeOf(ride.subarray(0, length)));
    const first = outcomes.indexOf('accepted');
    expect(first).toBeGreaterThan(0);
    expect(new Set(outcomes.slice(0, first))).toEqual(new Set(['INVALID_FIT_FILE']));
    expect(new Set(outcomes.slice(first))).toEqual(new Set(['accepted']));
    expect(readFit(ride.subarray(0, first), NOW).time).toHaveLength(10);
  });

  it('joins heart rate from the memory of a strap', () => {
    const anchor: HrMesg = { timestamp: BEGIN, eventTimestamp: [2], filteredBpm: [133] };
    const later: HrMesg = { eventTimestamp: [3, 4, 5], filteredBpm: [134, 135, 136] };
    const { channels, warnings } = readFit(rideWithStrapMemory(anchor, later), NOW);
    expect(channels.heartRate?.values.some((bpm) => bpm >= 133 && bpm <= 136)).toBe(true);
    expect(warnings).toEqual([]);
  });

  it('reads the rest where heart rate from a strap cannot be joined, and says so', () => {
    const beats: HrMesg = { eventTimestamp: [2, 3], filteredBpm: [130, 131] };
    const { channels, time, warnings } = readFit(rideWithStrapMemory(beats), NOW);
    expect(time).toHaveLength(20);
    expect(channels).not.toHaveProperty('heartRate');
    expect(warnings.map(({ kind }) => kind)).toEqual(['heart-rate-not-joined']);
  });

  it('refuses more records than any workout has, before they fill the memory', () => {
    expect(reasonOf(recordsOnly(500_001))).toBe('TOO_COMPLEX');
  });

  it('refuses more bytes than an upload may have', () => {
    expect(reasonOf(chained(ride, new Uint8Array(10 * 1024 * 1024)))).toBe('TOO_COMPLEX');
  });
});
