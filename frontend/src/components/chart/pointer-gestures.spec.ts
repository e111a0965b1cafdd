import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { timeAxis } from './chart-axis.js';
import { ChartView } from './chart-view.js';
import { PointerGestures } from './pointer-gestures.js';
import type { PointerAt, DragKind } from './pointer-stage.js';

const domain = { from: 0, to: 1000 };
const box = { left: 100, width: 500 };

function chart(drag: DragKind = 'zoom') {
  const view = new ChartView();
  const gestures = new PointerGestures({ view, axis: timeAxis, domain, drag });
  const pointer = (clientX: number, pointerId = 1, pointerType = 'mouse'): PointerAt => ({
    clientX,
    pointerId,
    pointerType,
    buttons: 1,
  });
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

describe('PointerGestures that select', () => {
  it('leaves picked what was dragged open, and shows as much as before', () => {
    const { view, gestures, pointer } = chart('select');
    gestures.down(pointer(300), box);
    gestures.move(pointer(200), box);
    gestures.up(pointer(200), box);
    expect(view.snapshot()).toMatchObject({ selection: { from: 200, to: 400 }, zoom: null });
  });

  it('clears the selection at a click beside it', () => {
    const { view, gestures, pointer } = chart('select');
    view.set({ selection: { from: 200, to: 400 }, marked: ['power'] });
    gestures.down(pointer(500), box);
    gestures.up(pointer(501), box);
    expect(view.snapshot()).toMatchObject({ selection: null, marked: null });
  });

  it('moves the end of the selection that the pointer takes hold of', () => {
    const { view, gestures, pointer } = chart('select');
    view.set({ selection: { from: 200, to: 400 } });
    gestures.down(pointer(302), box);
    gestures.move(pointer(350), box);
    gestures.up(pointer(350), box);
    expect(view.snapshot().selection).toEqual({ from: 200, to: 500 });
  });
});

describe('PointerGestures under a finger', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('selects after a rest, and lets the page scroll before', () => {
    const { view, gestures, pointer } = chart('select');
    gestures.down(pointer(200, 7, 'touch'), box);
    expect(gestures.selects).toBe(false);
    jest.advanceTimersByTime(500);
    expect(gestures.selects).toBe(true);
    gestures.move(pointer(300, 7, 'touch'), box);
    gestures.up(pointer(300, 7, 'touch'), box);
    expect(view.snapshot().selection).toEqual({ from: 200, to: 400 });
  });

  it('follows a pointer that moves on immediately', () => {
    const { view, gestures, pointer } = chart('select');
    gestures.down(pointer(200, 7, 'touch'), box);
    gestures.move(pointer(300, 7, 'touch'), box);
    jest.advanceTimersByTime(500);
    gestures.move(pointer(350, 7, 'touch'), box);
    expect(view.snapshot()).toMatchObject({ selection: null, cursor: 500 });
  });

  it('keeps the selection when it taps beside it to read, and leaves none of no length', () => {
    const { view, gestures, pointer } = chart('select');
    view.set({ selection: { from: 200, to: 400 } });
    gestures.down(pointer(500, 7, 'touch'), box);
    gestures.up(pointer(500, 7, 'touch'), box);
    expect(view.snapshot()).toMatchObject({ selection: { from: 200, to: 400 }, cursor: 800 });
    gestures.down(pointer(450, 7, 'touch'), box);
    jest.advanceTimersByTime(500);
    gestures.up(pointer(450, 7, 'touch'), box);
    expect(view.snapshot().selection).toBeNull();
  });
});
