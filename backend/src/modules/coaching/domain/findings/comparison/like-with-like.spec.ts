import { describe, expect, it } from '@jest/globals';
import { changed, comparisonOf } from '#test/builders/compared.js';
import { shown } from '#test/builders/found.js';
import { loop, rideAlong, type Point, type TrackPlan } from '#test/builders/tracks.js';
import type { Recording } from '#analysis/recording/recording.js';

const LOOP = loop(24_000);
const ELSEWHERE = loop(24_000, 3, 2);

/** Up at 6 % and down again. */
const hill = (from: number, lengthM: number) => (metres: number) => {
  const up = (start: number) => 0.06 * (Math.min(Math.max(metres, start), start + lengthM) - start);
  return up(from) - up(from + lengthM + 300);
};
const twoHills = (first: number, second: number) => (metres: number) =>
  500 + hill(first, 2400)(metres) + hill(second, 2400)(metres);

interface Effort extends TrackPlan {
  readonly watts?: number;
  readonly bpm?: number;
  readonly way?: readonly Point[];
}

/** A ride over two hills of 2.4 km, a little uneven, unless the plan says otherwise. */
function ride({ watts = 200, bpm = 150, way = LOOP, channels, ...plan }: Effort = {}): Recording {
  return rideAlong(way, {
    speedMps: 6,
    heightAt: twoHills(2000, 14_000),
    ...plan,
    channels: {
      power: (second) => watts + 25 * Math.sin(second / 40),
      heartRate: () => bpm,
      cadence: () => 88,
      ...channels,
    },
  });
}

const without = (recording: Recording, ...names: readonly string[]): Recording => ({
  ...recording,
  channels: Object.fromEntries(
    Object.entries(recording.channels).filter(([name]) => !names.includes(name)),
  ),
});

const withEstimatedPower = (recording: Recording): Recording => {
  const { power } = recording.channels;
  if (!power) throw new Error('There is no power to be estimated.');
  return {
    ...recording,
    channels: { ...recording.channels, power: { ...power, source: 'estimated' } },
  };
};

const of = (...recordings: readonly Recording[]) =>
  comparisonOf(recordings.map((recording) => ({ recording })));
const words = (sheet: ReturnType<typeof of>, kind: string) => shown(sheet, changed(sheet, kind));

describe('the same climb', () => {
  it('is timed on both days, with what was put out there', () => {
    expect(words(of(ride(), ride({ speedMps: 7, watts: 230 })), 'past.same-climb')).toMatch(
      /^The later ride was faster on the same climb \(2\.\d+ km\) at about the same heart rate: on 14 June 6:40, on 21 June 5:4\d\. There you averaged, on 14 June \d+ W at 150 bpm, and on 21 June \d+ W at 150 bpm, \d+ W apart\./,
    );
  });

  it('is slower where it took longer, and no measurable change within the error of its ends', () => {
    expect(words(of(ride({ speedMps: 7 }), ride()), 'past.same-climb')).toMatch(
      /^The later ride was slower on the same climb/,
    );
    expect(words(of(ride(), ride({ speedMps: 6.02 })), 'past.same-climb')).toMatch(
      /^No measurable change on the same climb/,
    );
  });

  it('says so where only length and height tell', () => {
    const blind = without(ride({ speedMps: 7 }), 'latitude', 'longitude');
    expect(words(of(ride(), blind), 'past.same-climb')).toMatch(
      /Only length and height say that it is the same climb\./,
    );
  });

  it('is not one as long and as high at another place, nor one of another size', () => {
    expect(changed(of(ride(), ride({ way: ELSEWHERE })), 'past.same-climb')).toBeNull();
    const shorter = ride({ heightAt: (metres) => 500 + hill(2000, 1500)(metres) });
    expect(changed(of(ride(), shorter), 'past.same-climb')).toBeNull();
  });

  it('is not looked for on the flat', () => {
    const flat = () => ride({ heightAt: () => 500 });
    expect(changed(of(flat(), flat()), 'past.same-climb')).toBeNull();
  });

  it('shows no watts where the power of one was estimated', () => {
    const sheet = of(withEstimatedPower(ride()), ride({ speedMps: 7, watts: 230 }));
    const said = words(sheet, 'past.same-climb');
    expect(said).toMatch(/^The later ride was faster on the same climb/);
    expect(said).not.toMatch(/\d\sW\b/);
  });
});

