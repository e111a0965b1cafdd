import { ChoiceAnswer } from '../fields/choice-answer.js';
import grid from '../fields/field-grid.module.css';
import { HeightAnswer, NumberAnswer, WeightAnswer } from '../fields/number-answer.js';

export function BasicStep() {
  return (
    <div className={grid.grid}>
      <ChoiceAnswer name="unitSystem" />
      <div className={grid.triple} data-keep="true">
        <NumberAnswer name="age" />
        <HeightAnswer />
        <WeightAnswer />
      </div>
      <ChoiceAnswer name="gender" />
    </div>
  );
}
