import { CHOICES, type Option } from '#features/accounts/model/onboarding/choices.js';
import { fieldOf } from '#features/accounts/model/onboarding/fields.js';
import { useQuestionnaire } from '../use-questionnaire.js';
import { answerId, describedBy, LabelText, Notes } from './answer-field.js';
import field from './answer-field.module.css';
import styles from './choice-answer.module.css';

export interface ChoiceAnswerProps {
  readonly name: keyof typeof CHOICES;
  /** In place of the answer alone, where other answers change with it. */
  readonly onChoose?: (value: string) => void;
}

/** Radio buttons, side by side as far as there is room. */
export function ChoiceAnswer({ name, onChoose }: ChoiceAnswerProps) {
  const { answers, put, problem } = useQuestionnaire();
  const wrong = problem(name);
  const options: readonly Option[] = CHOICES[name];
  const choose = (value: string): void => (onChoose ? onChoose(value) : put({ [name]: value }));
  return (
    <fieldset
      id={answerId(name)}
      className={field.field}
      role="radiogroup"
      aria-required={fieldOf(name)?.required === true}
      aria-describedby={describedBy(name, wrong)}
    >
      <legend className={field.label}>
        <LabelText name={name} />
      </legend>
      <div
        className={styles.options}
        data-many={options.length > 4}
        data-stack={options.length > 2 && options.some(({ note }) => note)}
        data-invalid={wrong !== undefined}
      >
        {options.map(({ value, label, note }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={answerId(name)}
              value={value}
              checked={answers[name] === value}
              aria-invalid={wrong !== undefined}
              onChange={() => choose(value)}
            />
            <span>
              {label}
              {note ? <small>{note}</small> : null}
            </span>
          </label>
        ))}
      </div>
      <Notes name={name} />
    </fieldset>
  );
}
