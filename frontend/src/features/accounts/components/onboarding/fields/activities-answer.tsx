import { ACTIVITIES } from '#features/accounts/model/onboarding/choices.js';
import { useQuestionnaire } from '../use-questionnaire.js';
import { answerId, describedBy, LabelText, Notes } from './answer-field.js';
import field from './answer-field.module.css';
import { CheckBox } from './check-box.js';
import styles from './field-grid.module.css';

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
      <div className={styles.pair}>
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
