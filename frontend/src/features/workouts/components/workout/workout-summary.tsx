import { DownOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { NOT_AVAILABLE } from '#lib/format.js';
import { useRemembered } from '#features/workouts/hooks/use-remembered.js';
import {
  type KeyNumber,
  keyNumbers,
  type Measure,
} from '#features/workouts/model/metrics/key-numbers.js';
import { metricNumbers } from '#features/workouts/model/metrics/metric-numbers.js';
import { MetricList } from './metrics/metric-list.js';
import { StandingMark } from './metrics/quality-mark.js';
import { Term } from './metrics/term.js';
import styles from './workout-summary.module.css';
import type { WorkoutPart } from './section.js';

/**
 * The key numbers, large, and what the engine makes of them, small. Stays closed where the athlete
 * closed it.
 */
export function WorkoutSummary({ workout, units }: WorkoutPart) {
  const [open, setOpen] = useRemembered('workout.summary', true);
  const id = useId();
  const { metrics, status } = workout.analysis;
  return (
    <section className={styles.summary} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Workout Summary <DownOutlined aria-hidden rotate={open ? 180 : 0} />
        </button>
      </h2>
      <div id={id} hidden={!open}>
        <dl className={styles.measures}>
          {keyNumbers(workout, units).map((measure) => (
            <BigNumber key={measure.main.label} {...measure} />
          ))}
        </dl>
        <MetricList
          {...metricNumbers(metrics, workout.family, units)}
          busy={status === 'recomputing'}
        />
      </div>
    </section>
  );
}

function BigNumber({ main, peak }: Measure) {
  return (
    <div className={styles.measure}>
      <dt>
        <Term explanation={main.explanation} term={main.term}>
          {main.label}
        </Term>
      </dt>
      <dd>
        <span className={styles.value} data-missing={main.figure.value === NOT_AVAILABLE}>
          {main.figure.value}
        </span>{' '}
        <span className={styles.unit}>{main.figure.unit}</span>
      </dd>
      {peak ? <Peak peak={peak} /> : null}
      {main.standing ? (
        <dd className={styles.standing}>
          <StandingMark standing={main.standing} />
        </dd>
      ) : null}
      {peak?.standing && peak.standing !== main.standing ? (
        <dd className={styles.standing}>
          <StandingMark standing={peak.standing} of="peak" />
        </dd>
      ) : null}
    </div>
  );
}

function Peak({ peak }: { readonly peak: KeyNumber }) {
  return (
    <>
      <dt className={styles.peak}>
        <Term explanation={peak.explanation} term={peak.term}>
          {peak.label}
        </Term>
      </dt>
      <dd className={styles.peak}>
        {peak.figure.value}
        <span className={styles.spoken}> {peak.figure.unit}</span>
      </dd>
    </>
  );
}
