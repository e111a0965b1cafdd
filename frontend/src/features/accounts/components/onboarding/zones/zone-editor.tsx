import { Button } from 'antd';
import { useId } from 'react';
import { ZONES, type ZoneFamily } from '#features/accounts/model/onboarding/answers.js';
import { formatPace } from '#features/accounts/model/onboarding/times.js';
import {
  missingSource,
  workedOut,
  zoneProblems,
  zoneRows,
} from '#features/accounts/model/onboarding/zone-fields.js';
import { useQuestionnaire } from '../use-questionnaire.js';
import styles from './zone-editor.module.css';
import { ZONE_FAMILIES } from './zone-families.js';
import { ZoneLine } from './zone-line.js';
import { ZoneStrip } from './zone-strip.js';

/** Five zones: worked out at the press of a button, and each edge open to change afterwards. */
export function ZoneEditor({ family }: { readonly family: ZoneFamily }) {
  const id = useId();
  const { answers, put } = useQuestionnaire();
  const { title, action, rule, unit } = ZONE_FAMILIES[family];
  const missing = missingSource(family, answers);
  const rows = zoneRows(family, answers);
  const problems = zoneProblems(family, answers);
  return (
    <section className={styles.zones} aria-labelledby={id}>
      <header className={styles.head}>
        <h3>
          <span id={id}>{title}</span> <small>{unit(answers)}</small>
        </h3>
        <Button
          disabled={missing !== null}
          onClick={() => put(workedOut(family, answers))}
          aria-describedby={`${id}-rule`}
        >
          {action}
        </Button>
        <p id={`${id}-rule`} className={styles.rule}>
          {missing ?? rule}
        </p>
      </header>
      <ZoneStrip rows={rows} write={family === 'paceZone' ? formatPace : String} />
      <div className={styles.table} role="group" aria-label={`${title}, edges in ${unit(answers)}`}>
        <div className={styles.heads} aria-hidden="true">
          <span>Zone</span>
          <span>From</span>
          <span>To</span>
        </div>
        {ZONES.map((zone) => (
          <ZoneLine key={zone} family={family} zone={zone} />
        ))}
      </div>
      <div role="status">
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
      </div>
    </section>
  );
}
