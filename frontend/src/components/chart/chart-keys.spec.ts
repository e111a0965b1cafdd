import { describe, expect, it } from '@jest/globals';
import { timeAxis } from './chart-axis.js';
import { applyKey } from './chart-keys.js';
import { ChartView } from './chart-view.js';
import type { DragKind } from './pointer-stage.js';

const domain = { from: 0, to: 1000 };

function chart(drag: DragKind = 'select') {
  const view = new ChartView();
  const press = (key: string, shiftKey = false): boolean =>
    applyKey({ key, shiftKey }, { view, domain, axis: timeAxis, drag });
  return { view, press };
}

describe('applyKey', () => {
  it('moves the cursor, zooms around it and shows everything again', () => {
    const { view, press } = chart();
    expect(press('ArrowRight')).toBe(true);
    expect(view.snapshot().cursor).toBe(510);
    press('+');
    expect(view.snapshot().zoom).toEqual({ from: 255, to: 755 });
    press('Escape');
    expect(view.snapshot().zoom).toBeNull();
  });

  it('takes the view along when the cursor runs over its edge', () => {
    const { view, press } = chart();
    view.set({ zoom: { from: 0, to: 100 }, cursor: 95 });
    press('PageUp');
    expect(view.snapshot()).toMatchObject({ zoom: { from: 5, to: 105 }, cursor: 105 });
  });

  it('selects with Shift what the cursor passes, and gives it back on the way home', () => {
    const { view, press } = chart();
    view.set({ cursor: 100 });
    press('ArrowRight', true);
    press('ArrowRight', true);
    expect(view.snapshot()).toMatchObject({ selection: { from: 100, to: 120 }, cursor: 120 });
    press('ArrowLeft', true);
    expect(view.snapshot().selection).toEqual({ from: 100, to: 110 });
    press('ArrowLeft', true);
    expect(view.snapshot().selection).toBeNull();
    press('ArrowLeft', true);
    expect(view.snapshot().selection).toEqual({ from: 90, to: 100 });
  });

  it('goes on from a selection that was drawn with the pointer', () => {
    const { view, press } = chart();
    view.set({ selection: { from: 200, to: 400 }, cursor: 400 });
    press('PageUp', true);
    expect(view.snapshot().selection).toEqual({ from: 200, to: 500 });
  });

  it('zooms to the selection with Enter, and goes back one step at a time with Escape', () => {
    const { view, press } = chart();
    view.set({ selection: { from: 200, to: 400 } });
    press('Enter');
    expect(view.snapshot().zoom).toEqual({ from: 200, to: 400 });
    press('Escape');
    expect(view.snapshot()).toMatchObject({ selection: null, zoom: { from: 200, to: 400 } });
    press('Escape');
    expect(view.snapshot().zoom).toBeNull();
    expect(press('Escape')).toBe(false);
  });

  it('selects nothing where a chart only zooms', () => {
    const { view, press } = chart('zoom');
    press('ArrowRight', true);
    expect(view.snapshot()).toMatchObject({ selection: null, cursor: 510 });
  });

  it('leaves other keys to the page', () => {
    const { press } = chart();
    expect([press('Tab'), press('/'), press('Enter')]).toEqual([false, false, false]);
  });
});
