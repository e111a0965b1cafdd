import { DownOutlined } from '@ant-design/icons';
import { NOT_AVAILABLE } from '#lib/format.js';
import { FigureText } from '#components/figures/figures.js';
import { useRemembered } from '#features/workouts/hooks/use-remembered.js';
import type { KeyNumber } from '#features/workouts/model/metrics/key-numbers.js';
import type { MetricNumbers } from '#features/workouts/model/metrics/metric-numbers.js';
import styles from './metric-list.module.css';
import { StandingMark } from './quality-mark.js';
import { Term } from './term.js';

export interface MetricListProps extends MetricNumbers {
  /** The numbers are about to change. */
  readonly busy: boolean;
}

/**
 * What the engine makes of the session: what everybody reads, the rest on demand. What may not be
 * judged says so in its place.
 */
export function MetricList({ first, more, busy }: MetricListProps) {
  const [open, setOpen] = useRemembered('workout.metrics', false);
  const told = [...first.judged, ...first.unjudged];
  const rest = [...more.judged, ...more.unjudged];
  return (
    <div className={styles.metrics} data-busy={busy}>
      <dl>
        {(open ? [...told, ...rest] : told).map((metric) => (
          <MetricRow key={metric.label} metric={metric} />
        ))}
      </dl>
      {rest.length > 0 ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open
            ? 'Fewer metrics'
            : `${rest.length} more ${rest.length === 1 ? 'metric' : 'metrics'}`}{' '}
          <DownOutlined aria-hidden rotate={open ? 180 : 0} />
        </button>
      ) : null}
    </div>
  );
}

function MetricRow({
  metric: { label, figure, explanation, term, standing },
}: {
  readonly metric: KeyNumber;
}) {
  const missing = figure.value === NOT_AVAILABLE;
  return (
    <div>
      <dt>
        <Term explanation={explanation} term={term}>
          {label}
        </Term>
      </dt>
      <dd data-missing={missing}>
        {missing ? 'Not judged' : <FigureText {...figure} />}
        {standing && !missing ? (
          <>
            {' '}
            <StandingMark standing={standing} />
          </>
        ) : null}
      </dd>
    </div>
  );
}
