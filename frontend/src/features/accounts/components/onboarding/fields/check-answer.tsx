import { TickMark } from '#components/form/tick-mark.js';
import { fieldOf } from '#features/accounts/model/onboarding/fields.js';
import type { FlagField } from '#features/accounts/model/onboarding/answers.js';
import { ACTIVITIES } from '#features/accounts/model/onboarding/choices.js';
import { useQuestionnaire } from '../use-questionnaire.js';
import { answerId, describedBy, LabelText, Notes } from './answer-field.js';
import styles from './check-box.module.css';
import field from './answer-field.module.css';
import activitiesAnswerStyles from './field-grid.module.css';

/** Yes or no. */
export function CheckAnswer({ name }: { readonly name: FlagField }) {
  const { answers, put, problem } = useQuestionnaire();
  return (
    <div className={styles.answer}>
      <CheckBox
        id={answerId(name)}
        label={fieldOf(name)?.label ?? ''}
        checked={answers[name] === true}
        describedBy={describedBy(name, problem(name))}
        onChange={(checked) => put({ [name]: checked })}
      />
      <Notes name={name} />
    </div>
  );
}

/** Which sports; the steps that follow are theirs. */
export function ActivitiesAnswer() {
  const { answers, put, problem } = useQuestionnaire();
  const chosen = answers.activityTypes ?? [];
  return (
    <fieldset
      id={answerId('activityTypes')}
      className={field.field}
      aria-describedby={describedBy('activityTypes', problem('activityTypes'))}
    >
      <legend className={field.label}>
        <LabelText name="activityTypes" />
      </legend>
      <div className={activitiesAnswerStyles.pair}>
        {ACTIVITIES.map(({ value, label }) => (
          <CheckBox
            key={value}
            id={`${answerId('activityTypes')}-${value}`}
            label={label}
            checked={chosen.includes(value)}
            onChange={(checked) =>
              put({
                activityTypes: ACTIVITIES.map((activity) => activity.value).filter((activity) =>
                  activity === value ? checked : chosen.includes(activity),
                ),
              })
            }
          />
        ))}
      </div>
      <Notes name="activityTypes" />
    </fieldset>
  );
}

interface CheckBoxProps {
  readonly id: string;
  readonly label: string;
  readonly checked: boolean;
  readonly describedBy?: string | undefined;
  readonly onChange: (checked: boolean) => void;
}

/** A box to tick, as tall as a field. */
function CheckBox({ id, label, checked, describedBy, onChange }: CheckBoxProps) {
  return (
    <label className={styles.box}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.tick} aria-hidden="true">
        <TickMark />
      </span>
      <span>{label}</span>
    </label>
  );
}
