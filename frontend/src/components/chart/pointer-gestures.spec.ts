import { describe, expect, it } from '@jest/globals';
import { timeAxis } from './chart-axis.js';
import { applyKey } from './chart-keys.js';
import { ChartView } from './chart-view.js';
import { PointerGestures, type PointerAt } from './pointer-gestures.js';

const domain = { from: 0, to: 1000 };
const box = { left: 100, width: 500 };

function chart() {
  const view = new ChartView();
  const gestures = new PointerGestures({ view, axis: timeAxis, domain });
  const pointer = (clientX: number, pointerId = 1, pointerType = 'mouse'): PointerAt => ({ clientX, pointerId, pointerType, buttons: 1 });
  return { view, gestures, pointer };
}

describe('PointerGestures', () => {
  it('reads the position under a hovering pointer, and none once it has left', () => {
    const { view, gestures, pointer } = chart();
    gestures.move(pointer(350), box);
    expect(view.snapshot().cursor).toBe(500);
    gestures.leave(pointer(350));
    expect(view.snapshot().cursor).toBeNull();
  });

  it('shows the stretch while it is dragged open and zooms when it is let go', () => {
    const { view, gestures, pointer } = chart();
    gestures.down(pointer(200), box);
    gestures.move(pointer(300), box);
    expect(view.snapshot().selection).toEqual({ from: 200, to: 400 });
    expect(view.snapshot().zoom).toBeNull();
    gestures.up(pointer(300), box);
    expect(view.snapshot()).toMatchObject({ selection: null, zoom: { from: 200, to: 400 } });
  });

  it('takes a drag to the left like one to the right', () => {
    const { view, gestures, pointer } = chart();
    gestures.down(pointer(300), box);
    gestures.move(pointer(200), box);
    gestures.up(pointer(200), box);
    expect(view.snapshot().zoom).toEqual({ from: 200, to: 400 });
  });

  it('takes a drag of a few pixels as a click', () => {
    const { view, gestures, pointer } = chart();
    gestures.down(pointer(200), box);
    gestures.move(pointer(203), box);
    gestures.up(pointer(203), box);
    expect(view.snapshot().zoom).toBeNull();
  });

  it('stops at the edge of the chart when the pointer runs beyond it', () => {
    const { view, gestures, pointer } = chart();
    gestures.down(pointer(400), box);
    gestures.move(pointer(900), box);
    gestures.up(pointer(900), box);
    expect(view.snapshot().zoom).toEqual({ from: 600, to: 1000 });
  });

  it('drags inside what is zoomed to', () => {
    const { view, gestures, pointer } = chart();
    view.set({ zoom: { from: 200, to: 400 } });
    gestures.down(pointer(100), box);
    gestures.move(pointer(350), box);
    gestures.up(pointer(350), box);
    expect(view.snapshot().zoom).toEqual({ from: 200, to: 300 });
  });

  it('keeps the cursor where a finger tapped', () => {
    const { view, gestures, pointer } = chart();
    gestures.down(pointer(350, 7, 'touch'), box);
    gestures.up(pointer(350, 7, 'touch'), box);
    gestures.leave(pointer(350, 7, 'touch'));
    expect(view.snapshot().cursor).toBe(500);
  });

  it('gives up the stretch when the browser takes the finger to scroll', () => {
    const { view, gestures, pointer } = chart();
    gestures.down(pointer(200, 7, 'touch'), box);
    gestures.move(pointer(300, 7, 'touch'), box);
    gestures.cancel(pointer(300, 7, 'touch'));
    expect(view.snapshot()).toMatchObject({ selection: null, zoom: null });
  });

  it('zooms with two fingers around the point between them', () => {
    const { view, gestures, pointer } = chart();
    gestures.down(pointer(300, 1, 'touch'), box);
    gestures.down(pointer(400, 2, 'touch'), box);
    gestures.move(pointer(250, 1, 'touch'), box);
    gestures.move(pointer(450, 2, 'touch'), box);
    const zoomed = view.snapshot().zoom;
    expect(zoomed?.from).toBeCloseTo(250, 6);
    expect(zoomed?.to).toBeCloseTo(750, 6);
    gestures.up(pointer(250, 1, 'touch'), box);
    expect(view.snapshot().zoom).toBe(zoomed);
  });
});

describe('applyKey', () => {
  const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

  it('moves the cursor, zooms around it and shows everything again', () => {
    const { view } = chart();
    expect(applyKey(key('ArrowRight'), view, domain)).toBe(true);
    expect(view.snapshot().cursor).toBe(510);
    applyKey(key('+'), view, domain);
    expect(view.snapshot().zoom).toEqual({ from: 255, to: 755 });
    applyKey(key('Escape'), view, domain);
    expect(view.snapshot().zoom).toBeNull();
  });

  it('pans with Shift and takes the cursor along', () => {
    const { view } = chart();
    view.set({ zoom: { from: 0, to: 100 }, cursor: 5 });
    applyKey(key('ArrowRight', true), view, domain);
    expect(view.snapshot()).toMatchObject({ zoom: { from: 20, to: 120 }, cursor: 20 });
  });

  it('leaves other keys to the page', () => {
    const { view } = chart();
    expect(applyKey(key('Tab'), view, domain)).toBe(false);
    expect(applyKey(key('/'), view, domain)).toBe(false);
  });
});
