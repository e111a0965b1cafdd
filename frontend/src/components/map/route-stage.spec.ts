import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { RouteStage } from './route-stage.js';
import type { Place, Route } from './route.js';

const routeOver = (...points: (Place | null)[]): Route => ({
  t: points.map((_, index) => index),
  points,
});
const source = { tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '' };

describe('RouteStage', () => {
  let stage: RouteStage;
  let box: HTMLElement;
  const onMoved = jest.fn();
  const onTime = jest.fn();
  const tiles = () => [...box.querySelectorAll<HTMLImageElement>('img')].map(({ src }) => src);
  const scaleText = () => box.querySelector('.leaflet-control-scale-line')?.textContent;
  const pixelOf = (lat: number, lng: number) => stage.map.latLngToContainerPoint({ lat, lng });

  beforeEach(() => {
    mockCanvas();
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200);
    box = document.body.appendChild(document.createElement('div'));
    stage = new RouteStage(box, { onMoved, onTime });
  });
  afterEach(() => {
    stage.remove();
    box.remove();
    jest.clearAllMocks();
  });

  it('shows all of the route with north up and a margin around it', () => {
    stage.show(routeOver({ lat: 46.9, lng: 7.1 }, null, { lat: 47, lng: 7.3 }));
    const [north, south] = [pixelOf(47, 7.1), pixelOf(46.9, 7.3)];
    expect(north.y).toBeLessThan(south.y);
    for (const value of [north.x, north.y]) expect(value).toBeGreaterThanOrEqual(23);
    expect(south.x).toBeLessThanOrEqual(277);
    expect(south.y).toBeLessThanOrEqual(177);
  });

  it('does not blow up a route of a single place', () => {
    stage.show(routeOver({ lat: 46.9, lng: 7.1 }, { lat: 46.9, lng: 7.1 }));
    expect(stage.map.getZoom()).toBe(17);
  });

  it('says when it is moved away from the whole route, and when it is back', () => {
    stage.show(routeOver({ lat: 46.9, lng: 7.1 }, { lat: 47, lng: 7.3 }));
    expect(onMoved).not.toHaveBeenCalled();
    stage.map.panBy([30, -10], { animate: false });
    expect(onMoved.mock.calls).toEqual([[true]]);
    stage.fit();
    expect(onMoved.mock.calls).toEqual([[true], [false]]);
  });

  it('leaves the wheel to the page until the map has the focus', () => {
    stage.show(routeOver({ lat: 46.9, lng: 7.1 }, { lat: 47, lng: 7.3 }));
    box.tabIndex = 0;
    const zoom = stage.map.getZoom();
    const wheel = () => {
      const event = new WheelEvent('wheel', { deltaY: -100, cancelable: true });
      box.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([wheel(), stage.map.getZoom()]).toEqual([false, zoom]);
    box.focus();
    expect(wheel()).toBe(true);
    expect(stage.map.getZoom()).toBeGreaterThan(zoom);
  });

  it('keeps the ground under the pointer when the wheel zooms', () => {
    stage.show(routeOver({ lat: 46.9, lng: 7.1 }, { lat: 47, lng: 7.3 }));
    const at = { clientX: 210, clientY: 60 };
    const ground = stage.map.containerPointToLatLng([at.clientX, at.clientY]);
    // One zoom level: without 3D transforms, as under jsdom, Leaflet knows whole levels alone.
    box.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: -1000 / 6, ctrlKey: true }));
    const after = stage.map.latLngToContainerPoint(ground);
    expect([Math.round(after.x), Math.round(after.y)]).toEqual([210, 60]);
  });

  it('is dragged by a mouse, and not by one finger', () => {
    const press = (pointerType: string) => {
      const event = new MouseEvent('pointerdown', { bubbles: true });
      box.dispatchEvent(Object.assign(event, { pointerType }));
      return stage.map.dragging.enabled();
    };
    expect([press('touch'), press('mouse')]).toEqual([false, true]);
  });

  it('has a scale of a round length in the athlete’s units', () => {
    stage.map.setView([0, 0], 10, { animate: false });
    stage.setMiles(false);
    expect(scaleText()).toBe('10 km');
    stage.setMiles(true);
    expect(scaleText()).toBe('5 mi');
    stage.map.setView([0, 0], 17, { animate: false });
    expect(scaleText()).toBe('300 ft');
  });

  it('asks a tile server for the tiles in sight, and for none without a server', () => {
    stage.map.setView([0, 0], 2, { animate: false });
    stage.setStreets(null, () => undefined);
    expect(tiles()).toEqual([]);
    stage.setStreets(source, () => undefined);
    expect(tiles().sort()).toEqual(
      ['1/1', '1/2', '2/1', '2/2'].map((place) => `https://tiles.example/2/${place}.png`),
    );
    stage.setStreets(null, () => undefined);
    expect(tiles()).toEqual([]);
  });

  it('says whether tiles are missing, each time all have been asked for', () => {
    const onFailed = jest.fn();
    stage.map.setView([0, 0], 2, { animate: false });
    stage.setStreets(source, onFailed);
    const images = [...box.querySelectorAll('img')];
    images.forEach((image, index) =>
      image.dispatchEvent(new Event(index === 0 ? 'error' : 'load')),
    );
    expect(onFailed.mock.calls).toEqual([[false], [true]]);
  });
});
