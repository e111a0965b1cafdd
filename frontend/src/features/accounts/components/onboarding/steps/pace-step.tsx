import type { PaceUnit } from '#features/accounts/model/onboarding/answers.js';
import { withPaceUnit } from '#features/accounts/model/onboarding/zone-fields.js';
import { ChoiceAnswer } from '../fields/choice-answer.js';
import grid from '../fields/field-grid.module.css';
import { TimeAnswer } from '../fields/number-answer.js';
import { useQuestionnaire } from '../use-questionnaire.js';
import { ZoneEditor } from '../zones/zone-editor.js';

export function PaceStep() {
  const { answers, put } = useQuestionnaire();
  return (
    <div className={grid.grid}>
      <ChoiceAnswer
        name="runningPaceUnit"
        onChoose={(unit) => put(withPaceUnit(unit as PaceUnit, answers))}
      />
      <div className={grid.pair}>
        <TimeAnswer name="best5kTime" />
        <TimeAnswer name="best10kTime" />
      </div>
      <ZoneEditor family="paceZone" />
      <div className={grid.triple}>
        <TimeAnswer name="goal5kTime" />
        <TimeAnswer name="goal10kTime" />
        <TimeAnswer name="goalMarathonTime" />
      </div>
    </div>
  );
}
