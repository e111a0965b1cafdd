import { Button } from 'antd';
import type { ChartView } from '#components/chart/chart-view.js';
import { FigureText } from '#components/figures/figures.js';
import { limitsOf } from '#features/workouts/model/metrics/limits.js';
import type { Workout } from '#features/workouts/model/workout.js';
import { lookAt } from '#features/workouts/hooks/chart/point-chart.js';
import { Section } from '../section.js';
import { NotJudgedLine } from './not-judged-line.js';
import { StandingMark } from './quality-mark.js';
import { Term } from './term.js';
import styles from './limits-section.module.css';

export interface LimitsSectionProps {
  readonly workout: Workout;
  readonly view: ChartView;
}

/**
 * Critical power of the session and the lowest point of W′ balance, each with its model and its
 * fit, or one line that says what they need.
 */
export function LimitsSection({ workout, view }: LimitsSectionProps) {
  const limits = limitsOf(workout.analysis);
  return (
    <Section title="Critical power and W′">
      <dl className={styles.limits}>
        {limits
          .filter(({ standing }) => standing !== 'not judged')
          .map(({ label, figure, explanation, term, standing, ground, at }) => (
            <div key={label}>
              <dt>
                <Term explanation={explanation} term={term}>
                  {label}
                </Term>
              </dt>
              <dd>
                <span className={styles.value}>
                  <FigureText {...figure} />{' '}
                  {standing ? <StandingMark standing={standing} /> : null}
                </span>
                <p className={styles.ground}>
                  {ground}
                  {at ? (
                    <Button type="link" size="small" onClick={() => lookAt(view, at)}>
                      Look at it
                    </Button>
                  ) : null}
                </p>
              </dd>
            </div>
          ))}
      </dl>
      <NotJudgedLine
        missing={limits
          .filter(({ standing }) => standing === 'not judged')
          .map((limit) => ({ ...limit, reason: limit.ground }))}
      />
    </Section>
  );
}
