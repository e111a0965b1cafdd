import { describe, expect, it } from '@jest/globals';
import { changed, comparisonOf, repeats, sessionOf } from '#test/builders/compared.js';
import { shown } from '#test/builders/found.js';
import { writeComparisonReport } from '#coaching/domain/report/comparison-report.js';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { changesIn } from './index.js';
import type { Recording } from '#analysis/recording/recording.js';

const steady = (watts: number, seconds = 4200, plan = {}) =>
  sessionOf('cycling', [['steady', watts, seconds]], { laps: 'none', ...plan });
const jog = (speed: number, seconds = 2700, plan = {}) =>
  sessionOf('running', [['steady', speed, seconds]], { laps: 'auto', ...plan });
const of = (...recordings: readonly Recording[]) =>
  comparisonOf(recordings.map((recording) => ({ recording })));
const words = (sheet: ReturnType<typeof of>, kind: string) => shown(sheet, changed(sheet, kind));
const headline = (sheet: ReturnType<typeof of>) => writeComparisonReport(sheet).headline;

describe('the same set in both', () => {
  it('heads the comparison with the change and its uncertainty', () => {
    const sheet = of(repeats(5, 270), repeats(5, 292));
    expect(headline(sheet)).toMatch(
      /^The later ride was stronger in the same set of 5 × 4 min.*: on 14 June \d+ W at \d+ bpm, on 21 June \d+ W at \d+ bpm$/,
    );
    expect(words(sheet, 'past.same-set')).toMatch(
      /The difference is \d+ W; up to \d+ W could be the sensors alone\./,
    );
  });

  it('is compared over as many repetitions as the shorter one has', () => {
    const sheet = of(repeats(3, 270), repeats(5, 292));
    const said = words(sheet, 'past.same-set');
    expect(said).toMatch(/^The later ride was stronger over the first three reps/);
    expect(said?.match(/on 21 June five/g)).toHaveLength(1);
    expect(changed(sheet, 'structure.unlike')).toBeNull();
  });

  it('judges the later one, and names A before B whichever the base is', () => {
    const given = [repeats(5, 270), repeats(5, 292)].map((recording) => ({ recording }));
    expect(headline(comparisonOf(given, [1, 0]))).toMatch(
      /^The later ride was stronger .*: on 21 June \d+ W at \d+ bpm, on 14 June \d+ W at \d+ bpm$/,
    );
  });

  it('calls a difference within the error of a power meter no change', () => {
    const sheet = of(repeats(5, 280), repeats(5, 283));
    expect(words(sheet, 'past.same-set')).toMatch(/^No measurable change in the same set/);
  });

  it('tells of recoveries that were shorter', () => {
    expect(words(of(repeats(5, 280), repeats(5, 280, 90)), 'past.same-set')).toMatch(
      /Recoveries were \S+( min)?.* shorter on 21 June than on 14 June, which makes the later set harder/,
    );
  });

  it('is no set where the lengths differ', () => {
    const short = sessionOf('cycling', [
      ['warmup', 130, 760],
      ...Array.from({ length: 8 }, () => [
        ['work', 330, 60] as const,
        ['recovery', 110, 90] as const,
      ]).flat(),
      ['cooldown', 120, 560],
    ]);
    const sheet = of(repeats(5, 280), short);
    expect(changed(sheet, 'past.same-set')).toBeNull();
    expect(headline(sheet)).toMatch(/^These two are not alike: .*5 × 4 min.*8 × /);
  });

  it('of three is a trend', () => {
    const sheet = of(repeats(5, 262), repeats(5, 276), repeats(5, 292));
    expect(headline(sheet)).toMatch(
      /^Stronger from one to the next in the same set: on 14 June \d+ W, on 21 June \d+ W, on 28 June \d+ W$/,
    );
    expect(changed(sheet, 'past.same-set')).toBeNull();
    expect(changed(sheet, 'past.trend-route')).toBeNull();
  });
});

describe('a set that held in one and fell off in the other', () => {
  const falling = sessionOf('cycling', [
    ['warmup', 130, 760],
    ...[300, 290, 276, 262, 248].flatMap((watts) => [
      ['work', watts, 240] as const,
      ['recovery', 120, 150] as const,
    ]),
    ['cooldown', 120, 560],
  ]);

  it('is a finding with the start that held', () => {
    expect(words(of(falling, repeats(5, 275)), 'cost.set-held')).toMatch(
      /^The set held better in the later ride: .* Open the next set at \d+ W, as on 21 June/,
    );
    expect(changed(of(repeats(5, 275), repeats(5, 275)), 'cost.set-held')).toBeNull();
  });
});

describe('one route', () => {
  it('is known by its shape, and the time on it is compared', () => {
    const distance = (recording: Recording) => recording.channels.distance?.values.at(-1) ?? 0;
    const slow = steady(180, 4200);
    const fast = steady(215, Math.round((4200 * distance(slow)) / distance(steady(215, 4200))));
    expect(words(of(slow, fast), 'past.same-route')).toMatch(
      /^The later ride was faster over the same route, at a higher heart rate: on 14 June [\d:]+ at \d+ bpm, on 21 June [\d:]+ at \d+ bpm\./,
    );
    const elsewhere = steady(180, 4200, {
      loop: { latitude: 47.5, longitude: 8.1, lengthM: 24_000 },
    });
    expect(changed(of(slow, elsewhere), 'past.same-route')).toBeNull();
  });

  it('is no matter on foot, where one distance is enough', () => {
    const elsewhere = { loop: { latitude: 47.5, longitude: 8.1, lengthM: 8000 } };
    expect(words(of(jog(3), jog(3.15, 2571, elsewhere)), 'past.same-route')).toMatch(
      /over the same distance/,
    );
  });
});

