import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { ChartView } from '../chart/chart-view.js';
import { zoomAt, type Camera, type Size } from './map-camera.js';
import { MapGestures } from './map-gestures.js';
import type { WorldPoint } from './mercator.js';
import { timeNear, type Route } from './route.js';

/** How near to the route a pointer reads it, px; a finger is broader. */
const REACH = { mouse: 24, touch: 40 };
const PER_WHEEL_PIXEL = 0.004;

interface MapStage {
  readonly camera: Camera;
  readonly size: Size;
  readonly route: Route;
  readonly view: ChartView;
  readonly onCamera: (camera: Camera) => void;
}

/**
 * Moves the map and reads the route under a pointer. The wheel belongs to the page until the map
 * has the focus; one finger scrolls the page past the map, two move it.
 */
export function useMapGestures(box: RefObject<HTMLElement | null>, stage: MapStage): void {
  const current = useRef(stage);
  useLayoutEffect(() => {
    current.current = stage;
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const gestures = new MapGestures();
    const placeOf = (event: MouseEvent): WorldPoint => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const read = (event: PointerEvent): void => {
      const { route, camera, size, view } = current.current;
      const time = timeNear(
        route,
        placeOf(event),
        camera,
        size,
        event.pointerType === 'touch' ? REACH.touch : REACH.mouse,
      );
      view.set({ cursor: time });
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      element.setPointerCapture?.(event.pointerId);
      gestures.down({ id: event.pointerId, at: placeOf(event) });
    };
    const move = (event: PointerEvent): void => {
      const { camera, size, onCamera } = current.current;
      const next = gestures.move({ id: event.pointerId, at: placeOf(event) }, camera, size);
      if (next !== camera) onCamera(next);
      else if (gestures.count === 0) read(event);
    };
    const up = (event: PointerEvent): void => {
      if (gestures.up(event.pointerId)) read(event);
    };
    const cancel = (event: PointerEvent): void => void gestures.up(event.pointerId);
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && gestures.count === 0)
        current.current.view.set({ cursor: null });
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== element) return;
      event.preventDefault();
      const { camera, size, onCamera } = current.current;
      onCamera(zoomAt(camera, Math.exp(-event.deltaY * PER_WHEEL_PIXEL), placeOf(event), size));
    };
    const holdStill = (event: TouchEvent): void => {
      if (event.touches.length > 1) event.preventDefault();
    };
    const listeners = [
      listen(element, 'pointerdown', down),
      listen(element, 'pointermove', move),
      listen(element, 'pointerup', up),
      listen(element, 'pointercancel', cancel),
      listen(element, 'pointerleave', leave),
      listen(element, 'wheel', wheel),
      listen(element, 'touchmove', holdStill),
    ];
    return () => listeners.forEach((stop) => stop());
  }, [box]);
}

/**
 * Listens until the returned function is called; not passive, so that the page can be kept from
 * scrolling.
 */
function listen<Name extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  name: Name,
  act: (event: HTMLElementEventMap[Name]) => void,
): () => void {
  element.addEventListener(name, act, { passive: false });
  return () => element.removeEventListener(name, act);
}
