import { describe, expect, it } from '@jest/globals';
import type { RecordedLap } from '#analysis/recording/recording.js';
import { withoutOverlaps } from './lap-overlaps.js';

const lap = (from: number, to: number): RecordedLap => ({
  from,
  to,
  trigger: 'manual',
  timerS: to - from,
  distanceM: null,
  intensity: null,
});
const spans = (laps: readonly RecordedLap[]) =>
  withoutOverlaps(laps).laps.map(({ from, to }) => [from, to]);

describe('laps over one another', () => {
  it('of 59:59 and 58:19 in one hour leave the first, and a note [D5]', () => {
    const laps = [lap(0, 3599), lap(100, 3599)];
    expect(spans(laps)).toEqual([[0, 3599]]);
    expect(withoutOverlaps(laps).warnings).toEqual([
      {
        kind: 'laps-overlap',
        text:
          '1 of the 2 laps in the file began before the one in front of it ended, and was cut or ' +
          'left out.',
      },
    ]);
  });

  it('are cut where most of them remains, without what the device counted for the whole', () => {
    const { laps, warnings } = withoutOverlaps([lap(0, 600), lap(500, 1200), lap(1200, 1500)]);
    expect(laps).toEqual([lap(0, 600), { ...lap(600, 1200), timerS: null }, lap(1200, 1500)]);
    expect(warnings).toHaveLength(1);
  });

  it.each([
    ['by the rounding of stamps', [lap(0, 300.9), lap(300, 600)]],
    ['in two sets over the same time', [lap(0, 300), lap(300, 600), lap(0, 200), lap(200, 600)]],
    ['of no length', [lap(0, 0), lap(0, 30)]],
  ])('stay as they are: %s', (_, laps) => {
    expect(withoutOverlaps(laps)).toEqual({ laps, warnings: [] });
  });
});
