import { describe, expect, it } from '@jest/globals';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { lapsOf, recordingOf, steps } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';

/** A heart never beats like a clock. */
const beating = (rate: (second: number) => number) => (second: number) =>
  Math.round(rate(second) + 1.3 * Math.sin(second / 9) + 0.9 * Math.sin(second / 41 + 1));
const wavering = (watts: number) => (second: number) =>
  Math.round(watts * (1 + 0.03 * Math.sin(second / 7) + 0.02 * Math.sin(second / 31)));
const rideOf = (
  seconds: number,
  power: (second: number) => number,
  heartRate: (second: number) => number,
) => steadyRide(seconds, { channels: { power, heartRate: beating(heartRate) } });

/** Two blocks of 15 min with 5 min between them. */
const PARTS: [number, number][] = [
  [900, 130],
  [900, 210],
  [300, 110],
  [900, 210],
  [600, 110],
];
const blocks = (
  heartRate: (second: number) => number,
  cadence: (second: number) => number = () => 88,
) =>
  steadyRide(3600, {
    indoor: true,
    channels: { power: steps(PARTS), heartRate: beating(heartRate), cadence },
    laps: lapsOf(PARTS.map(([seconds]) => ({ seconds, trigger: 'manual' as const }))),
  });

describe('findings of what a session cost', () => {
  it('say that the same power cost more late than early', () => {
    const sheet = sheetOf(rideOf(7200, wavering(200), (second) => 132 + second / 360));
    expect(shown(sheet, found(sheet, 'cost.like'))).toMatch(/heart rate rose from \d+ bpm/);
    expect(found(sheet, 'cost.like.none')).toBeNull();
  });

  it('say that there was no drift where heart rate stayed', () => {
    const sheet = sheetOf(rideOf(7200, wavering(200), () => 140));
    expect(shown(sheet, found(sheet, 'cost.like.none'))).toMatch(/140 bpm early.*140 bpm late/);
    expect(found(sheet, 'cost.like.rose')).toBeNull();
  });

  it('count a low heart rate of the first minutes as warming up', () => {
    const warmed = rideOf(5400, wavering(180), (second) => Math.min(140, 95 + second / 30));
    const sheet = sheetOf(warmed);
    expect(shown(sheet, found(sheet, 'cost.like'))).toContain('belongs to the warm-up');
  });

  it('say by how much heart rate rose in minutes of constant power', () => {
    const hold = (rise: number) =>
      rideOf(
        2400,
        (second) => (second < 900 || second >= 1500 ? 172 : 200),
        (second) => (second < 900 || second >= 1500 ? 138 : 146 + ((second - 900) / 600) * rise),
      );
    const sheet = sheetOf(hold(18));
    expect(shown(sheet, found(sheet, 'cost.rise'))).toMatch(/10 min at 200 W/);
    expect(found(sheetOf(hold(2)), 'cost.rise')).toBeNull();
  });

  it('say that cadence collapsed while the power stayed', () => {
    const dying = (second: number) => (second < 2100 ? 85 : 85 - Math.max(0, second - 2200) / 25);
    const rate = (second: number) => (second < 2100 ? 145 : 150 + Math.max(0, second - 2100) / 60);
    const sheet = sheetOf(blocks(rate, dying));
    expect(shown(sheet, found(sheet, 'cost.cadence.collapse'))).toMatch(
      /The trainer held the power, the legs did not\..*keep the cadence of the first block, 85 rpm/,
    );
    expect(found(sheetOf(blocks(rate)), 'cost.cadence.collapse')).toBeNull();
  });

  it('set the last repetition against the first at like power', () => {
    const rising = sheetOf(blocks((second) => (second < 2100 ? 145 : 156)));
    expect(shown(rising, found(rising, 'cost.set'))).toMatch(/11 bpm more|rose from/);
    const level = sheetOf(blocks(() => 150));
    expect(shown(level, found(level, 'cost.set'))).toContain('cost no more than the first');
  });

  it('say that the best minutes came late, and not where the power was even', () => {
    const late = rideOf(
      5400,
      (second) => (second > 4500 && second < 4810 ? 290 : wavering(190)(second)),
      () => 140,
    );
    const sheet = sheetOf(late);
    expect(shown(sheet, found(sheet, 'structure.late-best'))).toMatch(/5 min.*290 W.*on purpose/);
    const even = sheetOf(rideOf(5400, wavering(190), () => 140));
    expect(found(even, 'structure.late-best')).toBeNull();
  });

  it('call a session easy by heart rate, and a hard one not', () => {
    const easy = sheetOf(rideOf(6000, wavering(140), () => 118));
    expect(shown(easy, found(easy, 'structure.light'))).toMatch(/aerobic endurance/i);
    const hard = sheetOf(rideOf(6000, wavering(235), () => 168));
    expect(found(hard, 'structure.light')).toBeNull();
    expect(shown(hard, found(hard, 'cost.hard'))).toMatch(/race-like load/i);
    expect(found(easy, 'cost.hard')).toBeNull();
  });

  it('say where a session was neither easy nor hard', () => {
    const sheet = sheetOf(rideOf(5400, wavering(185), () => 150));
    expect(shown(sheet, found(sheet, 'cost.between'))).toMatch(/150 bpm|151 bpm/);
    expect(found(sheetOf(rideOf(5400, wavering(140), () => 118)), 'cost.between')).toBeNull();
  });

  it('ask for a longer session only where heart rate leaves room', () => {
    const like = (bpm: number) =>
      found(sheetOf(rideOf(7200, wavering(200), () => bpm)), 'cost.like');
    expect(like(140)?.action).toBeDefined();
    expect(like(172)?.action).toBeUndefined();
  });

  it('say that power faded, that it was let go, and neither where it was even', () => {
    const ended = (share: number, beats: number) =>
      sheetOf(
        rideOf(
          5400,
          (second) => wavering(second < 4000 ? 210 : 210 * share)(second),
          (second) => (second < 4050 ? 150 : 150 - beats),
        ),
      );
    const faded = ended(0.85, 0);
    expect(shown(faded, found(faded, 'cost.fade'))).toMatch(/1[45]%.*Start the next one at 19\d W/);
    const eased = ended(0.75, 22);
    expect(shown(eased, found(eased, 'cost.eased'))).toContain('let go rather than lost');
    expect(found(eased, 'cost.fade')).toBeNull();
    expect(found(ended(1, 0), 'cost.fade')).toBeNull();
    expect(found(ended(1, 0), 'cost.eased')).toBeNull();
  });

  it('say that hours of it were too hard', () => {
    const run = steadyRun(17_000, 2.4, { channels: { heartRate: beating(() => 163) } });
    const sheet = sheetOf(run);
    expect(shown(sheet, found(sheet, 'cost.hard'))).toMatch(/163 bpm.*cap the first hours/);
  });

  it('explain power that slipped by coasting where pedalling stayed the same', () => {
    const coasted = rideOf(
      7200,
      (second) => (second > 3600 && second % 61 < 7 ? 0 : wavering(170)(second)),
      () => 134,
    );
    const sheet = sheetOf(coasted);
    expect(shown(sheet, found(sheet, 'cost.coasting'))).toContain('coasting');
    expect(found(sheetOf(rideOf(7200, wavering(170), () => 134)), 'cost.coasting')).toBeNull();
  });

  it('say that the hardest minutes for the heart came first', () => {
    const opened = (rate: number) =>
      steadyRide(7200, {
        channels: {
          power: () => Number.NaN,
          heartRate: beating((second) => (second > 120 && second < 720 ? rate : 140)),
        },
      });
    const sheet = sheetOf(opened(175));
    expect(shown(sheet, found(sheet, 'structure.early-peak'))).toMatch(/came early.*easy minutes/);
    expect(found(sheetOf(opened(140)), 'structure.early-peak')).toBeNull();
  });

  it('read an empty body from speed and heart rate that fell together', () => {
    const tired = (second: number) => Math.max(0, second - 14_400);
    const day = (falling: boolean) =>
      steadyRide(25_200, {
        channels: {
          power: () => Number.NaN,
          speed: (second) => (falling ? 9 - tired(second) / 4300 : 9),
          distance: (second) => 9 * second - (falling ? tired(second) ** 2 / 8600 : 0),
          heartRate: beating((second) =>
            falling && second > 14_400 ? 146 - (second - 14_400) / 800 : 146,
          ),
        },
      });
    const sheet = sheetOf(day(true));
    expect(shown(sheet, found(sheet, 'cost.hours'))).toMatch(
      /empty rather than lazy.*by the clock/,
    );
    expect(found(sheetOf(day(false)), 'cost.hours')).toBeNull();
  });

  it('name a leg that does more, and no difference that a meter may make up', () => {
    const legs = (right: number) =>
      sheetOf(
        recordingOf({
          seconds: 3600,
          channels: {
            power: wavering(200),
            heartRate: beating(() => 140),
            rightBalance: () => right,
          },
        }),
      );
    expect(found(legs(46), 'cost.balance')?.statement).toContain('46');
    expect(found(legs(49), 'cost.balance')).toBeNull();
  });
});
