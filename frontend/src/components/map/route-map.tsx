import 'leaflet/dist/leaflet.css';
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { UnitPreferences } from '#lib/units.js';
import { type ChartView, useChartView, useCursor } from '../chart/chart-view.js';
import type { RouteLook } from './route-lines.js';
import styles from './route-map.module.css';
import { RouteStage, type TileSource } from './route-stage.js';
import type { Route } from './route.js';

const HOW = 'Arrow keys move the map, plus and minus zoom, 0 shows the whole route.';

export interface RouteMapProps {
  readonly route: Route;
  /** Shared with the charts: their cursor is the dot on the map. */
  readonly view: ChartView;
  readonly look: RouteLook;
  readonly units: UnitPreferences;
  /** Null draws on a plain ground and asks no server for anything. */
  readonly streets: TileSource | null;
  readonly onStreetsFailed: (failed: boolean) => void;
  /** What the map shows, in words. */
  readonly label: string;
}

const KEY_STEP_PX = 48;
/** Half a level is a factor of 1.4. */
const KEY_ZOOM = 0.5;

/** A recorded route with north up. */
export function RouteMap(props: RouteMapProps) {
  const { route, view, look, units, streets, onStreetsFailed, label } = props;
  const box = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<RouteStage | null>(null);
  const [moved, setMoved] = useState(false);
  const strong = useChartView(view, ({ selection, zoom }) => selection ?? zoom);
  const highlight = useChartView(view, (state) => state.highlight);

  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const onTime = (cursor: number | null): void => view.set({ cursor });
    const made = new RouteStage(box.current, { onMoved: setMoved, onTime });
    setStage(made);
    return () => made.remove();
  }, [view]);
  useLayoutEffect(() => stage?.show(route), [stage, route]);
  useLayoutEffect(
    () => stage?.draw(look, { strong, highlight }),
    [stage, route, look, strong, highlight],
  );
  useLayoutEffect(() => stage?.setMiles(units.distanceUnit === 'mi'), [stage, units.distanceUnit]);
  useEffect(() => stage?.setStreets(streets, onStreetsFailed), [stage, streets, onStreetsFailed]);
  useCursor(
    view,
    useCallback((cursor) => stage?.pointAt(cursor, route), [stage, route]),
  );

  const press = (event: KeyboardEvent): void => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
    if (!act || !stage) return;
    event.preventDefault();
    act(stage);
  };

  return (
    <div className={styles.map}>
      {/* A drawing that is moved with keys and pointers is an application to a screen reader. */}
      <div
        ref={box}
        className={styles.box}
        role="application"
        tabIndex={0}
        aria-label={`${label} ${HOW}`}
        onKeyDown={press}
      />
      <MapButtons
        onCloser={() => stage?.map.zoomIn(KEY_ZOOM)}
        onWider={() => stage?.map.zoomOut(KEY_ZOOM)}
        onWhole={moved ? () => stage?.fit() : null}
      />
      {streets ? <TileAttribution text={streets.attribution} /> : null}
    </div>
  );
}

const pan =
  (x: number, y: number) =>
  ({ map }: RouteStage): void =>
    void map.panBy([x, y], { animate: false });
const closer = ({ map }: RouteStage): void => void map.zoomIn(KEY_ZOOM);

const KEYS: Readonly<Record<string, (stage: RouteStage) => void>> = {
  ArrowLeft: pan(-KEY_STEP_PX, 0),
  ArrowRight: pan(KEY_STEP_PX, 0),
  ArrowUp: pan(0, -KEY_STEP_PX),
  ArrowDown: pan(0, KEY_STEP_PX),
  '+': closer,
  '=': closer,
  '-': ({ map }) => void map.zoomOut(KEY_ZOOM),
  '0': (stage) => stage.fit(),
};

/** Asked for by https://osmfoundation.org/wiki/Licence/Attribution_Guidelines. */
const OPENSTREETMAP = 'https://www.openstreetmap.org/copyright';

/** Names the source of the tiles; where it is OpenStreetMap, with a link to its licence. */
function TileAttribution({ text }: { readonly text: string }) {
  return (
    <p className={styles.attribution}>
      {text.includes('OpenStreetMap') ? (
        <a href={OPENSTREETMAP} target="_blank" rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}

interface MapButtonsProps {
  readonly onCloser: () => void;
  readonly onWider: () => void;
  /** Null where the whole route is shown. */
  readonly onWhole: (() => void) | null;
}

function MapButtons({ onCloser, onWider, onWhole }: MapButtonsProps) {
  return (
    <div className={styles.buttons}>
      <button type="button" aria-label="Zoom in on the map" onClick={onCloser}>
        +
      </button>
      <button type="button" aria-label="Zoom out of the map" onClick={onWider}>
        {'\u2212'}
      </button>
      {onWhole ? (
        <button
          type="button"
          aria-label="Show the whole route"
          title="Show the whole route"
          onClick={onWhole}
        >
          {'\u2922'}
        </button>
      ) : null}
    </div>
  );
}
