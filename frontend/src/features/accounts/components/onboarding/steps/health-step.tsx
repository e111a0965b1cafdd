import { CheckAnswer } from '../fields/check-answer.js';
import { ChoiceAnswer } from '../fields/choice-answer.js';
import grid from '../fields/field-grid.module.css';
import { LongAnswer } from '../fields/long-answer.js';
import { TextAnswer } from '../fields/text-answer.js';
import styles from './step.module.css';

export function HealthStep() {
  return (
    <div className={grid.grid}>
      <p className={styles.consent}>
        Answers about your health are used to analyse your training and for nothing else. What has
        no * may stay empty, and everything can be changed or deleted at any time.
      </p>
      <ChoiceAnswer name="workType" />
      <div className={grid.pair} data-fold="true">
        <TextAnswer name="sleepQuality" />
        <TextAnswer name="stressLevel" />
      </div>
      <CheckAnswer name="hasInjuries" />
      <LongAnswer name="medicalConditions" />
      <LongAnswer name="medications" />
    </div>
  );
}
