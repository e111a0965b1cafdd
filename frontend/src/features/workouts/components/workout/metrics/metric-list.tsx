import { DownOutlined } from '@ant-design/icons';
import { FigureText } from '#components/figures/figures.js';
import { useRemembered } from '#features/workouts/hooks/use-remembered.js';
import type { KeyNumber } from '#features/workouts/model/metrics/key-numbers.js';
import type { MetricNumbers } from '#features/workouts/model/metrics/metric-numbers.js';
import styles from './metric-list.module.css';
import { NotJudgedLine } from './not-judged-line.js';
import { StandingMark } from './quality-mark.js';
import { Term } from './term.js';

export interface MetricListProps extends MetricNumbers {
  /** The numbers are about to change. */
  readonly busy: boolean;
}

/**
 * What the engine makes of the session: what everybody reads, the rest on demand. What may not be
 * judged is one line below them.
 */
export function MetricList({ first, more, busy }: MetricListProps) {
  const [open, setOpen] = useRemembered('workout.metrics', false);
  const rest = more.judged.length + more.unjudged.length;
  return (
    <div className={styles.metrics} data-busy={busy}>
      <dl>
        {(open ? [...first.judged, ...more.judged] : first.judged).map((metric) => (
          <MetricRow key={metric.label} metric={metric} />
        ))}
      </dl>
      <NotJudgedLine missing={open ? [...first.unjudged, ...more.unjudged] : first.unjudged} />
      {rest > 0 ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Fewer metrics' : `${rest} more ${rest === 1 ? 'metric' : 'metrics'}`}{' '}
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
  return (
    <div>
      <dt>
        <Term explanation={explanation} term={term}>
          {label}
        </Term>
      </dt>
      <dd>
        <FigureText {...figure} />
        {standing ? (
          <>
            {' '}
            <StandingMark standing={standing} />
          </>
        ) : null}
      </dd>
    </div>
  );
}
