import grid from '../fields/field-grid.module.css';
import { NumberAnswer } from '../fields/number-answer.js';
import { useQuestionnaire } from '../use-questionnaire.js';
import { ZoneEditor } from '../zones/zone-editor.js';

export function HeartRateStep() {
  const { steps } = useQuestionnaire();
  const asks = new Set(steps.flatMap(({ fields }) => fields));
  return (
    <div className={grid.grid}>
      <div className={grid.pair}>
        <NumberAnswer name="maxHR" />
        <NumberAnswer name="restingHR" />
      </div>
      {asks.has('cyclingHRZone1Min') ? <ZoneEditor family="cyclingHRZone" /> : null}
      {asks.has('runningHRZone1Min') ? <ZoneEditor family="runningHRZone" /> : null}
    </div>
  );
}
