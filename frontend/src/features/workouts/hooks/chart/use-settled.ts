import { useEffect, useState } from 'react';
import type { ChartView, ChartViewState } from '#components/chart/chart-view.js';
import type { Span } from '#features/workouts/model/chart/streams.js';

/** A range that stays this long is meant, ms. */
const SETTLED_MS = 250;

/**
 * A range of the view once it stands still and nobody holds it: while it is dragged or walked
 * along, nothing depends on it. `rangeOf` is kept by its identity.
 */
export function useSettled(
  view: ChartView,
  rangeOf: (state: ChartViewState) => Span | null,
): Span | null {
  const [settled, setSettled] = useState<Span | null>(() => rangeOf(view.snapshot()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const held = new Set<number>();
    const settle = (): void => {
      const range = rangeOf(view.snapshot());
      setSettled((before) => (isSame(before, range) ? before : range));
    };
    const wait = (): void => {
      clearTimeout(timer);
      if (held.size === 0) timer = setTimeout(settle, SETTLED_MS);
    };
    const press = ({ pointerId }: PointerEvent): void => {
      held.add(pointerId);
      clearTimeout(timer);
    };
    const release = ({ pointerId }: PointerEvent): void => {
      held.delete(pointerId);
      wait();
    };
    let seen = rangeOf(view.snapshot());
    settle();
    const leave = view.subscribe(() => {
      const range = rangeOf(view.snapshot());
      if (isSame(seen, range)) return;
      seen = range;
      wait();
    });
    // Before anybody else hears of it: a gesture keeps its events to itself.
    const listen = { capture: true } as const;
    window.addEventListener('pointerdown', press, listen);
    window.addEventListener('pointerup', release, listen);
    window.addEventListener('pointercancel', release, listen);
    return () => {
      clearTimeout(timer);
      leave();
      window.removeEventListener('pointerdown', press, listen);
      window.removeEventListener('pointerup', release, listen);
      window.removeEventListener('pointercancel', release, listen);
    };
  }, [view, rangeOf]);
  return settled;
}

function isSame(a: Span | null, b: Span | null): boolean {
  return a === b || (a !== null && b !== null && a.from === b.from && a.to === b.to);
}
