import { describe, expect, it } from '@jest/globals';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { lapsOf, recordingOf } from '#test/builders/recording.builder.js';

/** Eight pressed repetitions of about 400 m: times in seconds, speeds as GPS has them. */
function repeats(times: readonly number[], speeds: readonly number[]) {
  const parts = [
    { seconds: 720, mps: 2.8 },
    ...times.flatMap((seconds, at) => [
      { seconds, mps: speeds[at] ?? 4.5 },
      { seconds: 90, mps: 2.2 },
    ]),
    { seconds: 420, mps: 2.7 },
  ];
  const speed = parts.flatMap(({ seconds, mps }) => new Array<number>(seconds).fill(mps));
  let metres = 0;
  const distance = speed.map((mps) => (metres += mps));
  const at = (list: readonly number[]) => (second: number) => list[second] ?? 0;
  return sheetOf(
    recordingOf({
      family: 'running',
      seconds: speed.length,
      laps: lapsOf(parts.map(({ seconds }) => ({ seconds, trigger: 'manual' as const }))),
      channels: {
        speed: at(speed),
        distance: at(distance),
        heartRate: (second) => ((speed[second] ?? 0) > 4 ? 178 : 146) + (second % 3),
        cadence: () => 176,
      },
    }),
  );
}

const EVEN = [87, 88, 87, 88, 88, 89, 89, 88];
const SCATTERED = [4.8, 4.35, 4.5, 4.3, 4.55, 4.75, 4.45, 4.7];

describe('many short repetitions', () => {
  it('are even by their times, whatever GPS makes of their paces', () => {
    const sheet = repeats(EVEN, SCATTERED);
    expect(shown(sheet, found(sheet, 'structure.set.even-times'))).toMatch(
      /between 1:27 and 1:29.*GPS scatters.*Keep these times/,
    );
    expect(found(sheet, 'structure.set.opening')).toBeNull();
  });

  it('are not called even where their times differ, nor where their paces do not', () => {
    const uneven = repeats([82, 84, 87, 89, 91, 93, 95, 97], SCATTERED);
    expect(found(uneven, 'structure.set.even-times')).toBeNull();
    const plain = repeats(
      EVEN,
      EVEN.map(() => 4.55),
    );
    expect(found(plain, 'structure.set.even-times')).toBeNull();
  });

  it('still have an opening that was too fast where all others were alike', () => {
    const sheet = repeats(EVEN, [5, 4.5, 4.5, 4.48, 4.5, 4.49, 4.5, 4.5]);
    expect(found(sheet, 'structure.set.opening')).not.toBeNull();
  });
});
