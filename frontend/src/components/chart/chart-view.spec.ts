import { describe, expect, it, jest } from '@jest/globals';
import { ChartView } from './chart-view.js';

describe('ChartView', () => {
  it('tells its listeners once for each change and not at all for none', () => {
    const view = new ChartView();
    const listener = jest.fn();
    const leave = view.subscribe(listener);
    view.set({ cursor: 12 });
    view.set({ cursor: 12 });
    leave();
    view.set({ cursor: 13 });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(view.snapshot().cursor).toBe(13);
  });
});
