import { apart, scale } from '#features/workouts/model/progress/scale.js';
import type { Bundle } from '#features/workouts/model/progress/volume.js';
import { weekAxis } from '#features/workouts/model/progress/week-axis.js';
import {
  type Band,
  bandName,
  BANDS,
  percentText,
} from '#features/workouts/model/progress/zone-balance.js';
import { DayAxis, ValueGrid } from '../plot/plot-grid.js';
import { type Frame, Plot } from '../plot/plot.js';
import styles from './zone-stacks.module.css';

export interface ZoneStacksProps {
  readonly name: string;
  /** Shares of each bar, 0 to 1; null where nothing was measured. */
  readonly rows: readonly { readonly bundle: Bundle; readonly shares: readonly number[] | null }[];
  /** Shares of the whole time. */
  readonly whole: readonly number[];
  readonly cursor: number | null;
  readonly onCursor: (stop: number | null) => void;
  readonly describe: (stop: number) => string;
}

const MARGINS = { left: 44, right: 116, top: 8, bottom: 24 };
const WIDEST = 48;
const LINE = 15;
/** The bar of the whole time stands apart, with the names of the zones beside it; px. */
const WHOLE = { gap: 14, width: 16 };
/** Smaller shares are in the table, not beside the bar. */
const LEAST_NAMED = 0.01;

/** Each week as one whole, divided by zones from the easiest at the foot to the hardest on top. */
export function ZoneStacks({ name, rows, whole, cursor, onCursor, describe }: ZoneStacksProps) {
  const axis = weekAxis(rows.map(({ bundle }) => bundle));
  if (!axis) return null;
  return (
    <Plot
      name={name}
      height={224}
      margins={MARGINS}
      stops={rows.map(({ bundle }) => axis.middleOf(bundle))}
      cursor={cursor}
      onCursor={onCursor}
      describe={describe}
    >
      {(frame) => (
        <>
          <ValueGrid
            frame={frame}
            ticks={[0, 0.5, 1]}
            y={scale({ from: 0, to: 1 }, frame.bottom, frame.top)}
            text={percentText}
          />
          {rows.map(({ bundle, shares }, at) => {
            const room = axis.roomOf(bundle) * (frame.right - frame.left);
            const width = Math.min(WIDEST, Math.max(1, room - Math.min(8, room * 0.24)));
            return shares ? (
              <g
                key={bundle.from}
                className={styles.stack}
                data-dim={cursor !== null && cursor !== at}
                data-so-far={bundle.soFar}
              >
                <Stack
                  frame={frame}
                  shares={shares}
                  x={frame.x(axis.middleOf(bundle)) - width / 2}
                  width={width}
                />
              </g>
            ) : null;
          })}
          <Stack frame={frame} shares={whole} x={frame.right + WHOLE.gap} width={WHOLE.width} />
          <Names frame={frame} shares={whole} />
          <DayAxis frame={frame} from={axis.from} to={axis.to} shareOf={axis.ofMonday} />
        </>
      )}
    </Plot>
  );
}

interface StackProps {
  readonly frame: Frame;
  readonly shares: readonly number[];
  readonly x: number;
  readonly width: number;
}

interface Part {
  readonly band: Band;
  readonly share: number;
  /** Its lower edge, 0 to 1. */
  readonly foot: number;
}

function partsOf(shares: readonly number[]): readonly Part[] {
  return BANDS.map((band, at) => ({
    band,
    share: shares[at] ?? 0,
    foot: shares.slice(0, at).reduce((sum, share) => sum + share, 0),
  }));
}

function Stack({ frame, shares, x, width }: StackProps) {
  const y = scale({ from: 0, to: 1 }, frame.bottom, frame.top);
  return partsOf(shares).map(({ band, share, foot }) =>
    share > 0 ? (
      <rect
        key={band}
        className={styles.part}
        x={x}
        y={y(foot + share)}
        width={width}
        height={Math.max(0, y(foot) - y(foot + share))}
        style={{ fill: `var(--sw-zone-${typeof band === 'number' ? band : 'outside'})` }}
      />
    ) : null,
  );
}

/** The zones' names beside the bar of the whole, so that colour only helps. */
function Names({ frame, shares }: Pick<StackProps, 'frame' | 'shares'>) {
  const y = scale({ from: 0, to: 1 }, frame.bottom, frame.top);
  const named = partsOf(shares)
    .filter(({ share }) => share >= LEAST_NAMED)
    .reverse();
  const places = apart(
    named.map(({ foot, share }) => y(foot + share / 2)),
    LINE,
    frame.top + 4,
    frame.bottom - 2,
  );
  const x = frame.right + WHOLE.gap + WHOLE.width + 6;
  return named.map(({ band, share }, at) => (
    <text key={band} x={x} y={(places[at] ?? 0) + 4} className={styles.name}>
      <tspan className={styles.band}>{bandName(band)}</tspan> {percentText(share)}
    </text>
  ));
}
