import { useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { UnitPreferences } from '#lib/units.js';
import { useChartView, useCursor, type ChartView } from '../chart/chart-view.js';
import { drawRoute, type RouteLook } from './draw-route.js';
import { MapButtons } from './map-buttons.js';
import { boundsOf, fit, moveBy, toScreen, zoomAt, type Camera, type Size } from './map-camera.js';
import { metresAcross } from './mercator.js';
import { placeAt, type Route } from './route.js';
import styles from './route-map.module.css';
import { scaleBar } from './scale-bar.js';
import { TileLayer } from './tile-layer.js';
import { useMapGestures } from './use-map-gestures.js';
import { useMapSize } from './use-map-size.js';

/** A server of raster tiles, with the words that it wants to stand on the map. */
export interface TileSource {
  readonly tilesUrl: string;
  readonly attribution: string;
}

export interface RouteMapProps {
  readonly route: Route;
  /** Shared with the charts: their cursor is the dot on the map. */
  readonly view: ChartView;
  readonly look: Omit<RouteLook, 'strong' | 'highlight'>;
  readonly units: UnitPreferences;
  /** Null draws on a plain ground and asks nobody for anything. */
  readonly tiles: TileSource | null;
  /** What the map shows, in words. */
  readonly label: string;
}

const WORLD: Camera = { x: 0.5, y: 0.5, scale: 256 };
const KEY_STEP_PX = 48;
const KEY_ZOOM = 1.5;
const SCALE_ROOM_PX = 96;

/** A recorded route with north up, drawn from its positions alone. */
export function RouteMap({ route, view, look, units, tiles, label }: RouteMapProps) {
  const [box, size] = useMapSize();
  const canvas = useRef<HTMLCanvasElement>(null);
  const dot = useRef<HTMLDivElement>(null);
  const bounds = useMemo(() => boundsOf(route.points), [route]);
  const [moved, setCamera] = useState<Camera | null>(null);
  const fitted = useMemo(() => (bounds ? fit(bounds, size) : WORLD), [bounds, size]);
  const camera = moved ?? fitted;
  const strong = useChartView(view, ({ selection, zoom }) => selection ?? zoom);
  const highlight = useChartView(view, (state) => state.highlight);

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context || size.width === 0) return;
    const ratio = window.devicePixelRatio || 1;
    canvas.current.width = Math.round(size.width * ratio);
    canvas.current.height = Math.round(size.height * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawRoute(context, route, camera, size, { ...look, strong, highlight });
  }, [route, camera, size, look, strong, highlight]);

  useCursor(
    view,
    useCallback(
      (cursor) => {
        const place = cursor === null ? null : placeAt(route, cursor);
        if (!dot.current) return;
        dot.current.hidden = place === null;
        if (!place) return;
        const { x, y } = toScreen(place, camera, size);
        dot.current.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      },
      [route, camera, size],
    ),
  );

  useMapGestures(box, { camera, size, route, view, onCamera: setCamera });

  const middle = { x: size.width / 2, y: size.height / 2 };
  const zoomBy = (factor: number): void => setCamera(zoomAt(camera, factor, middle, size));
  const press = (event: KeyboardEvent): void => {
    const next =
      event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key]?.(camera, size);
    if (next === undefined) return;
    event.preventDefault();
    setCamera(next);
  };

  const bar = scaleBar(metresAcross(camera.y) / camera.scale, SCALE_ROOM_PX, units);
  return (
    <div className={styles.map}>
      {/* A drawing that is moved with keys and pointers is an application of its own to a screen
          reader. */}
      <div
        ref={box}
        className={styles.box}
        role="application"
        tabIndex={0}
        aria-label={`${label} Arrow keys move the map, plus and minus zoom, 0 shows the whole route.`}
        onKeyDown={press}
      >
        {tiles && size.width > 0 ? (
          <TileLayer camera={camera} size={size} template={tiles.tilesUrl} />
        ) : null}
        <canvas ref={canvas} className={styles.canvas} aria-hidden />
        <Ends route={route} camera={camera} size={size} />
        <div ref={dot} className={styles.cursor} data-testid="map-cursor" hidden />
      </div>
      <MapButtons
        onCloser={() => zoomBy(KEY_ZOOM)}
        onWider={() => zoomBy(1 / KEY_ZOOM)}
        onWhole={moved ? () => setCamera(null) : null}
      />
      <div className={styles.scale} style={{ width: bar.width }} aria-hidden>
        {bar.text}
      </div>
      {tiles ? <p className={styles.attribution}>{tiles.attribution}</p> : null}
    </div>
  );
}

const KEYS: Readonly<Record<string, (camera: Camera, size: Size) => Camera | null>> = {
  ArrowLeft: (camera) => moveBy(camera, KEY_STEP_PX, 0),
  ArrowRight: (camera) => moveBy(camera, -KEY_STEP_PX, 0),
  ArrowUp: (camera) => moveBy(camera, 0, KEY_STEP_PX),
  ArrowDown: (camera) => moveBy(camera, 0, -KEY_STEP_PX),
  '+': (camera, size) => zoomAt(camera, KEY_ZOOM, { x: size.width / 2, y: size.height / 2 }, size),
  '=': (camera, size) => zoomAt(camera, KEY_ZOOM, { x: size.width / 2, y: size.height / 2 }, size),
  '-': (camera, size) =>
    zoomAt(camera, 1 / KEY_ZOOM, { x: size.width / 2, y: size.height / 2 }, size),
  '0': () => null,
};

function Ends({
  route,
  camera,
  size,
}: {
  readonly route: Route;
  readonly camera: Camera;
  readonly size: Size;
}) {
  const known = route.points.filter((point) => point !== null);
  const ends = [
    { name: 'Finish', point: known.at(-1) },
    { name: 'Start', point: known[0] },
  ];
  return ends.map(({ name, point }) => {
    if (!point || size.width === 0) return null;
    const { x, y } = toScreen(point, camera, size);
    return (
      <div
        key={name}
        className={styles.end}
        data-end={name}
        title={name}
        style={{ transform: `translate(${x}px, ${y}px)` }}
      />
    );
  });
}
