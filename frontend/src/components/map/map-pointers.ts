import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import { timeNear, type Pixel, type Route } from './route.js';

/** How near to the route a pointer reads it, px; a finger is broader. */
const REACH = { mouse: 24, finger: 40 };
/** A zoom level doubles the scale. */
const LEVELS_PER_WHEEL_PIXEL = 0.006;
/** Firefox counts the turns of a wheel in lines. */
const PIXELS_IN_LINE = 20;

/**
 * Reads the route under a pointer and keeps the page scrollable: the wheel is the page's until the
 * map has the focus, one finger scrolls past the map and two move it.
 */
export function addMapPointers(
  map: LeafletMap,
  box: HTMLElement,
  routeNow: () => Route,
  onTime: (time: number | null) => void,
): void {
  let isFinger = false;

  const notePointer = ({ type, pointerType }: PointerEvent): void => {
    isFinger = pointerType === 'touch';
    if (type !== 'pointerdown') return;
    if (isFinger) map.dragging.disable();
    else map.dragging.enable();
  };
  const zoomByWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey && document.activeElement !== box) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? PIXELS_IN_LINE : 1;
    const levels = -event.deltaY * pixels * LEVELS_PER_WHEEL_PIXEL;
    const zoom = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), map.getZoom() + levels));
    map.setZoomAround(map.mouseEventToContainerPoint(event), zoom, { animate: false });
  };
  const timeAt = (pixel: Pixel, reach: number): number | null =>
    timeNear(routeNow(), pixel, (place) => map.latLngToContainerPoint(place), reach);

  // Capturing, to come before the handlers of Leaflet.
  box.addEventListener('pointerdown', notePointer, { capture: true });
  box.addEventListener('pointermove', notePointer);
  box.addEventListener('wheel', zoomByWheel, { passive: false });
  map.on('mousemove', ({ containerPoint, originalEvent }: LeafletMouseEvent) => {
    if (!isFinger && originalEvent.buttons === 0) onTime(timeAt(containerPoint, REACH.mouse));
  });
  map.on('click', ({ containerPoint }: LeafletMouseEvent) =>
    onTime(timeAt(containerPoint, isFinger ? REACH.finger : REACH.mouse)),
  );
  map.on('mouseout', () => {
    if (!isFinger) onTime(null);
  });
  map.on('unload', () => {
    box.removeEventListener('pointerdown', notePointer, { capture: true });
    box.removeEventListener('pointermove', notePointer);
    box.removeEventListener('wheel', zoomByWheel);
  });
}
