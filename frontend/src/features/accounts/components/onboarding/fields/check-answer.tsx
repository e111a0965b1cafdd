import { fieldOf } from '#features/accounts/model/onboarding/fields.js';
import type { FlagField } from '#features/accounts/model/onboarding/answers.js';
import { useQuestionnaire } from '../use-questionnaire.js';
import { answerId, describedBy, Notes } from './answer-field.js';
import { CheckBox } from './check-box.js';
import styles from './check-box.module.css';

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
