import { UploadOutlined } from '@ant-design/icons';
import { ButtonLink } from '../../../../components/button-link.js';
import { HowItWorks } from '../how-it-works.js';
import styles from './first-upload.module.css';

/** The home of somebody who has no workouts yet: what to do, and what will happen then. */
export function FirstUpload({ uploadsLeft }: { readonly uploadsLeft: number | 'unlimited' | null }) {
  return (
    <div className={styles.page}>
      <h1>Start with a workout you remember.</h1>
      <p>
        Upload one .fit file and read what it says about that session. A ride or a run that you still have in your legs makes the best first one: you can
        judge for yourself whether the finding is right.
      </p>
      <div className={styles.action}>
        <ButtonLink to="/upload" look="primary" size="large" icon={<UploadOutlined aria-hidden />}>
          Upload your first workout
        </ButtonLink>
        {typeof uploadsLeft === 'number' ? <span>{`Your trial holds ${uploadsLeft} ${uploadsLeft === 1 ? 'upload' : 'uploads'}, with a question each.`}</span> : null}
      </div>
      <HowItWorks />
    </div>
  );
}
