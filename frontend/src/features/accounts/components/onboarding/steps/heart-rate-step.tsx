import grid from '../fields/field-grid.module.css';
import { NumberAnswer } from '../fields/number-answer.js';
import { useQuestionnaire } from '../use-questionnaire.js';
import { ZoneEditor } from '../zones/zone-editor.js';
import styles from './step.module.css';

export function HeartRateStep() {
  const { answers } = useQuestionnaire();
  const activities = answers.activityTypes ?? [];
  return (
    <div className={grid.grid}>
      <div className={grid.pair}>
        <NumberAnswer name="maxHR" />
        <NumberAnswer name="restingHR" />
      </div>
      {activities.includes('CYCLING') ? <ZoneEditor family="cyclingHRZone" /> : null}
      {activities.includes('RUNNING') ? <ZoneEditor family="runningHRZone" /> : null}
      {activities.length === 0 ? <p className={styles.consent}>Choose cycling or running in step 2, and zones of your own can be set here.</p> : null}
    </div>
  );
}
