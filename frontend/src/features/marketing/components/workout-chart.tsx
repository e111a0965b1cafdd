import type { ReactNode } from 'react';
import { curveOf, percent, PLANE } from '../model/curve.js';
import type { Sample, SampleChannel } from '../model/sample.js';
import { mark } from '../model/words.js';
import styles from './workout-chart.module.css';

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Trace {
  readonly channel: SampleChannel;
  /** Bottom and top of its scale. */
  readonly range: readonly [number, number];
  /** Directly at the line's beginning. */
  readonly name: string;
  /** Values with a line of the grid, and what is written at it. */
  readonly grid: readonly (readonly [value: number, label: string])[];
}

export interface WorkoutChartProps {
  readonly sample: Sample;
  readonly traces: readonly Trace[];
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
  /** Seconds between two marks of the axis. */
  readonly every: number;
  readonly bands?: readonly Span[];
  readonly active?: Span | null;
  readonly height: number;
  /** Stands on the plane, placed in percent. */
  readonly children?: ReactNode;
}

/**
 * Curves of a generated workout as the product draws them: one panel for each channel on one axis
 * of time.
 */
export function WorkoutChart({
  sample,
  traces,
  label,
  every,
  bands = [],
  active = null,
  height,
  children,
}: WorkoutChartProps) {
  const { seconds } = sample;
  const marks = Array.from(
    { length: Math.floor(seconds / every) + 1 },
    (_, index) => index * every,
  ).filter((second) => second < 0.97 * seconds);
  return (
    <div className={styles.chart}>
      <div className={styles.panels} role="img" aria-label={label}>
        {traces.map((trace, index) => (
          <Panel
            key={trace.channel}
            sample={sample}
            trace={trace}
            height={Math.round(height * (index === 0 ? 1 : 0.62))}
            bands={bands}
            active={active}
          />
        ))}
      </div>
      {children}
      <div className={styles.axis} aria-hidden="true">
        {marks.map((second) => (
          <span
            key={second}
            style={{ left: `${percent(second, seconds)}%` }}
            data-first={second === 0 ? '' : undefined}
          >
            {mark(second)}
          </span>
        ))}
      </div>
    </div>
  );
}

interface PanelProps extends Required<
  Pick<WorkoutChartProps, 'sample' | 'bands' | 'active' | 'height'>
> {
  readonly trace: Trace;
}

function Panel({ sample, trace, height, bands, active }: PanelProps) {
  const { path, y } = curveOf(sample, trace.channel, trace.range);
  const rect = ({ from, to }: Span) => ({
    x: (PLANE.width * from) / sample.seconds,
    width: (PLANE.width * (to - from)) / sample.seconds,
    y: 0,
    height: PLANE.height,
  });
  return (
    <div className={styles.panel} style={{ height }} data-channel={trace.channel}>
      <svg
        viewBox={`0 0 ${PLANE.width} ${PLANE.height}`}
        preserveAspectRatio="none"
        className={styles.plane}
        aria-hidden="true"
      >
        {trace.grid.map(([value]) => (
          <line
            key={value}
            x1="0"
            x2={PLANE.width}
            y1={y(value)}
            y2={y(value)}
            className={styles.grid}
          />
        ))}
        {bands.map((band) => (
          <rect key={band.from} {...rect(band)} className={styles.band} />
        ))}
        {active ? <rect {...rect(active)} data-mark="" className={styles.active} /> : null}
        <path d={path} className={styles.line} />
      </svg>
      <span className={styles.name} aria-hidden="true">
        {trace.name}
      </span>
      {trace.grid.map(([value, text]) => (
        <span
          key={value}
          className={styles.value}
          style={{ top: `${y(value)}%` }}
          aria-hidden="true"
        >
          {text}
        </span>
      ))}
    </div>
  );
}
