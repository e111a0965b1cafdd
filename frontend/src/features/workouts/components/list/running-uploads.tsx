import { Link } from '@tanstack/react-router';
import { isActive } from '#features/workouts/model/upload/upload-item.js';
import type { UploadQueue } from '#features/workouts/model/upload/upload-queue.js';
import { useQueue } from '../upload/use-queue.js';
import styles from './home-note.module.css';

/**
 * While files are on their way to workouts: how many, and the way to them. The lists take each in
 * as it comes.
 */
export function RunningUploads({ queue }: { readonly queue: UploadQueue }) {
  const { items } = useQueue(queue);
  const left = items.filter(isActive).length;
  return (
    <div role="status" className={styles.above}>
      {left === 0 ? null : (
        <p className={styles.note}>
          <strong>
            {left === 1 ? 'One file is on its way.' : `${left} files are on their way.`}
          </strong>{' '}
          Each stands here as soon as it is measured. <Link to="/upload">See the uploads</Link>
        </p>
      )}
    </div>
  );
}
