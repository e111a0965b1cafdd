import { describe, expect, it } from '@jest/globals';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { steadyRide } from '#test/builders/sample-recordings.js';

/** Rides for an hour and a quarter, up 66 m from the given second on, without power. */
const withClimb = (from: number) =>
  sheetOf(
    steadyRide(4500, {
      channels: {
        power: () => Number.NaN,
        speed: (second) => (isClimb(second, from) ? 3.5 : 8),
        distance: (second) => 8 * second - 4.5 * Math.min(400, Math.max(0, second - from)),
        altitude: (second) => 200 + 66 * Math.min(1, Math.max(0, (second - from) / 400)),
        heartRate: (second) => (isClimb(second, from) ? 151 : 122) + (second % 3),
      },
    }),
  );

function isClimb(second: number, from: number): boolean {
  return second >= from && second < from + 400;
}

describe('finding of a last climb', () => {
  it('names the climb at the end with its highest heart rate, and why the end was slow', () => {
    const sheet = withClimb(3900);
    expect(shown(sheet, found(sheet, 'structure.last-climb'))).toMatch(
      /end: a climb of 6\d m.*153 bpm at most.*not from tiredness/,
    );
  });

  it('leaves a climb in the middle to the other findings', () => {
    expect(found(withClimb(1800), 'structure.last-climb')).toBeNull();
  });
});

/** Even power but for the last two minutes, of which one is ridden out. */
const finished = (from: number) =>
  sheetOf(
    steadyRide(3400, {
      channels: {
        power: (second) => (second >= from && second < from + 60 ? 330 : 165 + (second % 5)),
      },
    }),
  );

describe('finding of a kick', () => {
  it('names the hardest minute where it ends the ride', () => {
    const sheet = finished(3280);
    expect(shown(sheet, found(sheet, 'structure.kick'))).toMatch(/kick at the end: 330 W.*54:/);
    expect(found(finished(1700), 'structure.kick')).toBeNull();
  });
});

/** Pauses of so many seconds, three times in an hour of riding. */
const paused = (seconds: number, watts: (second: number) => number) => {
  const pauses = [700, 1900, 3000].map((from) => ({ from, to: from + seconds }));
  const stands = (second: number) => pauses.some(({ from, to }) => second > from && second < to);
  const rode = (second: number) =>
    second -
    pauses.reduce((sum, { from }) => sum + Math.min(seconds, Math.max(0, second - from)), 0);
  return sheetOf(
    steadyRide(3600 + 3 * seconds, {
      pauses,
      channels: {
        power: (second) => (stands(second) ? Number.NaN : watts(second)),
        speed: (second) => (stands(second) ? Number.NaN : 8),
        distance: (second) => 8 * rode(second),
      },
    }),
  );
};

describe('finding of power between the stops', () => {
  it('says that it was even wherever the ride rolled', () => {
    const sheet = paused(200, (second) => 171 + (second % 4));
    expect(shown(sheet, found(sheet, 'structure.between-stops'))).toMatch(
      /Between the stops power was even: 17\d W/,
    );
  });

  it('says nothing of short stops or of power that changed', () => {
    expect(
      found(
        paused(20, () => 172),
        'structure.between-stops',
      ),
    ).toBeNull();
    const rising = paused(200, (second) => 130 + second / 40);
    expect(found(rising, 'structure.between-stops')).toBeNull();
  });
});
