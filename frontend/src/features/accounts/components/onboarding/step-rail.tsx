import { CheckOutlined } from '@ant-design/icons';
import { isAnswered } from '#features/accounts/model/onboarding/answers.js';
import { fieldOf } from '#features/accounts/model/onboarding/fields.js';
import { firstProblem } from '#features/accounts/model/onboarding/form-state.js';
import type { Step } from '#features/accounts/model/onboarding/steps.js';
import styles from './step-rail.module.css';
import { useQuestionnaire, type Questionnaire } from './use-questionnaire.js';

export interface StepRailProps {
  readonly number: number;
  readonly onStep: (number: number) => void;
}

/** What is left to do in a step, in a word or two; null where all that must be answered is. */
function leftIn({ fields }: Step, { answers, form }: Questionnaire): string | null {
  if (
    firstProblem(
      fields.filter((name) => form.judged.has(name)),
      form,
    )
  )
    return 'check';
  const required = fields.filter((name) => fieldOf(name)?.required);
  const open = required.filter((name) => !isAnswered(answers[name])).length;
  if (open > 0) return `${open} to answer`;
  return required.length === 0 ? 'optional' : null;
}

/**
 * All steps at a glance, each one press away; on narrow windows the progress bar stands in for it.
 */
export function StepRail({ number, onStep }: StepRailProps) {
  const questionnaire = useQuestionnaire();
  return (
    <nav aria-label="Steps" className={styles.rail}>
      <ol>
        {questionnaire.steps.map((step, index) => {
          const left = leftIn(step, questionnaire);
          return (
            <li key={step.id}>
              <button
                type="button"
                aria-current={index + 1 === number ? 'step' : undefined}
                onClick={() => onStep(index + 1)}
              >
                <span>{step.title}</span>
                <small data-wrong={left === 'check'}>
                  {left ?? <CheckOutlined aria-label="answered" />}
                </small>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
