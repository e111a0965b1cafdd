import { describe, expect, it } from '@jest/globals';
import { ATHLETE, recordingOf, type RecordingPlan } from '#test/builders/recording.builder.js';
import { runWithPauses, steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import type { Span } from '../recording/recording.js';
import type { Stops } from './stops.js';

const SPEED = 8;

/** A ride that stands still in some spans, with the timer paused in some of them. */
function rideStanding(still: readonly Span[], paused: readonly Span[] = [], seconds = 3600) {
  const stands = (second: number): boolean =>
    still.some(({ from, to }) => second > from && second <= to);
  const metres = [0];
  for (let second = 1; second < seconds; second++)
    metres.push((metres.at(-1) ?? 0) + (stands(second) ? 0 : SPEED));
  const off = (value: number) => (second: number) => (stands(second) ? 0 : value);
  const plan: RecordingPlan = {
    time: Array.from({ length: seconds }, (_, second) => second).filter(
      (second) => !paused.some(({ from, to }) => second > from && second < to),
    ),
    pauses: paused,
    channels: {
      speed: off(SPEED),
      power: off(200),
      cadence: off(88),
      distance: (second) => metres[second] ?? 0,
      latitude: (second) => 47 + (metres[second] ?? 0) / 111_196,
      longitude: () => 8,
    },
  };
  return recordingOf(plan);
}

const span = (from: number, seconds: number): Span => ({ from, to: from + seconds });
function stopsIn(...given: Parameters<typeof rideStanding>): Stops {
  const { stops } = analyse(rideStanding(...given), ATHLETE);
  if (stops === undefined) throw new Error('no stops');
  return stops;
}

describe('stops', () => {
  it('are pauses of the timer and standing with the clock on', () => {
    const [paused, standing] = [span(600, 200), span(2000, 90)];
    const stops = stopsIn([paused, standing], [paused]);
    expect(stops).toMatchObject({ count: 2, pauses: 1, pausedS: 200, longestS: 200 });
    expect(stops.totalS).toBeCloseTo(290, -1);
    expect(stops.list.map(({ from, seconds }) => [from, seconds])).toEqual([
      [600, 200],
      [2000, 90],
    ]);
    expect(stops.list.map(({ timerS }) => timerS > 0)).toEqual([false, true]);
  });

  it('have their place in metres and degrees', () => {
    const [stop] = stopsIn([span(1000, 120)]).list;
    expect(stop?.distanceM).toBeCloseTo(8000, 0);
    expect(stop?.latitude).toBeCloseTo(47 + 8000 / 111_196, 5);
    expect(stop?.longitude).toBe(8);
  });

  it('are not a few seconds of standing, nor a second of lost GPS', () => {
    expect(stopsIn([span(600, 6), span(1200, 1), span(1800, 9)])).toMatchObject({
      count: 0,
      totalS: 0,
      longestS: 0,
    });
  });

  it('are one where the athlete only shuffles forward', () => {
    const stops = stopsIn([span(600, 60), span(663, 60)]);
    expect(stops.count).toBe(1);
    expect(stops.list[0]).toMatchObject({ from: 600, to: 723, seconds: 120, timerS: 120 });
  });

  it('have one length in the list, the longest and the total', () => {
    const stops = stopsIn([span(600, 60), span(663, 60), span(1500, 40)]);
    expect(stops.list.map(({ seconds }) => seconds)).toEqual([120, 40]);
    expect(stops).toMatchObject({ totalS: 160, timerS: 160, longestS: 120 });
  });

  it('are not a few moments of standing on a slow walk', () => {
    const stops = stopsIn([600, 604, 608, 612].map((from) => span(from, 2)));
    expect(stops.count).toBe(0);
  });

  it('leave out standing before the start and after the end', () => {
    const stops = stopsIn([span(0, 300), span(1500, 60), span(3400, 300)]);
    expect(stops.count).toBe(1);
    expect(stops.beforeS).toBeCloseTo(300, -1);
    expect(stops.afterS).toBeCloseTo(200, -1);
  });

  it('are not a hole in the data over which the distance went on', () => {
    const ride = steadyRide();
    const hole = (second: number): boolean => second > 900 && second < 1100;
    const time = Array.from(ride.time).filter((second) => !hole(second));
    const { stops } = analyse(steadyRide(3600, { time, channels: {} }), ATHLETE);
    expect(stops?.count).toBe(0);
  });

  it('are the gap between two sessions of a file', () => {
    const gap = 4800;
    const time = [
      ...Array.from({ length: 1200 }, (_, second) => second),
      ...Array.from({ length: 1200 }, (_, second) => 1200 + gap + second),
    ];
    const run = steadyRun(0, 3, {
      time,
      pauses: [{ from: 1199, to: 1200 + gap }],
      channels: { distance: (second) => (second < 1200 ? second : second - gap) * 3 },
    });
    const { stops } = analyse(run, ATHLETE);
    expect(stops?.count).toBe(1);
    expect(stops?.longestS).toBeCloseTo(gap, -2);
  });

  it('are not the days between two files that were joined', () => {
    const { time, ...ride } = steadyRide(1200);
    const gap = 3 * 86_400;
    const joined = {
      ...ride,
      time: time.map((second) => (second < 600 ? second : second + gap)),
      pauses: [{ from: 599, to: 600 + gap }],
    };
    expect(analyse(joined, ATHLETE).stops).toMatchObject({ count: 0, totalS: 0, pausedS: 0 });
  });

  it('sum up to no more than elapsed less moving time', () => {
    for (const recording of [
      runWithPauses(),
      rideStanding([span(600, 200), span(850, 30), span(2000, 90)], [span(600, 200)]),
    ]) {
      const { stops, metrics } = analyse(recording, ATHLETE);
      const stood = (metrics['elapsedTime']?.value ?? 0) - (metrics['movingTime']?.value ?? 0);
      expect(
        (stops?.totalS ?? 0) + (stops?.beforeS ?? 0) + (stops?.afterS ?? 0),
      ).toBeLessThanOrEqual(stood + 1);
    }
  });
});

describe('stop-and-go', () => {
  const lights = [300, 480, 700, 900, 1100].map((from) => span(from, 40));

  it('is a stretch of many short stops, from the start where it begins there', () => {
    const { stopAndGo } = stopsIn([span(60, 30), ...lights]);
    expect(stopAndGo).toHaveLength(1);
    expect(stopAndGo[0]).toMatchObject({ from: 0, to: 1140, stops: 6, standingS: 230 });
    expect(stopAndGo[0]?.distanceM).toBeCloseTo((1100 - 190) * SPEED, -2);
  });

  it('is not a few stops, long stops, or stops far apart', () => {
    expect(stopsIn(lights.slice(0, 3)).stopAndGo).toEqual([]);
    expect(stopsIn([300, 1000, 1700, 2400].map((from) => span(from, 30))).stopAndGo).toEqual([]);
    expect(stopsIn([300, 800, 1300, 1800].map((from) => span(from, 300))).stopAndGo).toEqual([]);
  });
});

describe('coasting', () => {
  const rolling = (spans: readonly Span[]) => {
    const legs = (value: number) => (second: number) =>
      spans.some(({ from, to }) => second > from && second <= to) ? 0 : value;
    return analyse(
      steadyRide(3600, { channels: { power: legs(200), cadence: legs(88) } }),
      ATHLETE,
    );
  };

  it('has its share of the moving time and its long spans', () => {
    const { coasting, metrics } = rolling([span(600, 300), span(2000, 12)]);
    expect(coasting).toMatchObject({ seconds: 312, longSpans: 1, longS: 300 });
    expect(coasting?.longest[0]).toMatchObject({ from: 600, to: 900, distanceM: 2700 });
    expect(coasting?.percent).toBeCloseTo(metrics['coastingShare']?.value ?? Number.NaN, 9);
  });

  it('goes on over a turn of the legs', () => {
    expect(rolling([span(600, 100), span(703, 100)]).coasting).toMatchObject({
      longSpans: 1,
      longS: 203,
    });
  });

  it('is what a descent with a turn now and then is, and one with a few watts', () => {
    const downhill = (second: number): boolean => second > 600 && second <= 900;
    const legs = (there: number, else_: number) => (second: number) =>
      downhill(second) ? there : else_;
    const ride = (power: number, cadence: number) =>
      analyse(
        steadyRide(3600, { channels: { power: legs(power, 200), cadence: legs(cadence, 88) } }),
        ATHLETE,
      );
    for (const { coasting, metrics } of [ride(5, 3), ride(3, 60), ride(30, 2)]) {
      expect(coasting).toMatchObject({ seconds: 300, longSpans: 1 });
      expect(metrics['coastingShare']?.value).toBeCloseTo((300 / 3599) * 100, 1);
    }
    expect(ride(30, 60).coasting?.seconds).toBe(0);
  });

  it('follows cadence where the power meter was dead', () => {
    const ride = steadyRide(3600, { channels: { power: () => 0, cadence: () => 88 } });
    expect(analyse(ride, ATHLETE).coasting?.seconds).toBe(0);
  });

  it('is absent on runs, and without cadence and power', () => {
    expect(analyse(steadyRun(), ATHLETE).coasting).toBeUndefined();
    const { power: _, cadence: __, ...channels } = steadyRide().channels;
    expect(analyse({ ...steadyRide(), channels }, ATHLETE).coasting).toBeUndefined();
  });
});
