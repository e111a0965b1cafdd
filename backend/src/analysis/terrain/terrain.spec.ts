import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { laps, rideOver, type Corner } from '#test/builders/courses.js';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import type { Terrain } from './terrain.js';

const terrainOf = (...given: Parameters<typeof rideOver>): Terrain => {
  const { terrain } = analyse(rideOver(...given), ATHLETE);
  if (terrain === undefined) throw new Error('no terrain');
  return terrain;
};
const kinds = ({ segments }: Terrain): string[] => segments.map(({ kind }) => kind);

const HILL: readonly Corner[] = [
  [2000, 0],
  [3000, 200],
  [4000, -200],
  [2000, 0],
];

describe('terrain', () => {
  it('parts a course into its climb, its descent and the flats around them', () => {
    const terrain = terrainOf(laps(1, HILL));
    expect(kinds(terrain)).toEqual(['flat', 'climb', 'descent', 'flat']);
    const [, climb, descent] = terrain.segments;
    expect(climb).toMatchObject({ climb: 0, from: 400, to: 1000, movingS: 600 });
    expect(climb?.changeM).toBeCloseTo(200, 6);
    expect(climb?.climbRateMPerH).toBeCloseTo(1200, 0);
    expect(descent).toMatchObject({ climb: null, from: 1000 });
    expect(descent?.changeM).toBeCloseTo(-200, 6);
    expect(descent?.distanceM).toBeCloseTo(4000, -2);
    expect(descent?.gradePercent).toBeCloseTo(-5, 0);
  });

  it('has power and coasting of each part', () => {
    const downhill = (second: number): boolean => second >= 1000 && second < 1800;
    const { segments } = terrainOf(laps(1, HILL), {
      channels: {
        power: (second) => (downhill(second) ? 0 : 210),
        cadence: (second) => (downhill(second) ? 0 : 85),
      },
    });
    expect(segments[1]?.avgPowerW).toBe(210);
    expect(segments[1]?.coastingPercent).toBeLessThan(1);
    expect(segments[2]?.coastingPercent).toBeGreaterThan(98);
    expect(segments[2]?.avgPowerW).toBeLessThan(4);
  });

  it('is small to store: under 400 characters a part', () => {
    const { segments } = terrainOf(laps(10, HILL));
    expect(segments.length).toBeGreaterThan(15);
    expect(JSON.stringify(segments).length / segments.length).toBeLessThan(400);
  });

  it('has no descent over the days between joined rides, and no grade there', () => {
    const ride = rideOver(
      laps(1, [
        [3000, 0],
        [1500, -60],
        [1500, -60],
        [3000, 0],
      ]),
    );
    const gap = 30 * 86_400;
    const joined = {
      ...ride,
      time: ride.time.map((second) => (second < 900 ? second : second + gap)),
      pauses: [{ from: 899, to: 900 + gap }],
    };
    const { segments = [] } = analyse(joined, ATHLETE).terrain ?? {};
    expect(kinds({ segments } as unknown as Terrain)).toEqual([
      'flat',
      'descent',
      'flat',
      'descent',
      'flat',
    ]);
    expect(segments[2]).toMatchObject({ gradePercent: null, climbRateMPerH: null });
    expect(segments[3]?.gradePercent).toBeCloseTo(-4, 0);
  });

  it('has no grade that no road has', () => {
    const { segments } = terrainOf(laps(1, HILL), {
      channels: { altitude: (second) => (second < 2190 ? 400 : 400 - 20 * (second - 2190)) },
    });
    for (const { gradePercent } of segments) expect(Math.abs(gradePercent ?? 0)).toBeLessThan(40);
    expect(segments.some(({ gradePercent }) => gradePercent === null)).toBe(true);
  });

  it('calls small waves rolling, and a level road flat', () => {
    const waves: readonly Corner[] = [
      [400, 10],
      [400, -10],
    ];
    expect(kinds(terrainOf(laps(10, waves)))).toEqual(['rolling']);
    expect(kinds(terrainOf([...laps(1, [[9000, 5]])]))).toEqual(['flat']);
  });

  it('is not told without altitude or distance, nor on a turbo trainer', () => {
    expect(analyse(steadyRide(), ATHLETE).terrain).toBeUndefined();
    const run = steadyRun();
    const { distance: _, ...still } = run.channels;
    expect(analyse({ ...run, channels: still, indoor: true }, ATHLETE).terrain).toBeUndefined();
    expect(analyse(rideOver(laps(1, HILL), { indoor: true }), ATHLETE).terrain).toBeUndefined();
    const virtual = rideOver(laps(1, HILL), { indoor: true, sport: 'virtual_ride' });
    expect(analyse(virtual, ATHLETE).terrain?.segments).toHaveLength(4);
  });

  it('covers the recording, agrees with the climbs, and sums up to the totals', () => {
    const steps = fc.array(
      fc.tuple(fc.integer({ min: 100, max: 3000 }), fc.integer({ min: -150, max: 150 })),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(steps, (parts) => {
        // Totals of the device, where they fit, are not the sum of the segments.
        const device = { ascentM: null, descentM: null };
        const recording = rideOver(laps(1, parts), { device });
        const { terrain, climbs = [], metrics } = analyse(recording, ATHLETE);
        const segments = terrain?.segments ?? [];
        expect(segments[0]?.from).toBe(0);
        expect(segments.at(-1)?.to).toBe(recording.time.at(-1));
        segments.slice(1).forEach(({ from }, at) => expect(from).toBe(segments[at]?.to));
        expect(
          segments.filter(({ kind }) => kind === 'climb').map(({ from, to }) => ({ from, to })),
        ).toEqual(climbs.map(({ from, to }) => ({ from, to })));
        const up = segments.reduce((sum, { ascentM }) => sum + ascentM, 0);
        const down = segments.reduce((sum, { descentM }) => sum + descentM, 0);
        expect(up).toBeCloseTo(metrics['elevationGain']?.value ?? -1, 1);
        expect(down).toBeCloseTo(metrics['elevationLoss']?.value ?? -1, 1);
      }),
      { numRuns: 60, examples: [[[[100, -1]]]] },
    );
  });
});

