import { ActivitiesAnswer } from '../fields/activities-answer.js';
import { CheckAnswer } from '../fields/check-answer.js';
import { ChoiceAnswer } from '../fields/choice-answer.js';
import answer from '../fields/answer-field.module.css';
import grid from '../fields/field-grid.module.css';
import { NumberAnswer } from '../fields/number-answer.js';
import { TextAnswer } from '../fields/text-answer.js';

export function TrainingStep() {
  return (
    <div className={grid.grid}>
      <ActivitiesAnswer />
      <div className={grid.pair} data-fold="true">
        <NumberAnswer name="trainingVolumeHours" />
        <TextAnswer name="gpsComputer" />
      </div>
      <ChoiceAnswer name="trainingBackground" />
      <ChoiceAnswer name="fitnessGoal" />
      <fieldset className={answer.field}>
        <legend className={answer.label}>What you train with</legend>
        <div className={grid.triple}>
          <CheckAnswer name="usesPowerMeter" />
          <CheckAnswer name="usesHeartRateMonitor" />
          <CheckAnswer name="usesSmartTrainer" />
        </div>
      </fieldset>
    </div>
  );
}
