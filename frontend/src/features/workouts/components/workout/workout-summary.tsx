import { DownOutlined } from '@ant-design/icons';
import { Fragment, useId } from 'react';
import { figureText, NOT_AVAILABLE } from '../../../../lib/format.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import { useRemembered } from '../../hooks/use-remembered.js';
import { metricNumbers } from '../../model/glossary.js';
import { keyNumbers, type KeyNumber, type Measure } from '../../model/key-numbers.js';
import type { Workout } from '../../model/workout.js';
import { Term } from './term.js';
import styles from './workout-summary.module.css';

export interface WorkoutSummaryProps {
  readonly workout: Workout;
  readonly units: UnitPreferences;
}

/** The key numbers, large, and what the engine makes of them, small. Stays closed where the athlete closed it. */
export function WorkoutSummary({ workout, units }: WorkoutSummaryProps) {
  const [open, setOpen] = useRemembered('workout.summary', true);
  const id = useId();
  const metrics = metricNumbers(workout.analysis.metrics, workout.family, units);
  return (
    <section className={styles.summary} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          Workout Summary <DownOutlined aria-hidden rotate={open ? 180 : 0} />
        </button>
      </h2>
      <div id={id} hidden={!open}>
        <dl className={styles.measures}>
          {keyNumbers(workout, units).map((measure) => (
            <BigNumber key={measure.main.label} {...measure} />
          ))}
        </dl>
        <dl className={styles.metrics} data-busy={workout.analysis.status === 'recomputing'}>
          {metrics.filter(isTold).map((metric) => (
            <SmallNumber key={metric.label} {...metric} />
          ))}
        </dl>
        <Unjudged metrics={metrics.filter((metric) => !isTold(metric))} />
      </div>
    </section>
  );
}

function BigNumber({ main, peak }: Measure) {
  return (
    <div className={styles.measure}>
      <dt>
        <Term explanation={main.explanation}>{main.label}</Term>
      </dt>
      <dd>
        <span className={styles.value} data-missing={main.figure.unit === ''}>
          {main.figure.value}
        </span>{' '}
        <span className={styles.unit}>{main.figure.unit}</span>
      </dd>
      {peak ? (
        <>
          <dt className={styles.peak}>
            <Term explanation={peak.explanation}>{peak.label}</Term>
          </dt>
          <dd className={styles.peak}>
            {peak.figure.value}
            <span className={styles.spoken}> {peak.figure.unit}</span>
          </dd>
        </>
      ) : null}
    </div>
  );
}

function isTold({ figure }: KeyNumber): boolean {
  return figure.value !== NOT_AVAILABLE;
}

/** What cannot be told of this session, each word with its reason. */
function Unjudged({ metrics }: { readonly metrics: readonly KeyNumber[] }) {
  if (metrics.length === 0) return null;
  return (
    <p className={styles.unjudged}>
      Not judged for this session:{' '}
      {metrics.map(({ label, explanation }, index) => (
        <Fragment key={label}>
          {index === 0 ? '' : ', '}
          <Term explanation={explanation}>{index === 0 || label === label.toUpperCase() ? label : label.toLowerCase()}</Term>
        </Fragment>
      ))}
    </p>
  );
}

function SmallNumber({ label, figure, explanation }: KeyNumber) {
  return (
    <div>
      <dt>
        <Term explanation={explanation}>{label}</Term>
      </dt>
      <dd>{figureText(figure)}</dd>
    </div>
  );
}
