import type { ReactNode } from 'react';
import { fieldOf } from '#features/accounts/model/onboarding/fields.js';
import type { FieldName } from '#features/accounts/model/onboarding/answers.js';
import { useQuestionnaire } from '../use-questionnaire.js';
import styles from './answer-field.module.css';

/** The id of the control that answers `name`; a group of choices carries it on its fieldset. */
export const answerId = (name: FieldName): string => `answer-${name}`;

/** Which notes speak about the control. */
export function describedBy(name: FieldName, problem: string | undefined): string | undefined {
  const ids = [
    fieldOf(name)?.help ? `${answerId(name)}-help` : null,
    problem ? `${answerId(name)}-problem` : null,
  ];
  return ids.filter((id) => id !== null).join(' ') || undefined;
}

/**
 * The label of a field with the mark of what must be answered; screen readers get it from the
 * control itself.
 */
export function LabelText({ name }: { readonly name: FieldName }) {
  const field = fieldOf(name);
  return (
    <>
      {field?.label}
      {field?.required ? (
        <span aria-hidden="true" className={styles.mark}>
          {' *'}
        </span>
      ) : null}
    </>
  );
}

/** Why it is asked, and what is wrong with the answer. */
export function Notes({ name }: { readonly name: FieldName }) {
  const help = fieldOf(name)?.help;
  const problem = useQuestionnaire().problem(name);
  return (
    <>
      {problem ? (
        <p id={`${answerId(name)}-problem`} className={styles.problem}>
          {problem}
        </p>
      ) : null}
      {help ? (
        <p id={`${answerId(name)}-help`} className={styles.help}>
          {help}
        </p>
      ) : null}
    </>
  );
}

/** A control with its label above and its notes below. */
export function AnswerField({
  name,
  children,
}: {
  readonly name: FieldName;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={answerId(name)} className={styles.label}>
        <LabelText name={name} />
      </label>
      {children}
      <Notes name={name} />
    </div>
  );
}
