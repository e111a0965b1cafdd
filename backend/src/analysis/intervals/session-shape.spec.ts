import { describe, expect, it } from '@jest/globals';
import {
  ATHLETE,
  NOBODY,
  profileThreshold,
  recordingOf,
  steps,
} from '#test/builders/recording.builder.js';
import {
  driftingRide,
  intervalRide,
  runWithPauses,
  steadyRide,
  steadyRun,
} from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';

describe('session shape', () => {
  it('is steady where the output hardly changes', () => {
    expect(analyse(driftingRide(5), ATHLETE).sessionShape).toBe('steady');
    expect(analyse(runWithPauses(), ATHLETE).sessionShape).toBe('steady');
  });

  it('is intervals where repetitions are alike, with laps or without', () => {
    expect(analyse(intervalRide(), ATHLETE).sessionShape).toBe('intervals');
    expect(analyse({ ...intervalRide(), laps: [] }, ATHLETE).sessionShape).toBe('intervals');
    const walkBreaks = steadyRun(3000, 3, {
      channels: { speed: (second) => (second % 300 < 240 ? 3.2 : 1.5) },
    });
    expect(analyse(walkBreaks, ATHLETE).sessionShape).toBe('intervals');
  });

  it('is rolling with moderate and stochastic with large irregular changes', () => {
    const waves =
      (depth: number) =>
      (second: number): number =>
        200 + depth * (Math.sin(second / 97) + Math.sin(second / 41) + Math.sin(second / 173));
    expect(
      analyse(steadyRide(5400, { channels: { power: waves(55) } }), ATHLETE).sessionShape,
    ).toBe('rolling');
    expect(
      analyse(
        steadyRide(5400, { channels: { power: (second) => Math.max(0, waves(160)(second)) } }),
        ATHLETE,
      ).sessionShape,
    ).toBe('stochastic');
  });

  it('is not steady where its quarters are further apart than a steady session varies [D8]', () => {
    const quarters = (...watts: number[]) =>
      analyse(
        recordingOf({
          seconds: 1800,
          channels: { power: steps(watts.map((value) => [450, value])), heartRate: () => 140 },
        }),
        ATHLETE,
      ).sessionShape;
    expect(quarters(141, 165, 199, 150)).toBe('rolling');
    expect(quarters(150, 160, 180, 150)).toBe('steady');
  });

  it('is race effort where heart rate or output stay at race level', () => {
    const hard = (heartRate: number, power: number) =>
      steadyRide(2000, { channels: { heartRate: () => heartRate, power: () => power } });
    expect(analyse(hard(180, 275), ATHLETE)).toMatchObject({
      sessionShape: 'race',
      sessionShapeConfidence: 0.9,
    });
    expect(analyse(hard(180, 275), { ...ATHLETE, ftpW: null })).toMatchObject({
      sessionShape: 'race',
      sessionShapeConfidence: 0.6,
    });
    expect(analyse(hard(180, 275), NOBODY).sessionShape).toBe('steady');
    expect(analyse(hard(180, 200), ATHLETE).sessionShape).toBe('steady');
    expect(analyse(hard(140, 275), ATHLETE).sessionShape).toBe('steady');
    const run = steadyRun(1500, 1000 / 300, { channels: { heartRate: () => 178 } });
    expect(analyse(run, { ...ATHLETE, basePaceSPerKm: profileThreshold(300) })).toMatchObject({
      sessionShape: 'race',
      sessionShapeConfidence: 0.9,
    });
    expect(analyse(run, { ...ATHLETE, basePaceSPerKm: profileThreshold(240) }).sessionShape).toBe(
      'steady',
    );
  });

  it('is no race where the athlete stopped often', () => {
    const pauses = [{ from: 900, to: 1000 }];
    const time = Array.from({ length: 2000 }, (_, second) => second).filter(
      (second) => second <= 900 || second >= 1000,
    );
    expect(
      analyse(
        steadyRide(2000, { time, pauses, channels: { heartRate: () => 180, power: () => 275 } }),
        ATHLETE,
      ).sessionShape,
    ).toBe('steady');
  });

  it('says how clear it is: half sure at the edge of two shapes, sure far from any', () => {
    const wavy = (depth: number) =>
      steadyRide(3600, { channels: { power: (second) => 200 + depth * Math.sin(second / 40) } });
    const sureness = (depth: number): number =>
      analyse(wavy(depth), NOBODY).sessionShapeConfidence ?? 0;
    expect(sureness(0)).toBe(1);
    expect(sureness(60)).toBeLessThan(sureness(40));
    expect(sureness(60)).toBeGreaterThanOrEqual(0.5);
  });

  it('is unknown for under ten minutes and without output', () => {
    expect(analyse(steadyRide(599), ATHLETE).sessionShape).toBe('unknown');
    expect(
      analyse(
        steadyRide(1200, { channels: { power: () => 0, speed: () => 0, distance: () => 0 } }),
        ATHLETE,
      ).sessionShape,
    ).toBe('unknown');
  });
});
