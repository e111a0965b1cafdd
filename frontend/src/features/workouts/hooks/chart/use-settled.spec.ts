import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { ChartView, type ChartViewState } from '#components/chart/chart-view.js';
import { useSettled } from './use-settled.js';

const selected = ({ selection }: ChartViewState) => selection;
const range = (to: number) => ({ from: 0, to });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** jsdom has no pointer events; a mouse event carries what is read of them. */
const pointer = (type: string) => act(() => void window.dispatchEvent(new MouseEvent(type)));

describe('useSettled', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const opened = () => {
    const view = new ChartView();
    const seen: unknown[] = [];
    renderHook(() => seen.push(useSettled(view, selected)));
    return {
      select: (to: number | null) =>
        act(() => view.set({ selection: to === null ? null : range(to) })),
      told: () => seen.at(-1),
    };
  };

  it('follows a range once it has settled', () => {
    const { select, told } = opened();
    for (const to of [1, 2, 3]) {
      select(to);
      pass(200);
      expect(told()).toBeNull();
    }
    pass(100);
    expect(told()).toEqual(range(3));
    select(null);
    pass(300);
    expect(told()).toBeNull();
  });

  it('waits as long as a pointer holds it, and a moment after', () => {
    const { select, told } = opened();
    pointer('pointerdown');
    select(5);
    pass(10_000);
    expect(told()).toBeNull();
    select(6);
    pointer('pointerup');
    pass(200);
    expect(told()).toBeNull();
    pass(100);
    expect(told()).toEqual(range(6));
  });

  it('lets go of what the browser took away', () => {
    const { select, told } = opened();
    pointer('pointerdown');
    select(5);
    pointer('pointercancel');
    pass(300);
    expect(told()).toEqual(range(5));
  });
});
