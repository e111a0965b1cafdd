import { Input } from 'antd';
import {
  zoneField,
  type ZoneFamily,
  type ZoneNumber,
} from '#features/accounts/model/onboarding/answers.js';
import { answerId } from '../fields/answer-field.js';
import { useQuestionnaire } from '../use-questionnaire.js';
import styles from './zone-editor.module.css';
import { ZONE_FAMILIES, ZONE_NAMES } from './zone-families.js';

/** One zone of the table: its number and colour, and both of its edges. */
export function ZoneLine({
  family,
  zone,
}: {
  readonly family: ZoneFamily;
  readonly zone: ZoneNumber;
}) {
  const { text, type, leave, problem } = useQuestionnaire();
  const { title } = ZONE_FAMILIES[family];
  return (
    <div className={styles.line}>
      <span className={styles.name} aria-hidden="true">
        <i style={{ background: `var(--sw-zone-${zone})` }} />
        <b>{zone}</b> <span>{ZONE_NAMES[zone - 1]}</span>
      </span>
      {(['Min', 'Max'] as const).map((edge) => {
        const name = zoneField(family, zone, edge);
        const wrong = problem(name);
        return (
          <div key={edge} className={styles.edge}>
            <Input
              id={answerId(name)}
              value={text(name)}
              maxLength={12}
              autoComplete="off"
              inputMode={family === 'paceZone' ? 'text' : 'decimal'}
              onChange={(event) => type(name, event.target.value)}
              onBlur={() => leave(name)}
              status={wrong ? 'error' : ''}
              aria-label={`${title}: zone ${zone} ${edge === 'Min' ? 'from' : 'to'}`}
              aria-invalid={wrong !== undefined}
              aria-describedby={wrong ? `${answerId(name)}-problem` : undefined}
            />
            {wrong ? (
              <p id={`${answerId(name)}-problem`} className={styles.problem}>
                {wrong}
              </p>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
