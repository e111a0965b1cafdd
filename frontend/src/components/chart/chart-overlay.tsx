import {
  type CSSProperties,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type ChartAxis, shareOf } from './chart-axis.js';
import { applyKey } from './chart-keys.js';
import { type ChartView, useChartView, useCursor } from './chart-view.js';
import styles from './chart.module.css';
import { PointerGestures } from './pointer-gestures.js';
import type { DragKind } from './pointer-stage.js';
import type { Extent } from './ticks.js';
import { useNativeGestures } from './use-native-gestures.js';

export interface Mark {
  readonly position: number;
  readonly label: string;
}

export interface ChartOverlayProps {
  readonly view: ChartView;
  readonly axis: ChartAxis;
  readonly domain: Extent;
  /** Stretches in which nothing was to be recorded. */
  readonly pauses: readonly Extent[];
  readonly marks: readonly Mark[];
  /** How many marks fit with their labels. */
  readonly room: number;
  /** What a drag does; it zooms unless told. */
  readonly drag?: DragKind;
  /** What stands at a position, in words. */
  readonly describe: (position: number) => string;
}

const HELP: Readonly<Record<DragKind, string>> = {
  select:
    'Arrow keys move the cursor, with Shift they select, Enter zooms to the selection, plus ' +
    'and minus zoom, Escape goes back.',
  zoom: 'Arrow keys move the cursor, plus and minus zoom, Escape shows everything.',
};

/**
 * One sheet over all panels: what is marked on it, the cursor, and everything a pointer or a key
 * can do.
 */
export function ChartOverlay({
  view,
  axis,
  domain,
  pauses,
  marks,
  room,
  drag = 'zoom',
  describe,
}: ChartOverlayProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const [gestures] = useState(() => new PointerGestures({ view, axis, domain, drag }));
  useEffect(
    () => gestures.follow({ view, axis, domain, drag }),
    [gestures, view, axis, domain, drag],
  );
  useNativeGestures(sheet, gestures, { view, axis, domain });
  const range = useChartView(view, (state) => state.zoom) ?? domain;
  const at = (position: number): number => shareOf(axis, range, position);
  const shown = (extent: Extent): boolean => extent.to > range.from && extent.from < range.to;

  const inSight = marks.filter(({ position }) => position > range.from && position < range.to);
  const stride = Math.max(1, Math.ceil(inSight.length / room));

  useCursor(
    view,
    useCallback(
      (cursor) => {
        const position = cursor ?? range.from;
        sheet.current?.setAttribute('aria-valuenow', `${Math.round(position)}`);
        sheet.current?.setAttribute('aria-valuetext', describe(position));
        if (!line.current) return;
        line.current.hidden = cursor === null || cursor < range.from || cursor > range.to;
        line.current.style.transform = `translateX(${percent(shareOf(axis, range, position))})`;
      },
      [axis, range, describe],
    ),
  );

  const pointer =
    (act: (event: PointerEvent<HTMLElement>, box: DOMRect) => void) =>
    (event: PointerEvent<HTMLElement>): void =>
      act(event, event.currentTarget.getBoundingClientRect());

  return (
    <div
      ref={sheet}
      className={styles.overlay}
      role="slider"
      tabIndex={0}
      aria-label={`${axis.name} in the workout. ${HELP[drag]}`}
      aria-valuemin={Math.round(range.from)}
      aria-valuemax={Math.round(range.to)}
      aria-valuenow={Math.round(range.from)}
      onPointerDown={pointer((event, box) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        gestures.down(event, box);
      })}
      onPointerMove={pointer((event, box) => gestures.move(event, box))}
      onPointerUp={pointer((event, box) => gestures.up(event, box))}
      onPointerCancel={(event) => gestures.cancel(event)}
      onPointerLeave={(event) => gestures.leave(event)}
      onContextMenu={(event) => {
        if (gestures.selects) event.preventDefault();
      }}
      onDoubleClick={() => view.set({ zoom: null, selection: null, marked: null })}
      onKeyDown={(event) => {
        if (
          !event.ctrlKey &&
          !event.metaKey &&
          !event.altKey &&
          applyKey(event, { view, domain, axis, drag })
        )
          event.preventDefault();
      }}
    >
      {pauses.filter(shown).map((pause) => (
        <div
          key={pause.from}
          className={styles.pause}
          style={span(at, pause)}
          data-testid="pause"
        />
      ))}
      {inSight.map(({ position, label }, index) => (
        <div
          key={position}
          className={styles.mark}
          data-crowded={stride > 1}
          style={{ left: percent(at(position)) }}
        >
          {index % stride === 0 ? <span>{label}</span> : null}
        </div>
      ))}
      <Stretch view={view} kind="noted" at={at} />
      <Stretch view={view} kind="highlight" at={at} />
      <Stretch view={view} kind="selection" at={at} />
      <div ref={line} className={styles.cursor} hidden />
    </div>
  );
}

interface StretchProps {
  readonly view: ChartView;
  readonly kind: 'highlight' | 'noted' | 'selection';
  readonly at: (position: number) => number;
}

function Stretch({ view, kind, at }: StretchProps) {
  const extent = useChartView(view, (state) =>
    kind === 'noted' && state.selection !== null ? null : state[kind],
  );
  return extent ? (
    <div className={styles[kind]} style={span(at, extent)} data-testid={kind} />
  ) : null;
}

function span(at: (position: number) => number, { from, to }: Extent): CSSProperties {
  const left = Math.min(1, Math.max(0, at(from)));
  const right = Math.min(1, Math.max(0, at(to)));
  return { left: percent(left), width: percent(right - left) };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}
