import { UploadOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { ButtonLink } from '#components/button-link.js';
import { HowItWorks } from '../how-it-works.js';
import styles from './first-upload.module.css';

export interface FirstUploadProps {
  /** What the plan means to it, and the way to another plan; null where there is nothing to say. */
  readonly plan: { readonly sentence: string; readonly action: string | null } | null;
}

/** The home of somebody who has no workouts yet: what to do, and what will happen then. */
export function FirstUpload({ plan }: FirstUploadProps) {
  const [later, setLater] = useState(false);
  return (
    <div className={styles.page}>
      {later ? <NothingYet /> : <Offer plan={plan} onLater={() => setLater(true)} />}
      <HowItWorks />
    </div>
  );
}

function Offer({ plan, onLater }: FirstUploadProps & { readonly onLater: () => void }) {
  return (
    <>
      <h1>Start with a workout you remember.</h1>
      <p>
        Upload one .fit file and read what it says about that session. A ride or a run that you
        still have in your legs makes the best first one: you can judge for yourself whether the
        finding is right.
      </p>
      <div className={styles.action}>
        <ButtonLink to="/upload" look="primary" size="large" icon={<UploadOutlined aria-hidden />}>
          Upload First Workout
        </ButtonLink>
        <Button size="large" onClick={onLater}>
          Later
        </Button>
        {plan ? (
          <span>
            {plan.sentence} {plan.action ? <Link to="/subscribe">{plan.action}</Link> : null}
          </span>
        ) : null}
      </div>
    </>
  );
}

/** What is left of the page when the offer has been put off. */
function NothingYet() {
  return (
    <div className={styles.nothing} role="status">
      <h1>No workouts yet</h1>
      <p>
        They will stand here, the newest first. The Upload button above is there whenever you are.
      </p>
    </div>
  );
}
