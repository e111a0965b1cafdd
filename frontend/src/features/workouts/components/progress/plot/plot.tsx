import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { nearestIndex } from '#components/chart/nearest.js';
import { useWidth } from '#features/workouts/hooks/use-width.js';
import { stopAfter } from './plot-keys.js';
import styles from './plot.module.css';

/** The plot inside its margins; px. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where a share of the width, 0 to 1, stands. */
  readonly x: (share: number) => number;
}

export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface PlotProps {
  /** What it shows, for those who do not see it. */
  readonly name: string;
  readonly height: number;
  readonly margins: Margins;
  /** Where the cursor can stand: shares of the width, rising. */
  readonly stops: readonly number[];
  readonly cursor: number | null;
  readonly onCursor: (stop: number | null) => void;
  /** What stands at a stop, in words. */
  readonly describe: (stop: number) => string;
  /** Opens what a stop comes from; where it is left out a stop leads nowhere. */
  readonly onOpen?: (stop: number) => void;
  /** Whether the cursor stays when the pointer leaves, for links beside the plot. */
  readonly sticky?: boolean;
  readonly children: (frame: Frame) => ReactNode;
}

/** A drawing with a cursor that a pointer, a finger and the keyboard move alike. */
export function Plot({
  name,
  height,
  margins,
  stops,
  cursor,
  onCursor,
  describe,
  onOpen,
  sticky = false,
  children,
}: PlotProps) {
  const [ref, width] = useWidth<HTMLDivElement>(640);
  const frame: Frame = {
    width,
    height,
    left: margins.left,
    right: Math.max(margins.left + 1, width - margins.right),
    top: margins.top,
    bottom: height - margins.bottom,
    x: (share) => margins.left + share * Math.max(1, width - margins.right - margins.left),
  };
  const stopAt = (event: PointerEvent<HTMLElement>): number | null =>
    nearestIndex(
      stops,
      (event.clientX - event.currentTarget.getBoundingClientRect().left - frame.left) /
        (frame.right - frame.left),
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && cursor !== null && onOpen) return onOpen(cursor);
    const next = stopAfter(event.key, cursor, stops.length);
    if (next === undefined) return;
    event.preventDefault();
    onCursor(next);
  };
  const keys = `Arrow keys move the cursor${onOpen ? ', Enter opens the workout' : ''}`;
  const now = cursor ?? stops.length - 1;
  return (
    <div
      ref={ref}
      className={styles.plot}
      style={{ height }}
      role="slider"
      tabIndex={0}
      aria-label={`${name}. ${keys}.`}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, stops.length - 1)}
      aria-valuenow={now}
      aria-valuetext={describe(now)}
      data-opens={onOpen !== undefined}
      onPointerMove={(event) => onCursor(stopAt(event))}
      onPointerDown={(event) => onCursor(stopAt(event))}
      onPointerLeave={(event) => {
        if (!sticky && event.pointerType === 'mouse') onCursor(null);
      }}
      onClick={(event) => {
        // A tap only reads; the links beside the plot open what was read.
        if (
          onOpen &&
          cursor !== null &&
          event.nativeEvent instanceof MouseEvent &&
          (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse'
        )
          onOpen(cursor);
      }}
      onKeyDown={onKeyDown}
    >
      <svg width={width} height={height} aria-hidden>
        {children(frame)}
      </svg>
    </div>
  );
}
