import { keepTogether } from '#lib/keep-together.js';
import type { ReactNode } from 'react';
import { answerTo, type Sample, type SampleEvidence } from '../model/sample.js';
import { CoachAnswer } from './coach-answer.js';
import styles from './insight.module.css';
import { WorkoutChart, type Trace, type WorkoutChartProps } from './workout-chart.js';

export interface InsightProps extends Pick<WorkoutChartProps, 'label' | 'every' | 'active'> {
  readonly sample: Sample;
  readonly question: string;
  readonly traces: readonly Trace[];
  /** Labels of the facts that are shown under the answer. */
  readonly evidence: readonly string[];
  readonly paragraphs?: number;
  readonly children?: ReactNode;
}

/** A generated workout beside what the coach answered about it. */
export function Insight({
  sample,
  question,
  traces,
  evidence,
  paragraphs,
  label,
  every,
  active,
}: InsightProps) {
  const answer = answerTo(sample, question);
  const shown = evidence.map((wanted): SampleEvidence => {
    const found = answer.evidence.find((fact) => fact.label === wanted);
    if (!found) throw new Error(`"${question}" was not answered with "${wanted}"`);
    return found;
  });
  return (
    <article className={styles.insight}>
      <div className={styles.picture}>
        <h3>{sample.title}</h3>
        <p className={styles.finding}>{keepTogether(sample.headline)}</p>
        <p className={styles.next}>{keepTogether(sample.next)}</p>
        <WorkoutChart
          sample={sample}
          traces={traces}
          label={label}
          every={every}
          active={active}
          height={132}
        />
      </div>
      <CoachAnswer answer={answer} paragraphs={paragraphs} evidence={shown} />
    </article>
  );
}
