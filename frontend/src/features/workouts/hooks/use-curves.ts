import { useState } from 'react';
import { ChartView } from '#components/chart/chart-view.js';
import type { ChannelName, Span } from '../model/chart/streams.js';
import type { AlignmentKind } from '../model/compare/alignment.js';
import { pointAt } from './chart/point-chart.js';
import { useRemembered } from './use-remembered.js';

/** What the curves over each other show: which channel, laid over each other by what. */
export interface Curves {
  readonly view: ChartView;
  /** Null until the athlete chose one. */
  readonly channel: ChannelName | null;
  readonly setChannel: (channel: ChannelName) => void;
  readonly kind: AlignmentKind;
  readonly setKind: (kind: AlignmentKind) => void;
  /** Brings seconds of a recording into sight, on the channel that shows them best. */
  readonly show: (place: Span & { readonly channel: string }) => void;
}

const CHANNELS: readonly ChannelName[] = ['power', 'heartRate', 'speed', 'cadence', 'altitude'];

export function useCurves(): Curves {
  const [view] = useState(() => new ChartView());
  const [channel, setChannel] = useRemembered<ChannelName | null>('compare.channel', null);
  const [kind, setKind] = useState<AlignmentKind>('time');
  return {
    view,
    channel,
    setChannel,
    kind,
    setKind,
    show(place) {
      const named = CHANNELS.find((name) => name === place.channel);
      if (named) setChannel(named);
      setKind('time');
      pointAt(view, { from: place.from, to: place.to });
    },
  };
}
