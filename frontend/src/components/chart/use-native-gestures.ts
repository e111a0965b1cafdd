import { useEffect, type RefObject } from 'react';
import { inPositions, onAxis, positionAt } from './chart-axis.js';
import type { PointerGestures } from './pointer-gestures.js';
import type { Stage } from './pointer-stage.js';
import { asZoom, zoom } from './viewport.js';

/** How much closer a wheel step of one pixel looks. */
const PER_PIXEL = 0.004;

/**
 * What React cannot listen to, because the page must be kept from scrolling: a pinch on a touch
 * pad, and a finger that selects.
 */
export function useNativeGestures(
  ref: RefObject<HTMLElement | null>,
  gestures: PointerGestures,
  { view, axis, domain }: Stage,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const holdStill = (event: TouchEvent): void => {
      if (gestures.selects) event.preventDefault();
    };
    // Browsers report a pinch as a wheel with Ctrl held.
    const pinch = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, width } = element.getBoundingClientRect();
      const range = view.snapshot().zoom ?? domain;
      const around = axis.toX(
        positionAt(axis, range, width > 0 ? (event.clientX - left) / width : 0),
      );
      const shown = zoom(
        onAxis(axis, range),
        onAxis(axis, domain),
        Math.exp(event.deltaY * PER_PIXEL),
        around,
      );
      view.set({ zoom: asZoom(inPositions(axis, shown), domain) });
    };
    element.addEventListener('touchmove', holdStill, { passive: false });
    element.addEventListener('wheel', pinch, { passive: false });
    return () => {
      element.removeEventListener('touchmove', holdStill);
      element.removeEventListener('wheel', pinch);
    };
  }, [ref, gestures, view, axis, domain]);
}
