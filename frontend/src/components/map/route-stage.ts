import {
  Canvas,
  Control,
  DivIcon,
  LatLngBounds,
  LayerGroup,
  Map as LeafletMap,
  Marker,
  TileLayer,
  type PointTuple,
} from 'leaflet';
import { addMapPointers } from './map-pointers.js';
import { drawRoute, type RouteFocus, type RouteLook } from './route-lines.js';
import styles from './route-map.module.css';
import { placeAt, type Place, type Route } from './route.js';

/** A server of raster tiles, with the attribution that it asks for. */
export interface TileSource {
  /** With {z}, {x} and {y}. */
  readonly tilesUrl: string;
  /** Plain text. */
  readonly attribution: string;
}

export interface StageEvents {
  /** Whether the map shows anything but the whole route. */
  readonly onMoved: (moved: boolean) => void;
  /** The time at which the route passes the pointer, s; null away from the route. */
  readonly onTime: (time: number | null) => void;
}

const MARGIN_PX: PointTuple = [24, 24];
/** 15 cm and 40 km in a pixel at the equator. */
const ZOOM = { closest: 20, widest: 2 };
/** A route of a few metres does not fill the map. */
const CLOSEST_FIT = 17;
const LAST_TILE_ZOOM = 19;
const SCALE_ROOM_PX = 96;
/** How far around the map the route is drawn in advance, in widths of the map. */
const DRAWN_AROUND = 0.5;

/** The Leaflet map of one route. It is outside React because it moves with each pointer event. */
export class RouteStage {
  readonly map: LeafletMap;
  private readonly renderer = new Canvas({ padding: DRAWN_AROUND });
  private readonly lines = new LayerGroup();
  private readonly ends = new LayerGroup();
  private readonly dot = markerOf('cursor', 1000);
  private scale: Control | null = null;
  private streets: TileLayer | null = null;
  private readonly sizes: ResizeObserver;
  private route: Route = { t: [], points: [] };
  private isMoved = false;
  /** While the map moves on its own account. */
  private isFitting = false;

  constructor(
    box: HTMLElement,
    private readonly events: StageEvents,
  ) {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.map = new LeafletMap(box, {
      center: [0, 0],
      zoom: ZOOM.widest,
      minZoom: ZOOM.widest,
      maxZoom: ZOOM.closest,
      zoomSnap: 0,
      renderer: this.renderer,
      attributionControl: false,
      zoomControl: false,
      keyboard: false,
      scrollWheelZoom: false,
      trackResize: false,
      inertia: !isCalm,
      zoomAnimation: !isCalm,
      fadeAnimation: !isCalm,
      layers: [this.lines, this.ends, this.dot],
    });
    this.dot.getElement()?.setAttribute('data-testid', 'map-cursor');
    this.showDot(null);
    this.map.on('move zoom', () => {
      if (!this.isFitting) this.setMoved(true);
    });
    addMapPointers(this.map, box, () => this.route, events.onTime);
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(box);
  }

  remove(): void {
    this.sizes.disconnect();
    this.map.remove();
  }

  show(route: Route): void {
    this.route = route;
    this.ends.clearLayers();
    const known = route.points.filter((point) => point !== null);
    const [start, finish] = [known[0], known.at(-1)];
    if (start && finish)
      this.ends
        .addLayer(markerOf('finish').setLatLng(finish))
        .addLayer(markerOf('start', 1).setLatLng(start));
    this.fit();
  }

  draw(look: RouteLook, focus: RouteFocus): void {
    drawRoute(this.lines, this.renderer, { route: this.route, look, focus });
  }

  /** Puts the dot where the route is at that time, s. */
  pointAt(time: number | null, route: Route): void {
    this.showDot(time === null ? null : placeAt(route, time));
  }

  /** Shows the whole route. */
  fit(): void {
    const bounds = new LatLngBounds(this.route.points.filter((point) => point !== null));
    const { x, y } = this.map.getSize();
    if (!bounds.isValid() || x === 0 || y === 0) return;
    this.withoutNotice(() =>
      this.map.fitBounds(bounds, { padding: MARGIN_PX, maxZoom: CLOSEST_FIT, animate: false }),
    );
    this.setMoved(false);
  }

  setMiles(isMiles: boolean): void {
    this.scale?.remove();
    const options = { maxWidth: SCALE_ROOM_PX, metric: !isMiles, imperial: isMiles };
    this.scale = new Control.Scale(options).addTo(this.map);
    this.scale.getContainer()?.setAttribute('aria-hidden', 'true');
  }

  /**
   * Asks the server for tiles from now on; null asks nobody.
   * @param onFailed whether tiles of the part in sight are missing, each time all have been asked
   */
  setStreets(source: TileSource | null, onFailed: (failed: boolean) => void): void {
    this.streets?.remove();
    this.streets = null;
    onFailed(false);
    if (!source) return;
    let isMissing = false;
    this.streets = new TileLayer(source.tilesUrl, {
      className: styles.tiles ?? '',
      maxNativeZoom: LAST_TILE_ZOOM,
      maxZoom: ZOOM.closest,
      // The tile server of OpenStreetMap refuses requests that do not name their site:
      // https://operations.osmfoundation.org/policies/tiles/
      referrerPolicy: 'strict-origin',
    });
    this.streets
      .on('loading', () => (isMissing = false))
      .on('tileerror', () => (isMissing = true))
      .on('load', () => onFailed(isMissing))
      .addTo(this.map);
  }

  private showDot(place: Place | null): void {
    const element = this.dot.getElement();
    if (element) element.hidden = place === null;
    if (place) this.dot.setLatLng(place);
  }

  private resize(): void {
    this.withoutNotice(() => this.map.invalidateSize({ animate: false }));
    if (!this.isMoved) this.fit();
  }

  private withoutNotice(move: () => void): void {
    this.isFitting = true;
    move();
    this.isFitting = false;
  }

  private setMoved(isMoved: boolean): void {
    if (this.isMoved === isMoved) return;
    this.isMoved = isMoved;
    this.events.onMoved(isMoved);
  }
}

/** A mark that is drawn by the style sheet around its place. */
function markerOf(name: 'cursor' | 'start' | 'finish', zIndexOffset = 0): Marker {
  return new Marker([0, 0], {
    icon: new DivIcon({ className: `${styles.mark} ${styles[name]}`, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    zIndexOffset,
  });
}
