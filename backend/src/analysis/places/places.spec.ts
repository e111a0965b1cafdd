import { describe, expect, it } from '@jest/globals';
import { ATHLETE } from '#test/builders/recording.builder.js';
import {
  loop,
  reversed,
  rideAlong,
  thereAndBack,
  type Point,
  type TrackPlan,
} from '#test/builders/tracks.js';
import { analyse } from '../analyse.js';
import { isSameClimb, type ClimbPlace } from './climb-place.js';
import { routesLike } from './like-route.js';
import { squaresOf, type Route } from './route.js';

const placesOf = (way: readonly Point[], plan: TrackPlan = {}) =>
  analyse(rideAlong(way, plan), ATHLETE).places;
const routeOf = (way: readonly Point[], plan: TrackPlan = {}): Route => {
  const route = placesOf(way, plan)?.route;
  if (!route) throw new Error('This way makes no route.');
  return route;
};
const likeness = (one: readonly Point[], other: readonly Point[], plan: TrackPlan = {}) =>
  routesLike(routeOf(one))(routeOf(other, plan));

const LOOP = loop(24_000);
const VALLEY: readonly Point[] = [
  [0, 0],
  [1500, 400],
  [3000, 2500],
  [5200, 3100],
  [6000, 6000],
];
/** Out along a road, around a lake, and back along the road. */
const LOLLIPOP = (around: readonly Point[]): readonly Point[] => {
  const out: readonly Point[] = [
    [0, 0],
    [0, 3000],
  ];
  return [...out, ...around.map(([x, y]) => [x, y + 3000] as const), ...reversed(out)];
};

describe('the route of a workout', () => {
  it('is the same one ridden again, at another speed and with errors of GPS', () => {
    expect(likeness(LOOP, LOOP)).toBe('same');
    for (const seed of [1, 2, 3])
      expect(likeness(LOOP, LOOP, { jitterM: 12, speedMps: 6.3, seed })).toBe('same');
  });

  it('is another one the other way round the same loop', () => {
    expect(likeness(LOOP, reversed(LOOP), { jitterM: 10 })).toBe('reversed');
    const lake = loop(8000);
    expect(likeness(LOLLIPOP(lake), LOLLIPOP(reversed(lake)))).toBe('reversed');
  });

  it('has one direction out and back, and is no route of somebody who starts at its far end', () => {
    const way = thereAndBack(VALLEY);
    expect(likeness(way, way, { jitterM: 10 })).toBe('same');
    expect(likeness(way, thereAndBack(reversed(VALLEY)))).toBeNull();
    expect(likeness(VALLEY, reversed(VALLEY))).toBe('reversed');
  });

  it('is not another loop of its length from the same start', () => {
    expect(likeness(LOOP, loop(24_000, 3, Math.PI))).toBeNull();
    expect(likeness(LOOP, loop(24_000, 2))).toBeNull();
    const forked = [...LOOP.slice(0, 80), ...LOOP.slice(80).map(([x, y]) => [x + 900, y] as const)];
    expect(likeness(LOOP, forked)).toBeNull();
  });

  it('is not a longer way that holds it', () => {
    expect(likeness(LOOP, [...LOOP, [0, -2000], [0, 0]])).toBeNull();
  });

  it('counts the laps of a short loop', () => {
    const laps = (count: number) => Array.from({ length: count }, () => loop(2000)).flat();
    expect(likeness(laps(6), laps(6), { jitterM: 8 })).toBe('same');
    expect(likeness(laps(6), laps(5))).toBeNull();
  });

  it('keeps within a few hundred squares however long it is', () => {
    for (const metres of [5000, 60_000, 220_000]) {
      const route = routeOf(loop(metres), { speedMps: 12 });
      expect(route.chain.length).toBeLessThan(600);
      expect(squaresOf(route, route.level)).toHaveLength(route.chain.length + 1);
    }
  });

  it('is known between squares of two sizes', () => {
    const route = routeOf(LOOP);
    const wider: Route = { ...routeOf(LOOP), ...widened(route) };
    expect(routesLike(route)(wider)).toBe('same');
    expect(routesLike(wider)(route)).toBe('same');
  });

  it('does not exist without positions, nor where most of them are lost', () => {
    const { channels } = rideAlong(LOOP);
    const lost = { latitude: (second: number) => (second < 1500 ? Number.NaN : 46.94) };
    expect(channels.latitude).toBeDefined();
    expect(placesOf(LOOP, { channels: lost })?.route ?? null).toBeNull();
    expect(
      placesOf(LOOP, { channels: { latitude: () => Number.NaN, longitude: () => Number.NaN } }),
    ).toBeUndefined();
  });
});

function widened({ level, x, y, chain, lengthM }: Route): Route {
  const squares = squaresOf({ level, x, y, chain, lengthM }, level + 1);
  const first = squares[0] ?? { x: 0, y: 0 };
  const steps = ['10', '1-1', '0-1', '-1-1', '-10', '-11', '01', '11'];
  const coarse = squares.slice(1).map((to, at) => {
    const from = squares[at] ?? first;
    return steps.indexOf(`${to.x - from.x}${to.y - from.y}`);
  });
  return { level: level + 1, x: first.x, y: first.y, chain: coarse.join(''), lengthM };
}

describe('a climb with its place', () => {
  /** Up from 2 km to 5 km at 7 %. */
  const heightAt = (metres: number) => 500 + 0.07 * (Math.min(Math.max(metres, 2000), 5000) - 2000);
  const climbOf = (way: readonly Point[], plan: TrackPlan = {}): ClimbPlace => {
    const climb = placesOf(way, { heightAt, ...plan })?.climbs[0];
    if (!climb) throw new Error('There is no climb.');
    return climb;
  };

  it('is the same on another day and on another route', () => {
    const climb = climbOf(LOOP);
    const other = climbOf([...LOOP.slice(0, 70), [9000, -9000]], { jitterM: 8, speedMps: 6 });
    expect(isSameClimb(climb, other)).toBe(true);
    expect(other.seconds).toBeGreaterThan(climb.seconds);
  });

  it('is not one as long and as high elsewhere, nor a part of it', () => {
    const climb = climbOf(LOOP);
    expect(isSameClimb(climb, climbOf(loop(24_000, 3, 2)))).toBe(false);
    const part = (metres: number) => heightAt(Math.min(metres, 4200));
    expect(isSameClimb(climb, climbOf(LOOP, { heightAt: part }))).toBe(false);
  });
});
