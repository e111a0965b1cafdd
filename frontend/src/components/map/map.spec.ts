import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#lib/units.js';
import { boundsOf, fit, moveBy, toScreen, zoomAt } from './map-camera.js';
import { metresAcross, project } from './mercator.js';
import { scaleBar } from './scale-bar.js';
import { tilesIn } from './tiles.js';

const size = { width: 300, height: 200 };

describe('project', () => {
  it('puts Null Island in the middle and the poles’ ends on the edges', () => {
    expect(project(0, 0)).toEqual({ x: 0.5, y: 0.5 });
    expect(project(85.051129, -180).x).toBe(0);
    expect(project(85.051129, -180).y).toBeCloseTo(0, 6);
  });

  it('agrees with the tile numbers of OpenStreetMap', () => {
    // https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames: Tokyo, zoom 18.
    const { x, y } = project(35.6590699, 139.7006793);
    expect([Math.floor(x * 2 ** 18), Math.floor(y * 2 ** 18)]).toEqual([232_798, 103_246]);
  });

  it('knows how long a metre is away from the equator', () => {
    expect(metresAcross(0.5)).toBeCloseTo(40_075_016.686, 2);
    expect(metresAcross(project(60, 0).y)).toBeCloseTo(40_075_016.686 / 2, 0);
  });
});

describe('the camera', () => {
  const bounds = boundsOf([project(46.9, 7.1), null, project(47, 7.3)]);
  if (!bounds) throw new Error('there are points');
  const camera = fit(bounds, size);

  it('shows all of the route with north up', () => {
    const north = toScreen(project(47, 7.1), camera, size);
    const south = toScreen(project(46.9, 7.3), camera, size);
    expect(north.y).toBeLessThan(south.y);
    for (const value of [north.x, south.x]) expect(value).toBeGreaterThanOrEqual(23.9);
    expect(south.x).toBeLessThanOrEqual(276.1);
    expect(south.y).toBeLessThanOrEqual(176.1);
  });

  it('keeps the ground under the pointer when it looks closer', () => {
    const point = project(46.95, 7.25);
    const before = toScreen(point, camera, size);
    const after = toScreen(point, zoomAt(camera, 2, before, size), size);
    expect(after.x).toBeCloseTo(before.x, 4);
    expect(after.y).toBeCloseTo(before.y, 4);
  });

  it('moves the ground along with the pointer', () => {
    const point = project(46.95, 7.25);
    const before = toScreen(point, camera, size);
    expect(toScreen(point, moveBy(camera, 30, -10), size).x).toBeCloseTo(before.x + 30, 4);
  });

  it('does not blow up somebody who stands still', () => {
    const still = boundsOf([project(46.9, 7.1)]);
    if (!still) throw new Error('there is a point');
    expect(Number.isFinite(fit(still, size).scale)).toBe(true);
  });
});

describe('scaleBar', () => {
  it('is of a round length in the athlete’s units', () => {
    expect(scaleBar(10, 100, METRIC_UNITS)).toEqual({ width: 100, text: '1\u00a0km' });
    expect(scaleBar(3, 100, METRIC_UNITS)).toEqual({ width: 200 / 3, text: '200\u00a0m' });
    expect(scaleBar(10, 100, { ...METRIC_UNITS, distanceUnit: 'mi', elevationUnit: 'ft' })).toEqual(
      { width: 80.4672, text: '0.5\u00a0mi' },
    );
    expect(scaleBar(1, 100, { ...METRIC_UNITS, distanceUnit: 'mi' }).text).toBe('200\u00a0ft');
  });
});

describe('tilesIn', () => {
  const template = 'https://tiles.example/{z}/{x}/{y}.png';

  it('covers the window with whole tiles, each at its place', () => {
    const tiles = tilesIn(
      { x: 0.5, y: 0.5, scale: 256 * 4 },
      { width: 256, height: 256 },
      template,
    );
    expect(tiles.map(({ url }) => url)).toEqual(
      ['1/1', '2/1', '1/2', '2/2'].map((place) => `https://tiles.example/2/${place}.png`),
    );
    expect(tiles.map(({ left, top, side }) => [left, top, side])).toEqual([
      [-128, -128, 256],
      [128, -128, 256],
      [-128, 128, 256],
      [128, 128, 256],
    ]);
  });

  it('asks for none beyond the world', () => {
    expect(
      tilesIn({ x: 0, y: 0, scale: 256 * 4 }, { width: 256, height: 256 }, template).map(
        ({ url }) => url,
      ),
    ).toEqual(['https://tiles.example/2/0/0.png']);
  });
});