describe('estimated power', () => {
  it('beside measured power is said, and watts are not compared', () => {
    const sheet = of(withEstimatedPower(ride()), ride({ watts: 230, way: ELSEWHERE }));
    expect(words(sheet, 'data.estimated-power')).toMatch(
      /^On 14 June power was estimated, on 21 June measured, so watts do not compare\./,
    );
    for (const kind of ['past.whole', 'past.gradient', 'past.best', 'cost.like-output'])
      expect(changed(sheet, kind)).toBeNull();
  });

  it('is not mentioned where both are alike', () => {
    const estimated = () => withEstimatedPower(ride());
    expect(changed(of(ride(), ride()), 'data.')).toBeNull();
    expect(changed(of(estimated(), estimated()), 'data.')).toBeNull();
  });

  it('is no matter where the other has no power at all', () => {
    const sheet = of(withEstimatedPower(ride()), without(ride(), 'power'));
    expect(changed(sheet, 'data.estimated-power')).toBeNull();
    expect(words(sheet, 'data.no-power')).toMatch(/^On 21 June no power was recorded/);
  });
});

describe('ground of one gradient on two routes', () => {
  const FLATTER = { way: loop(64_000, 3, 2), heightAt: twoHills(4000, 44_000) };

  it('is compared uphill, instead of the whole', () => {
    const sheet = of(ride(), ride({ ...FLATTER, watts: 215 }));
    expect(words(sheet, 'past.gradient')).toMatch(
      /^The later ride was stronger uphill on like gradients at about the same heart rate: on 14 June \d+ W at 150 bpm, on 21 June \d+ W at 150 bpm\. The difference is \d+ W; up to \d+ W could be the sensors alone\./,
    );
    expect(changed(sheet, 'past.whole')).toBeNull();
  });

  it('is not, where the hills are the same or the routes are equally hilly', () => {
    expect(changed(of(ride(), ride({ watts: 215 })), 'past.gradient')).toBeNull();
    expect(changed(of(ride(), ride({ watts: 215, way: ELSEWHERE })), 'past.gradient')).toBeNull();
  });

  it('is not, where one has too little of it', () => {
    const flat = ride({ ...FLATTER, heightAt: () => 500, watts: 215 });
    expect(changed(of(ride(), flat), 'past.gradient')).toBeNull();
  });

  it('is not, between two kinds of session', () => {
    const set = ride({
      ...FLATTER,
      channels: {
        power: (second) => 260 + 190 * Math.sign(Math.sin(second / 25) + Math.sin(second / 61)),
      },
    });
    expect(changed(of(ride(), set), 'past.gradient')).toBeNull();
  });
});

describe('output for each heartbeat', () => {
  /** So even that no output is held in both, though they are near enough to compare. */
  const even = (watts: number, bpm: number, way = LOOP) =>
    ride({ way, bpm, heightAt: () => 500, speedMps: 8, channels: { power: () => watts } });

  it('is compared where outputs are alike and none of them was held in both', () => {
    expect(words(of(even(178, 150), even(197, 150, ELSEWHERE)), 'cost.efficiency')).toMatch(
      /^Each heartbeat gave more in the later ride: on 14 June an efficiency factor of 1\.19 W\/bpm, on 21 June of 1\.31 W\/bpm\./,
    );
    expect(words(of(even(197, 150), even(178, 150, ELSEWHERE)), 'cost.efficiency')).toMatch(
      /^Each heartbeat gave less in the later ride/,
    );
  });

  it('is not, where heart rates at one output say it better', () => {
    const sheet = of(even(190, 150), even(190, 139, ELSEWHERE));
    expect(changed(sheet, 'cost.like-output')).not.toBeNull();
    expect(changed(sheet, 'cost.efficiency')).toBeNull();
  });

  it('is not, between outputs far apart, nor where it is the same', () => {
    expect(changed(of(even(165, 150), even(195, 150, ELSEWHERE)), 'cost.efficiency')).toBeNull();
    expect(changed(of(even(178, 143), even(197, 158, ELSEWHERE)), 'cost.efficiency')).toBeNull();
  });

  it('is not, where one has no heart rate', () => {
    const silent = without(even(197, 150, ELSEWHERE), 'heartRate');
    expect(changed(of(even(178, 150), silent), 'cost.efficiency')).toBeNull();
  });
});
