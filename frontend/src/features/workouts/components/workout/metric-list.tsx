import { DownOutlined } from '@ant-design/icons';
import { Fragment } from 'react';
import { figureText } from '../../../../lib/format.js';
import { useRemembered } from '../../hooks/use-remembered.js';
import type { KeyNumber } from '../../model/key-numbers.js';
import type { MetricNumbers } from '../../model/metric-numbers.js';
import styles from './metric-list.module.css';
import { Term } from './term.js';

export interface MetricListProps extends MetricNumbers {
  /** The numbers are about to change. */
  readonly busy: boolean;
}

/** What the engine makes of the session: what everybody reads, the rest on demand, and what cannot be told. */
export function MetricList({ first, more, busy }: MetricListProps) {
  const [open, setOpen] = useRemembered('workout.metrics', false);
  const count = more.judged.length + more.unjudged.length;
  return (
    <div className={styles.metrics} data-busy={busy}>
      <dl>
        {(open ? [...first.judged, ...more.judged] : first.judged).map(({ label, figure, explanation }) => (
          <div key={label}>
            <dt>
              <Term explanation={explanation}>{label}</Term>
            </dt>
            <dd>{figureText(figure)}</dd>
          </div>
        ))}
      </dl>
      <Unjudged metrics={open ? [...first.unjudged, ...more.unjudged] : first.unjudged} />
      {count > 0 ? (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Fewer metrics' : `${count} more ${count === 1 ? 'metric' : 'metrics'}`} <DownOutlined aria-hidden rotate={open ? 180 : 0} />
        </button>
      ) : null}
    </div>
  );
}

/** Each word with its reason. */
function Unjudged({ metrics }: { readonly metrics: readonly KeyNumber[] }) {
  if (metrics.length === 0) return null;
  return (
    <p className={styles.unjudged}>
      Not judged for this session:{' '}
      {metrics.map(({ label, explanation }, index) => (
        <Fragment key={label}>
          {index === 0 ? '' : ', '}
          <Term explanation={explanation}>{index === 0 ? label : midSentence(label)}</Term>
        </Fragment>
      ))}
    </p>
  );
}

/** Abbreviations keep their capitals. */
function midSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
