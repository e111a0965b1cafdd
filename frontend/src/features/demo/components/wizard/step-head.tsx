import { ArrowLeftOutlined } from '@ant-design/icons';
import type { Ref } from 'react';
import styles from './step-head.module.css';

export interface StepHeadProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly step: number;
  readonly of: number;
  readonly title: string;
  /** What the answer is for. */
  readonly lead: string;
  /** Left out at the first step. */
  readonly onBack: (() => void) | undefined;
}

/** The question of a step, and how far it is. */
export function StepHead({ ref, step, of, title, lead, onBack }: StepHeadProps) {
  return (
    <header>
      <div className={styles.line}>
        <span className={styles.bar} aria-hidden>
          {Array.from({ length: of }, (_, place) => (
            <i key={place} data-done={place < step} />
          ))}
        </span>
        <p>
          Step {step} of {of}
        </p>
        {onBack ? (
          <button type="button" className={styles.back} onClick={onBack}>
            <ArrowLeftOutlined aria-hidden /> Back
          </button>
        ) : null}
      </div>
      <h1 ref={ref} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
