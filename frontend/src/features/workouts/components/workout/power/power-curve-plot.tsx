import { type PointerEvent, useState } from 'react';
import { type Extent, numberTicks } from '#components/chart/ticks.js';
import { figure, figureText, formatDuration } from '#lib/format.js';
import { useWidth } from '#features/workouts/hooks/use-width.js';
import type { PowerPoint } from '#features/workouts/model/analysis.js';
import { type Box, placeLabels } from '#features/workouts/model/power/place-labels.js';
import {
  axisSeconds,
  durationName,
  logShare,
  pointAtShare,
  toldPoints,
} from '#features/workouts/model/power/power-curve.js';
import { comparedPower, type RecentBests } from '#features/workouts/model/power/recent-bests.js';
import { spaced } from '#features/workouts/model/progress/power-duration.js';
import { pathThrough } from '#features/workouts/model/progress/scale.js';
import styles from './power-curve.module.css';

export interface PowerCurvePlotProps {
  readonly points: readonly PowerPoint[];
  readonly ftpW: number | null;
  readonly bests: RecentBests | null;
  readonly onShow: (seconds: number) => void;
}

const HEIGHT = 224;
const PLOT = { left: 40, right: 12, top: 20, bottom: 24 };
/** What a duration under the axis takes, px. */
const AXIS_LABEL = 36;
/** What a label at the left edge of the plot takes, px. */
const THRESHOLD_LABEL = { width: 76, height: 16 };

/**
 * Watts over the logarithm of time, so that the short durations have their room. For the eye: the
 * table beside it has the numbers.
 */
export function PowerCurvePlot({ points, ftpW, bests, onShow }: PowerCurvePlotProps) {
  const [ref, width] = useWidth<HTMLDivElement>(420);
  const [hovered, setHovered] = useState<PowerPoint | null>(null);
  const extent = extentOf(points);
  const before = (bests?.power ?? []).filter(
    ({ seconds }) => seconds >= extent.from && seconds <= extent.to,
  );
  const highest =
    Math.max(...points.map(({ watts }) => watts), ...before.map(({ watts }) => watts)) * 1.06;
  const inner = width - PLOT.left - PLOT.right;
  const x = (seconds: number): number => PLOT.left + logShare(seconds, extent) * inner;
  const y = (watts: number): number =>
    HEIGHT - PLOT.bottom - (watts / highest) * (HEIGHT - PLOT.top - PLOT.bottom);
  const line = (curve: readonly PowerPoint[]): string =>
    pathThrough(curve.map(({ seconds, watts }) => [x(seconds), y(watts)]));
  const at = (event: PointerEvent<SVGSVGElement>): PowerPoint | null => {
    const box = event.currentTarget.getBoundingClientRect();
    return pointAtShare(points, extent, (event.clientX - box.left - PLOT.left) / inner);
  };

  const threshold = ftpW !== null && ftpW < highest ? y(ftpW) : null;
  const inside: Box = { left: PLOT.left, right: width - 2, top: 0, bottom: HEIGHT - PLOT.bottom };
  const taken: Box[] =
    threshold === null
      ? []
      : [
          {
            left: PLOT.left,
            right: PLOT.left + THRESHOLD_LABEL.width,
            top: threshold - THRESHOLD_LABEL.height,
            bottom: threshold,
          },
        ];
  const told = hovered ? [hovered] : toldPoints(points);
  const labels = placeLabels(
    told.map((point) => ({
      key: String(point.seconds),
      text: labelOf(point, hovered !== null, bests),
      x: x(point.seconds),
      y: y(point.watts),
    })),
    inside,
    hovered ? [] : taken,
  );
  const last = before.at(-1);

  return (
    <div ref={ref} className={styles.curve}>
      <svg
        width={width}
        height={HEIGHT}
        aria-hidden
        onPointerMove={(event) => setHovered(at(event))}
        onPointerDown={(event) => setHovered(at(event))}
        onPointerLeave={() => setHovered(null)}
        onClick={() => hovered && onShow(hovered.seconds)}
      >
        <Grid x={x} y={y} extent={extent} highest={highest} width={width} />
        {threshold !== null ? (
          <g className={styles.threshold}>
            <line x1={PLOT.left} x2={width - PLOT.right} y1={threshold} y2={threshold} />
            <text x={PLOT.left + 4} y={threshold - 4}>
              FTP {ftpW} W
            </text>
          </g>
        ) : null}
        {last ? (
          <g className={styles.before}>
            <path d={line(before)} />
            <text x={Math.min(width - 4, x(last.seconds))} y={PLOT.top - 6} textAnchor="end">
              dashed: {bests?.days} days before
            </text>
          </g>
        ) : null}
        <path d={line(points)} className={styles.line} />
        {told.map(({ seconds, watts }) => (
          <circle
            key={seconds}
            className={styles.dot}
            data-best={comparedPower(seconds, watts, bests).isBest}
            cx={x(seconds)}
            cy={y(watts)}
            r={3.5}
          />
        ))}
        {labels.map((label) => (
          <text
            key={label.key}
            className={styles.label}
            x={label.at.x}
            y={label.at.y}
            textAnchor="middle"
          >
            {label.text}
          </text>
        ))}
      </svg>
    </div>
  );
}

function extentOf(points: readonly PowerPoint[]): Extent {
  return { from: points[0]?.seconds ?? 1, to: points.at(-1)?.seconds ?? 1 };
}

function labelOf(
  { seconds, watts }: PowerPoint,
  alone: boolean,
  bests: RecentBests | null,
): string {
  const value = figureText(figure(watts, 'W'));
  if (!alone) return value;
  const { before } = comparedPower(seconds, watts, bests);
  return (
    `${formatDuration(seconds)} · ` +
    `${value}${before ? ` · before ${figureText(figure(before.watts, 'W'))}` : ''}`
  );
}

interface GridProps {
  readonly x: (seconds: number) => number;
  readonly y: (watts: number) => number;
  readonly extent: Extent;
  readonly highest: number;
  readonly width: number;
}

function Grid({ x, y, extent, highest, width }: GridProps) {
  return (
    <>
      {numberTicks({ from: 0, to: highest }, 4, true).map((watts) => (
        <g key={watts} className={styles.grid}>
          <line x1={PLOT.left} x2={width - PLOT.right} y1={y(watts)} y2={y(watts)} />
          <text x={PLOT.left - 6} y={y(watts) + 4} textAnchor="end">
            {watts}
          </text>
        </g>
      ))}
      {spaced(axisSeconds(extent), x, AXIS_LABEL).map((seconds) => (
        <g key={seconds} className={styles.grid}>
          <line x1={x(seconds)} x2={x(seconds)} y1={PLOT.top} y2={HEIGHT - PLOT.bottom} />
          <text x={Math.min(width - PLOT.right - 8, x(seconds))} y={HEIGHT - 8} textAnchor="middle">
            {durationName(seconds)}
          </text>
        </g>
      ))}
    </>
  );
}
