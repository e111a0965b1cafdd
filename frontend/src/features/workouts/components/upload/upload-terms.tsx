import { ButtonLink } from '#components/button-link.js';
import styles from './upload-terms.module.css';

export interface TrialUploads {
  readonly left: number;
  readonly of: number;
}

export interface MissingPlan {
  readonly sentence: string;
  /** What the way to a plan is called; null where none can be bought. */
  readonly action: string | null;
}

export interface UploadTermsProps {
  /** The dropzone says why nothing can be uploaded. */
  readonly suspended: boolean;
  readonly trial: TrialUploads | null;
  readonly noPlan: MissingPlan | null;
  readonly profileCompleted: boolean;
}

/** What an athlete must know before an upload is used; nothing where nothing stands in its way. */
export function UploadTerms({ suspended, trial, noPlan, profileCompleted }: UploadTermsProps) {
  if (suspended) return null;
  if (noPlan && !trial) return <PlanMissing {...noPlan} />;
  if (profileCompleted || trial?.left === 0) return null;
  return (
    <aside className={styles.terms} aria-label="Before you upload">
      <p>
        <strong>The analysis stays locked until you answer the questionnaire.</strong>{' '}
        {trial
          ? `An upload now still uses 1 of your ${trial.left} remaining trial uploads.`
          : 'You can upload now and answer later.'}{' '}
        The questionnaire takes under 2 minutes.
      </p>
      <ButtonLink to="/onboarding">Answer the questionnaire</ButtonLink>
    </aside>
  );
}

function PlanMissing({ sentence, action }: MissingPlan) {
  return (
    <aside className={styles.terms} aria-label="Your plan">
      <p>{sentence}</p>
      {action ? (
        <ButtonLink to="/subscribe" look="primary">
          {action}
        </ButtonLink>
      ) : null}
    </aside>
  );
}
