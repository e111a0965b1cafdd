import { Button, Input } from 'antd';
import { useId } from 'react';
import {
  type Answers,
  type ZoneFamily,
  zoneField,
  type ZoneNumber,
  ZONES,
} from '#features/accounts/model/onboarding/answers.js';
import { formatPace } from '#features/accounts/model/onboarding/times.js';
import {
  missingSource,
  workedOut,
  zoneProblems,
  zoneRows,
} from '#features/accounts/model/onboarding/zone-fields.js';
import { useQuestionnaire } from '../use-questionnaire.js';
import { answerId } from '../fields/answer-field.js';
import styles from './zone-editor.module.css';
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

/** One zone of the table: its number and colour, and both of its edges. */
function ZoneLine({ family, zone }: { readonly family: ZoneFamily; readonly zone: ZoneNumber }) {
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

interface ZoneFamilyText {
  readonly title: string;
  /** On the button that works the zones out. */
  readonly action: string;
  /** What the zones are made of, in one sentence. */
  readonly rule: string;
  readonly unit: (answers: Answers) => string;
}

const ZONE_FAMILIES: Readonly<Record<ZoneFamily, ZoneFamilyText>> = {
  powerZone: {
    title: 'Power zones',
    action: 'Work out from FTP',
    rule: 'Shares of your FTP.',
    unit: () => 'W',
  },
  paceZone: {
    title: 'Pace zones',
    action: 'Work out from best time',
    rule: 'Multiples of the pace of your best time.',
    unit: ({ runningPaceUnit }) => runningPaceUnit ?? 'min/km',
  },
  cyclingHRZone: {
    title: 'Cycling heart rate zones',
    action: 'Work out for cycling',
    rule: 'Shares of your heart rate reserve, from 50%.',
    unit: () => 'bpm',
  },
  runningHRZone: {
    title: 'Running heart rate zones',
    action: 'Work out for running',
    rule: 'Shares of your heart rate reserve, from 55%.',
    unit: () => 'bpm',
  },
};

const ZONE_NAMES = ['Recovery', 'Endurance', 'Tempo', 'Threshold', 'Maximum'] as const;
