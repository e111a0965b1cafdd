import { type Ref, useEffect, useRef, useState } from 'react';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { logFailure } from '#lib/log.js';
import { deviceType } from '#features/demo/model/device-type.js';
import {
  type Details,
  type Level,
  NO_DETAILS,
  sessionRequest,
  type Sport,
} from '#features/demo/model/visitor.js';
import { startDemo } from '#api/generated/sdk.gen.js';
import type { DemoSessionAnswer, StartDemoDto } from '#api/generated/types.gen.js';
import { anonymousTransport } from '#api/transport.js';
import { DetailsStep } from './details-step.js';
import { LevelStep } from './level-step.js';
import { SportStep } from './sport-step.js';
import styles from './wizard.module.css';
import stepHeadStyles from './step-head.module.css';

/** What was chosen so far; the step follows from it. */
export interface Chosen {
  readonly sport?: Sport | undefined;
  readonly level?: Level | undefined;
}

export interface WizardProps {
  readonly chosen: Chosen;
  readonly onChosen: (chosen: Chosen) => void;
  readonly onStarted: (
    visit: Visit,
    chosen: { readonly sport: Sport; readonly level: Level },
  ) => void;
}

const STEPS = {
  1: {
    title: 'What would you like to look at?',
    lead: 'A simulated workout, and six questions to the coach. No account and no email address needed.',
  },
  2: {
    title: 'How well do you know your numbers?',
    lead: 'Each level has its own sample, and the coach fits its answers to it.',
  },
  3: {
    title: 'Your sample is ready',
    lead: 'Nothing more is needed. What you tell us below is optional and changes nothing.',
  },
} as const;

/** Three steps to a sample: which sport, which level, and what the visitor likes to tell. */
export function Wizard({ chosen, onChosen, onStarted }: WizardProps) {
  const { sport, level } = chosen;
  const next = level === undefined ? 2 : 3;
  const step = sport === undefined ? 1 : next;
  const { title, lead } = STEPS[step];
  const [details, setDetails] = useState(NO_DETAILS);
  const begin = useLockedMutation({
    once: true,
    mutationFn: (told: Details) => {
      if (!sport || !level) throw new Error('a demo begins with a sport and a level');
      return beginVisit(sessionRequest(sport, level, told, deviceType(navigator)));
    },
    onSuccess: (visit) => {
      if (sport && level) onStarted(visit, { sport, level });
    },
    // Nothing is shown; the buttons can be pressed again.
    onError: (error) => logFailure('The demo could not be started', error),
  });
  const heading = useStepFocus(step);
  return (
    <div className={styles.wizard}>
      <StepHead
        ref={heading}
        step={step}
        of={3}
        title={title}
        lead={lead}
        onBack={step === 1 ? undefined : () => onChosen(step === 3 ? { sport } : {})}
      />
      {step === 1 ? <SportStep onChosen={(next) => onChosen({ sport: next })} /> : null}
      {step === 2 && sport ? (
        <LevelStep sport={sport} onChosen={(next) => onChosen({ sport, level: next })} />
      ) : null}
      {step === 3 ? (
        <DetailsStep
          details={details}
          busy={begin.isPending || begin.isSuccess}
          onChange={setDetails}
          onSubmit={() => begin.mutate(details)}
          onSkip={() => begin.mutate(NO_DETAILS)}
        />
      ) : null}
    </div>
  );
}

/** The keyboard and the screen reader go on at the new step's question. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return heading;
}

type Visit = Readonly<DemoSessionAnswer>;

/**
 * Begins a visit, without a token.
 *
 * @throws Error where the answer does not say of which workout and under which key
 */
async function beginVisit(body: StartDemoDto): Promise<Visit> {
  const { workoutId, sessionId }: Partial<DemoSessionAnswer> = await startDemo({
    body,
    fetch: anonymousTransport,
  });
  if (!workoutId || !sessionId) throw new Error('the answer has no workoutId or no sessionId');
  return { workoutId, sessionId };
}

interface StepHeadProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly step: number;
  readonly of: number;
  readonly title: string;
  /** What the answer is for. */
  readonly lead: string;
  /** Left out at the first step. */
  readonly onBack: (() => void) | undefined;
}

/** The question of a step, and how far it is. */
function StepHead({ ref, step, of, title, lead, onBack }: StepHeadProps) {
  return (
    <header>
      <div className={stepHeadStyles.line}>
        <span className={stepHeadStyles.bar} aria-hidden>
          {Array.from({ length: of }, (_, place) => (
            <i key={place} data-done={place < step} />
          ))}
        </span>
        <p>
          Step {step} of {of}
        </p>
        {onBack ? (
          <button type="button" className={stepHeadStyles.back} onClick={onBack}>
            <ArrowLeftOutlined aria-hidden /> Back
          </button>
        ) : null}
      </div>
      <h1 ref={ref} tabIndex={-1} className={stepHeadStyles.title}>
        {title}
      </h1>
      <p className={stepHeadStyles.lead}>{lead}</p>
    </header>
  );
}
