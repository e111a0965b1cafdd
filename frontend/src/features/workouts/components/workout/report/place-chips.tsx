import type { MouseEvent } from 'react';
import type { ChartView } from '#components/chart/chart-view.js';
import { formatDuration } from '#lib/format.js';
import { pointAt } from '#features/workouts/hooks/chart/point-chart.js';
import { curveNamed } from '#features/workouts/model/chart/extra-channels.js';
import { formatPlace } from '#features/workouts/model/chart/shared-place.js';
import type { PlacedFact } from '#features/workouts/model/report.js';
import styles from './place-chips.module.css';

export interface PlaceChipsProps {
  readonly facts: readonly PlacedFact[];
  readonly view: ChartView;
}

/** The places that a finding speaks of; each opens curves and map on its seconds. */
export function PlaceChips({ facts, view }: PlaceChipsProps) {
  if (facts.length === 0) return null;
  return (
    <ul className={styles.places} aria-label="Places on the curves">
      {facts.map(({ id, label, display, at }) => (
        <li key={id}>
          <a
            href={formatPlace(at)}
            className={styles.place}
            data-channel={at.channel}
            title={`${label}: ${display}`}
            onClick={(event: MouseEvent) => {
              // Another tab or window opens the address.
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              pointAt(view, { ...at, channel: curveNamed(at.channel) });
            }}
          >
            <span className={styles.value}>{display}</span>{' '}
            <span className={styles.start}>at {formatDuration(at.from)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
