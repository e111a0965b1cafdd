import { useMemo } from 'react';
import type { ChartAxis } from '#components/chart/chart-axis.js';
import type { Panel } from '#components/chart/panel.js';
import type { Extent } from '#components/chart/ticks.js';
import type { Palette } from '#theme/palette.js';
import { calmWindow } from '#features/workouts/model/chart/smoothing.js';
import type { ChannelView } from '#features/workouts/model/chart/channels.js';
import { calmed, toCurve, toPanel } from '#features/workouts/model/chart/panels.js';
import type { CurveName, Streams } from '#features/workouts/model/chart/streams.js';

interface PanelsLook {
  readonly axis: ChartAxis;
  readonly range: Extent;
  readonly colours: Palette;
}

/**
 * The curves as they stand on the screen; each step is done again only when what it needs has
 * changed.
 */
export function usePanels(
  channels: readonly ChannelView<CurveName>[],
  streams: Streams,
  { axis, range, colours }: PanelsLook,
): readonly Panel[] {
  const curves = useMemo(
    () =>
      channels.flatMap((channel) => {
        const stream = streams.channels[channel.name];
        return stream ? [toCurve(channel, stream, axis, streams.pauses)] : [];
      }),
    [channels, streams, axis],
  );
  const window = calmWindow(range, streams.pauses);
  const calmCurves = useMemo(() => curves.map((curve) => calmed(curve, window)), [curves, window]);
  return useMemo(
    () => calmCurves.map((curve) => toPanel(curve, range, colours)),
    [calmCurves, range, colours],
  );
}
