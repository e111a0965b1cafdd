import { describe, expect, it } from '@jest/globals';
import { aRecording, type RecordingChanges } from '#test/builders/workouts/recording.builder.js';
import { analyse } from '../analyse.js';

const NONE = { ftpW: null, maxHr: null, restingHr: null, weightKg: null };
const TIME = [...Array(600).keys()];
const over = (usual: number, odd: (second: number) => number | undefined = () => undefined) =>
  TIME.map((second) => odd(second) ?? usual);

function toldOf(changes: RecordingChanges) {
  return analyse(aRecording({ time: TIME, ...changes }), NONE).repairs.filter(
    ({ channel }) => channel !== undefined,
  );
}

describe('what the device summed up of repaired readings', () => {
  it('falls where its maximum was one of them, and says which', () => {
    const power = over(200, (second) => (second === 300 ? 62_854 : undefined));
    expect(toldOf({ values: { power }, device: { maxPowerW: 62_854, avgPowerW: 304 } })).toEqual([
      {
        kind: 'device-maximum',
        channel: 'power',
        text:
          'The maximum power of 62854 W that your device wrote counts readings that were ' +
          'repaired: the highest that is left is 200 W.',
        seconds: 0,
      },
    ]);
  });

  it('falls in speed, heart rate and cadence as well', () => {
    const odd = (value: number) => (second: number) =>
      second > 300 && second < 303 ? value : undefined;
    const values = {
      speed: over(8, odd(90)),
      heartRate: over(140, odd(240)),
      cadence: over(85, odd(250)),
    };
    const told = toldOf({ values, device: { maxSpeedMps: 90, maxHr: 240, maxCadence: 250 } });
    expect(told.map(({ kind, channel }) => [kind, channel])).toEqual([
      ['device-maximum', 'heartRate'],
      ['device-maximum', 'speed'],
      ['device-maximum', 'cadence'],
    ]);
    expect(told.map(({ text }) => text).join(' ')).toMatch(
      /240 bpm.*140 bpm.*324\.0 km\/h.*28\.8 km\/h.*250 rpm.*85 rpm/,
    );
  });

  it("stays where only a lost sensor's readings went, or the device saw more", () => {
    const lost = over(140, (second) => (second % 3 === 0 ? 0 : undefined));
    expect(toldOf({ values: { heartRate: lost }, device: { maxHr: 178, avgHr: 150 } })).toEqual([]);
    expect(
      toldOf({ values: { power: over(200) }, device: { maxPowerW: 640, avgPowerW: 210 } }),
    ).toEqual([]);
  });

  it('has no mean, and no maximum, where too little is left', () => {
    const heartRate = over(120, (second) => (second < 400 ? 250 : undefined));
    expect(
      toldOf({ values: { heartRate }, device: { maxHr: 250, avgHr: 206 } }).map(
        ({ kind, text }) => [kind, text.split(': ')[1]],
      ),
    ).toEqual([
      ['little-left', 'too little is left to tell another one.'],
      ['little-left', 'too little is left to tell another one.'],
    ]);
  });

  it('recalculates climbing where heights were left out', () => {
    const altitude = TIME.map((second) => (second === 300 ? 20_000 : second / 10));
    const recording = aRecording({
      time: TIME,
      values: { altitude },
      device: { ascentM: 19_970, descentM: 19_910 },
    });
    const { repairs, metrics } = analyse(recording, NONE);
    expect(repairs.map(({ kind }) => kind)).toContain('device-climbing');
    expect(metrics['elevationGain']?.value).toBeCloseTo(60, -1);
    expect(metrics['elevationLoss']?.value).toBeCloseTo(0, 5);
  });
});
