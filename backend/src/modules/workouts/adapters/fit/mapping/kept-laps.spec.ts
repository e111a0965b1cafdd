import { describe, expect, it } from '@jest/globals';
import type { RecordedLap } from '#analysis/recording/recording.js';
import { keptLaps } from './kept-laps.js';

const lap = (from: number, to: number): RecordedLap => ({
  from,
  to,
  trigger: 'manual',
  timerS: null,
  distanceM: null,
  intensity: null,
});
const times = (count: number, make: (at: number) => RecordedLap): RecordedLap[] =>
  Array.from({ length: count }, (_, at) => make(at));

describe('laps that are kept', () => {
  it.each([
    ['none', [], 100],
    ['a thousand that follow one another', times(1000, (at) => lap(at * 3, at * 3 + 3)), 3000],
    [
      'two sets, each over the whole recording',
      times(20, (at) => lap((at % 10) * 60, (at % 10) * 60 + 60)),
      600,
    ],
    ['four that begin or end outside of the recording', times(4, () => lap(0, 5000)), 100],
    ['laps of a recording of one moment', [lap(0, 0), lap(0, 30)], 0],
  ])('are all: %s', (_, laps, lastS) => {
    expect(keptLaps(laps, lastS)).toEqual({ laps, warnings: [] });
  });

  it('are the first thousand, with a warning to the athlete', () => {
    const laps = times(1001, (at) => lap(at, at + 1));
    expect(keptLaps(laps, 1001)).toEqual({
      laps: laps.slice(0, 1000),
      warnings: [
        {
          kind: 'laps-left-out',
          text: '1 of the 1001 laps in the file was left out: there are more than any workout has.',
        },
      ],
    });
  });

  it('stop once overlapping laps last four times as long as the recording, with a warning', () => {
    const laps = times(500, () => lap(0, 86_400));
    expect(keptLaps(laps, 86_399)).toEqual({
      laps: laps.slice(0, 4),
      warnings: [
        {
          kind: 'laps-left-out',
          text: '496 of the 500 laps in the file were left out: they lie over one another.',
        },
      ],
    });
  });
});
