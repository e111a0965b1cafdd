import { Button, Segmented } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useChartView } from '#components/chart/chart-view.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Curves } from '#features/workouts/hooks/use-curves.js';
import { comparisonPartsQuery } from '#features/workouts/api/get-comparison-parts.js';
import { useRemembered } from '#features/workouts/hooks/use-remembered.js';
import { useWidth } from '#features/workouts/hooks/use-width.js';
import { channelViews } from '#features/workouts/model/chart/channels.js';
import {
  type AlignmentKind,
  alignmentsOf,
  KINDS,
} from '#features/workouts/model/compare/alignment.js';
import type { Compared } from '#features/workouts/model/compare/names.js';
import { areEntangled } from '#features/workouts/model/compare/entangled.js';
import { integrals, overlay } from '#features/workouts/model/compare/overlay.js';
import type { ChannelName, Streams } from '#features/workouts/model/chart/streams.js';
import { CurvesReadout } from './curves-readout.js';
import styles from './curves-section.module.css';
import { CurvesTable } from './curves-table.js';
import { OverlayPlot } from './overlay-plot.js';

export interface CurvesChartProps {
  readonly workouts: readonly Compared[];
  readonly recordings: readonly Streams[];
  readonly units: UnitPreferences;
  /** What is looked at; findings point at seconds of it. */
  readonly curves: Curves;
}

type Layout = 'together' | 'apart';

const LAYOUTS: readonly { readonly value: Layout; readonly label: string }[] = [
  { value: 'together', label: 'Together' },
  { value: 'apart', label: 'One by one' },
];

/** Means by which is judged whether the curves can be followed over each other. */
const COARSE = 120;
/** Pixels for each mean: calm enough that two curves over each other can be read. */
const PX_PER_MEAN = 4;

/** One channel of all recordings on one axis, with what stands at the cursor of each. */
export function CurvesChart({ workouts, recordings, units, curves }: CurvesChartProps) {
  const { view, setChannel, setKind } = curves;
  const [ref, width] = useWidth<HTMLDivElement>(800);
  const parts = useQuery(comparisonPartsQuery(workouts.map(({ workout }) => workout.id)));
  const [layout, setLayout] = useRemembered<Layout | null>('compare.layout', null);
  const family = workouts[0]?.workout.family ?? 'cycling';
  const channels = useMemo(
    () =>
      channelViews(family, units).filter(
        ({ name }) =>
          recordings.filter((streams) => streams.channels[name]?.v.some((value) => value !== null))
            .length > 1,
      ),
    [family, units, recordings],
  );
  const channel = channels.find(({ name }) => name === curves.channel) ?? channels[0];
  const alignments = useMemo(
    () => alignmentsOf(recordings, units, parts.data?.reps ?? null),
    [recordings, units, parts.data],
  );
  const alignment = alignments[curves.kind] ?? alignments.time;
  const range = useChartView(view, ({ zoom }) => zoom) ?? alignment.domain;
  const sums = useMemo(
    () => (channel ? integrals(recordings, channel) : []),
    [recordings, channel],
  );
  const whole = useMemo(
    () =>
      channel
        ? overlay(sums, alignment, channel, { range: alignment.domain, count: COARSE })
        : null,
    [sums, alignment, channel],
  );
  const means = Math.min(600, Math.max(80, Math.floor(width / PX_PER_MEAN)));
  const drawn = useMemo(
    () => (channel ? overlay(sums, alignment, channel, { range, count: means }) : null),
    [sums, alignment, range, channel, means],
  );
  const apart = layout ? layout === 'apart' : whole !== null && areEntangled(whole.curves);
  const zoomed = useChartView(view, ({ zoom }) => zoom !== null);
  const back = (): void => view.set({ zoom: null, cursor: null, selection: null, highlight: null });

  if (!channel || !drawn)
    return (
      <p className={styles.none}>There is no channel that two of the workouts have in common.</p>
    );
  return (
    <div ref={ref}>
      <div className={styles.toolbar}>
        <Segmented<ChannelName>
          size="small"
          aria-label="Channel"
          value={channel.name}
          onChange={setChannel}
          options={channels.map(({ name, label }) => ({ value: name, label }))}
        />
        <Segmented<AlignmentKind>
          size="small"
          aria-label="Aligned by"
          value={alignment.kind}
          onChange={(kind) => {
            back();
            setKind(kind);
          }}
          options={KINDS.map(({ kind, label }) => ({
            value: kind,
            label: kind === 'intervals' ? (alignments.intervals?.axis.name ?? label) : label,
            disabled: !alignments[kind],
          }))}
        />
        <Segmented<Layout>
          size="small"
          aria-label="Layout"
          value={apart ? 'apart' : 'together'}
          onChange={setLayout}
          options={[...LAYOUTS]}
        />
        {zoomed ? (
          <Button size="small" type="text" onClick={back}>
            Reset
          </Button>
        ) : (
          <p className={styles.hint}>Drag to zoom, double click to go back.</p>
        )}
      </div>
      <CurvesReadout {...{ workouts, view, alignment, sums, channel, range, width }} />
      <OverlayPlot {...{ view, alignment, drawn, channel, range, width, apart, workouts, sums }} />
      <CurvesTable {...{ workouts, alignment, sums, channel, range }} />
    </div>
  );
}
