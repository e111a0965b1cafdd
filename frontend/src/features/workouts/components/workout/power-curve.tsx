import { useState, type PointerEvent } from 'react';
import { numberTicks } from '../../../../components/chart/ticks.js';
import { figure, figureText, formatDuration } from '../../../../lib/format.js';
import { useWidth } from '../../hooks/use-width.js';
import type { PowerPoint } from '../../model/analysis.js';
import { axisSeconds, durationName, logShare, pointAtShare, toldPoints } from '../../model/power-curve.js';
import { Section } from './section.js';
import styles from './power-curve.module.css';

export interface PowerCurveProps {
  readonly points: readonly PowerPoint[] | undefined;
  readonly ftpW: number | null;
}

const HEIGHT = 208;
const LABEL_WIDTH = 44;
const PLOT = { left: 40, right: 16, top: 24, bottom: 24 };

/** The best mean power for every duration, on an axis that gives the short ones their room. */
export function PowerCurve({ points, ftpW }: PowerCurveProps) {
  if (!points || points.length < 2)
    return (
      <Section title="Power curve">
        <p className={styles.none}>The file holds no power, or too little for a curve.</p>
      </Section>
    );
  return (
    <Section title="Power curve">
      <Curve points={points} ftpW={ftpW} />
      <ul className={styles.spoken}>
        {toldPoints(points).map(({ seconds, watts }) => (
          <li key={seconds}>{`Best ${durationName(seconds)}: ${figureText(figure(watts, 'W'))}`}</li>
        ))}
      </ul>
    </Section>
  );
}

/** Leaves out labels that would run into the one before. */
function apart(points: readonly PowerPoint[], x: (seconds: number) => number): readonly PowerPoint[] {
  return points.reduce<readonly PowerPoint[]>((kept, point) => {
    const before = kept.at(-1);
    return before && x(point.seconds) - x(before.seconds) < LABEL_WIDTH ? kept : [...kept, point];
  }, []);
}

function Curve({ points, ftpW }: { readonly points: readonly PowerPoint[]; readonly ftpW: number | null }) {
  const [ref, width] = useWidth<HTMLDivElement>(420);
  const [hovered, setHovered] = useState<PowerPoint | null>(null);
  const extent = { from: points[0]?.seconds ?? 1, to: points.at(-1)?.seconds ?? 1 };
  const highest = Math.max(...points.map(({ watts }) => watts)) * 1.06;
  const inner = width - PLOT.left - PLOT.right;
  const x = (seconds: number): number => PLOT.left + logShare(seconds, extent) * inner;
  const y = (watts: number): number => HEIGHT - PLOT.bottom - (watts / highest) * (HEIGHT - PLOT.top - PLOT.bottom);
  const line = points.map(({ seconds, watts }, index) => `${index === 0 ? 'M' : 'L'}${x(seconds).toFixed(1)},${y(watts).toFixed(1)}`).join('');
  const move = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    setHovered(pointAtShare(points, extent, (event.clientX - box.left - PLOT.left) / inner));
  };

  return (
    <div ref={ref} className={styles.curve}>
      <svg width={width} height={HEIGHT} aria-hidden onPointerMove={move} onPointerDown={move} onPointerLeave={() => setHovered(null)}>
        {numberTicks({ from: 0, to: highest }, 4, true).map((watts) => (
          <g key={watts} className={styles.grid}>
            <line x1={PLOT.left} x2={width - PLOT.right} y1={y(watts)} y2={y(watts)} />
            <text x={PLOT.left - 6} y={y(watts) + 4} textAnchor="end">
              {watts}
            </text>
          </g>
        ))}
        {axisSeconds(extent).map((seconds) => (
          <g key={seconds} className={styles.grid}>
            <line x1={x(seconds)} x2={x(seconds)} y1={PLOT.top} y2={HEIGHT - PLOT.bottom} />
            <text x={x(seconds)} y={HEIGHT - 8} textAnchor="middle">
              {durationName(seconds)}
            </text>
          </g>
        ))}
        {ftpW !== null && ftpW < highest ? (
          <g className={styles.threshold}>
            <line x1={PLOT.left} x2={width - PLOT.right} y1={y(ftpW)} y2={y(ftpW)} />
            <text x={PLOT.left + 4} y={y(ftpW) - 4}>
              FTP {ftpW} W
            </text>
          </g>
        ) : null}
        <path d={line} className={styles.line} />
        {(hovered ? [hovered] : apart(toldPoints(points), x)).map(({ seconds, watts }) => (
          <g key={seconds} className={styles.told}>
            <circle cx={x(seconds)} cy={y(watts)} r={3} />
            <text x={x(seconds)} y={y(watts) - 9} textAnchor={x(seconds) > width - 48 ? 'end' : 'middle'}>
              {hovered ? `${formatDuration(seconds)} · ` : ''}
              {Math.round(watts)} W
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