describe('a main climb', () => {
  it('goes on over a flat and a dip that end a climb', () => {
    const { segments, mainClimbs } = terrainOf(
      laps(1, [
        [1000, 0],
        [800, 50],
        [600, -9],
        [8000, 560],
        [1500, 12],
        [4000, 250],
        [9000, -860],
      ]),
    );
    expect(segments.filter(({ kind }) => kind === 'climb').length).toBeGreaterThan(1);
    const [main, ...others] = mainClimbs.filter(({ gainM }) => gainM > 800);
    expect(others).toEqual([]);
    expect(main?.gainM).toBeCloseTo(863, -1);
    expect(main?.climbs.length).toBeGreaterThan(1);
  });

  it('is not one where a true descent separates two climbs', () => {
    const { mainClimbs } = terrainOf(laps(2, HILL));
    expect(mainClimbs).toEqual([]);
  });

  it('is a long slope too gentle for a climb', () => {
    const { segments, mainClimbs } = terrainOf(
      laps(1, [
        [2000, 0],
        [3000, 75],
        [2000, 0],
      ]),
    );
    expect(segments.map(({ kind }) => kind)).not.toContain('climb');
    expect(mainClimbs).toHaveLength(1);
    expect(mainClimbs[0]).toMatchObject({ climbs: [] });
  });
});

describe('the same hill again', () => {
  const LAP_M = HILL.reduce((sum, [metres]) => sum + metres, 0);
  /** North by the metres of a lap, so that each lap is on the same ground, or on new ground. */
  const north = (again: boolean) => (second: number) =>
    47 + (again ? (second * 5) % LAP_M : second * 5) / 111_196;

  it('is known by its positions', () => {
    const { repeats } = terrainOf(laps(3, HILL), {
      channels: { latitude: north(true), longitude: () => 8 },
    });
    expect(repeats).toHaveLength(1);
    expect(repeats[0]).toMatchObject({ by: 'position' });
    expect(repeats[0]?.times.map(({ elapsedS }) => elapsedS)).toEqual([600, 600, 600]);
  });

  it('is another hill where its like is somewhere else', () => {
    const { repeats } = terrainOf(laps(3, HILL), {
      channels: { latitude: north(false), longitude: () => 8 },
    });
    expect(repeats).toEqual([]);
  });

  it('is known by length and height where there are no positions', () => {
    const { repeats } = terrainOf(laps(3, HILL));
    expect(repeats).toHaveLength(1);
    expect(repeats[0]).toMatchObject({ by: 'size' });
    const unlike = terrainOf([...laps(1, HILL), [14_000, 400], [15_500, 480], [17_000, 400]]);
    expect(unlike.repeats).toEqual([]);
  });
});
