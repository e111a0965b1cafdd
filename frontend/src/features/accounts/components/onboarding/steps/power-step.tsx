import grid from '../fields/field-grid.module.css';
import { NumberAnswer } from '../fields/number-answer.js';
import { ZoneEditor } from '../zones/zone-editor.js';

export function PowerStep() {
  return (
    <div className={grid.grid}>
      <div className={grid.pair}>
        <NumberAnswer name="currentFTP" />
        <NumberAnswer name="ftpGoal" />
      </div>
      <ZoneEditor family="powerZone" />
    </div>
  );
}
