import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '#features/accounts/api/get-draft.js';
import type { FieldName } from '#features/accounts/model/onboarding/answers.js';
import type { DraftWriter } from '#features/accounts/model/onboarding/draft-writer.js';
import { stepNumber } from '#features/accounts/model/onboarding/steps.js';
import { useDraftStatus, WizardFoot } from './wizard-foot.js';
import type { LeaveButtonProps } from './leave-button.js';
import { StepRail } from './step-rail.js';
import { StepContent } from './steps/step-content.js';
import { type Completed, useComplete } from './use-complete.js';
import { QuestionnaireContext, useQuestionnaireForm } from './use-questionnaire.js';
import { useStepFocus } from './use-step-focus.js';
import { WizardHead } from './wizard-head.js';
import styles from './wizard.module.css';

export interface WizardProps {
  /** Undefined where the stored draft could not be read. */
  readonly draft: Draft | undefined;
  readonly writer: DraftWriter;
  readonly sport: string;
  readonly edit: boolean;
  /** The step that the address names; without one, the draft's. */
  readonly step: number | undefined;
  readonly onStep: (number: number) => void;
  readonly leave: LeaveButtonProps;
  readonly onCompleted: (completed: Completed) => Promise<void>;
  /** The server can be reached again, so that the draft may be readable now. */
  readonly onReachable: () => void;
}

/** The questionnaire, step by step. */
export function Wizard({
  draft,
  writer,
  sport,
  edit,
  step,
  onStep,
  leave,
  onCompleted,
  onReachable,
}: WizardProps) {
  const questionnaire = useQuestionnaireForm(draft, writer, sport);
  const { steps, judge } = questionnaire;
  const [entry] = useState(draft?.currentStep);
  const number = stepNumber(step ?? entry, steps);
  const current = steps[number - 1];
  const status = useDraftStatus(writer);
  const { heading, leadTo } = useStepFocus(number);

  const saved = useRef(number);
  useEffect(() => {
    if (saved.current === number) return;
    saved.current = number;
    void writer.goTo(number);
  }, [writer, number]);
  useEffect(() => () => void writer.flush(), [writer]);
  useEffect(() => {
    if (!draft && status === 'saved') onReachable();
  }, [draft, status, onReachable]);

  const go = (to: number): void => {
    judge(current?.fields ?? []);
    onStep(to);
  };
  const onWrong = useCallback(
    (to: number, name: FieldName) => {
      leadTo(name);
      onStep(to);
    },
    [leadTo, onStep],
  );
  const { complete, busy } = useComplete({ questionnaire, writer, onCompleted, onWrong });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (number < steps.length) go(number + 1);
    else if (!busy) void complete();
  };

  const last = edit ? 'Save Changes' : 'Complete Profile';
  return (
    <QuestionnaireContext value={questionnaire}>
      <div className={styles.wizard}>
        <StepRail number={number} onStep={go} />
        <form onSubmit={submit} noValidate className={styles.form} aria-label="Questionnaire">
          <WizardHead
            title={edit ? 'Edit Your Profile' : 'Complete Your Profile'}
            number={number}
            steps={steps}
            leave={leave}
            heading={heading}
          />
          <div className={styles.content}>
            {current ? <StepContent key={current.id} id={current.id} /> : null}
          </div>
          <WizardFoot
            isFirst={number === 1}
            forward={number < steps.length ? 'Next' : last}
            busy={busy}
            status={status}
            onPrevious={() => go(number - 1)}
          />
        </form>
      </div>
    </QuestionnaireContext>
  );
}