describe('sessions of two kinds', () => {
  it('are said to be so, with what can be compared all the same', () => {
    const sheet = of(steady(190, 7200), repeats(5, 285));
    expect(words(sheet, 'structure.unlike')).toMatch(
      /^These two are not alike: on 14 June a steady ride of [\d:]+, on 21 June intervals of 5 × 4 min\. Only the best stretch of one length and the load can be compared/,
    );
    expect(words(sheet, 'past.best')).toMatch(/^Best 20 min power: on 14 June \d+ W, on 21 June/);
    expect(changed(sheet, 'past.whole')).toBeNull();
  });

  it('leave the other two of three', () => {
    expect(headline(of(steady(190), steady(192), repeats(5, 285)))).toMatch(
      /^Only those on 14 June and on 21 June are alike; on 28 June intervals of 5 × 4 min$/,
    );
  });
});

describe('what it cost', () => {
  const warm = (recording: Recording, celsius: number): Recording => ({
    ...recording,
    channels: {
      ...recording.channels,
      temperature: {
        values: Float64Array.from(recording.time, () => celsius),
        source: 'measured',
      },
    },
  });
  const beating = (recording: Recording, more: number): Recording => ({
    ...recording,
    channels: {
      ...recording.channels,
      heartRate: {
        values: Float64Array.from(
          recording.channels.heartRate?.values ?? [],
          (value) => value + more,
        ),
        source: 'measured',
      },
    },
  });

  it('is heart rate at an output that both held', () => {
    const sheet = of(steady(190), beating(steady(190), -11));
    expect(words(sheet, 'cost.like-output')).toMatch(
      /^At \d+ W your heart rate was lower in the later ride: on 14 June \d+ bpm, on 21 June \d+ bpm\./,
    );
    expect(words(of(steady(190), steady(190)), 'cost.like-output')).toMatch(/about the same/);
  });

  it('is explained by heat before anything else', () => {
    const sheet = of(warm(steady(190), 12), warm(beating(steady(190), 11), 29));
    expect(words(sheet, 'conditions.heat')).toMatch(
      /^On 14 June it was 12 °C at the device, on 21 June 29 °C: 17 °C apart/,
    );
    expect(words(sheet, 'cost.like-output')).toMatch(/it was 17 °C warmer, and heat can raise/);
    expect(changed(of(steady(190), steady(190)), 'conditions.heat')).toBeNull();
  });

  it('is not compared where a sensor is missing in one', () => {
    const sheet = of(steady(190), steady(190, 4200, { without: ['heartRate'] }));
    expect(words(sheet, 'data.no-heart-rate')).toMatch(/^On 21 June no heart rate was recorded/);
    expect(changed(sheet, 'cost.like-output')).toBeNull();
    const powerless = of(steady(190, 4200, { without: ['power'] }), steady(190));
    expect(words(powerless, 'data.no-power')).toMatch(/^On 14 June no power was recorded/);
    expect(changed(of(steady(190), steady(190)), 'data.')).toBeNull();
  });
});

describe('a fade', () => {
  it('that is gone is a finding, with the start that held', () => {
    const faded = sessionOf(
      'cycling',
      [
        ['steady', 225, 3000],
        ['steady', 188, 1200],
      ],
      { laps: 'none' },
    );
    const sheet = of(faded, steady(205));
    expect(words(sheet, 'cost.fade')).toMatch(
      /^Less fade in the later ride: on 14 June power in the last quarter/,
    );
    expect(changed(of(steady(205), steady(207)), 'cost.fade')).toBeNull();
  });

  it('turned into a stronger end is a finding too', () => {
    const building = sessionOf(
      'cycling',
      [
        ['steady', 185, 2600],
        ['steady', 208, 1600],
      ],
      { laps: 'none' },
    );
    expect(words(of(steady(195), building), 'cost.fade')).toMatch(
      /^A stronger end in the later ride: on 14 June .*, on 21 June \d+% higher/,
    );
  });
});

describe('conditions', () => {
  it('in a room and on the road do not compare in speed', () => {
    const sheet = of(steady(190), steady(190, 4200, { indoor: true }));
    expect(words(sheet, 'conditions.indoors')).toMatch(
      /^On 14 June you rode outdoors, on 21 June indoors, so speed and distance do not compare/,
    );
    expect(changed(sheet, 'past.same-route')).toBeNull();
  });

  it('include the length where one was much longer', () => {
    expect(words(of(steady(190, 3600), steady(190, 9000)), 'structure.longer')).toMatch(
      /^The later ride was much longer: on 14 June [\d:]+, on 21 June [\d:]+/,
    );
    expect(changed(of(steady(190, 3600), steady(190, 4000)), 'structure.longer')).toBeNull();
  });
});

it('passes the verifier with every sentence of every finding', () => {
  const recordings = [steady(190), steady(206), repeats(4, 285), repeats(6, 270), jog(3), jog(3.2)];
  const pairs = recordings.flatMap((one, at) =>
    recordings
      .slice(at + 1)
      .flatMap((other) => (one.family === other.family ? [of(one, other)] : [])),
  );
  const dropped = pairs.flatMap((sheet) =>
    changesIn(sheet)
      .flatMap(({ statement, because, action }) => [`${statement}.`, ...because, action ?? null])
      .filter((line) => line !== null)
      .filter((line) => new Verifier(sheet, '').judge(line).problems.length > 0),
  );
  expect(dropped.map(withoutMarks)).toEqual([]);
  expect(pairs).toHaveLength(7);
});
