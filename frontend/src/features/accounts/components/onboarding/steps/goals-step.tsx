import { ChoiceAnswer } from '../fields/choice-answer.js';
import grid from '../fields/field-grid.module.css';
import { LongAnswer } from '../fields/long-answer.js';
import { NumberAnswer } from '../fields/number-answer.js';
import { TextAnswer } from '../fields/text-answer.js';

export function GoalsStep() {
  return (
    <div className={grid.grid}>
      <ChoiceAnswer name="primaryGoal" />
      <TextAnswer name="eventType" />
      <div className={grid.pair} data-fold="true">
        <TextAnswer name="seasonPeakDate" type="date" />
        <NumberAnswer name="rideDaysPerWeek" />
      </div>
      <LongAnswer name="goalDetails" />
    </div>
  );
}
