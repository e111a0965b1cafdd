import type { RefObject } from 'react';
import { fieldOf } from '#features/accounts/model/onboarding/fields.js';
import type { Step } from '#features/accounts/model/onboarding/steps.js';
import { LeaveButton, type LeaveButtonProps } from './leave-button.js';
import styles from './wizard-head.module.css';

export interface WizardHeadProps {
  readonly title: string;
  readonly number: number;
  readonly steps: readonly Step[];
  readonly leave: LeaveButtonProps;
  /** The step's own heading, where the reader goes on after a change of step. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Where the athlete is: the title, the progress, and the name of the step. */
export function WizardHead({ title, number, steps, leave, heading }: WizardHeadProps) {
  const text = `Step ${number} of ${steps.length}: ${steps[number - 1]?.title ?? ''}`;
  const asks = steps[number - 1]?.fields.some((name) => fieldOf(name)?.required) ?? false;
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <h1>{title}</h1>
        <LeaveButton {...leave} />
      </div>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={number}
        aria-valuetext={text}
      >
        {steps.map(({ id }, index) => (
          <i key={id} data-reached={index < number} />
        ))}
      </div>
      <div className={styles.step}>
        <h2 ref={heading} tabIndex={-1}>
          {text}
        </h2>
        {asks ? <p>* needs an answer</p> : null}
      </div>
    </header>
  );
}
