import { Button } from 'antd';
import { shortFileName } from '../../../../lib/format-workout.js';
import { isAnalysing } from '../../model/upload-rules.js';
import styles from './upload-progress.module.css';

export interface UploadProgressProps {
  readonly fileName: string;
  readonly percent: number;
  readonly onCancel: () => void;
}

export function UploadProgress({ fileName, percent, onCancel }: UploadProgressProps) {
  const analysing = isAnalysing(percent);
  const doing = analysing ? 'Analyzing...' : 'Uploading...';
  return (
    <section className={styles.panel} aria-label="Upload in progress">
      <div className={styles.head}>
        <p className={styles.doing} role="status">
          {doing}
        </p>
        <p className={styles.file}>{shortFileName(fileName)}</p>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={`Upload of ${fileName}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={analysing ? doing : `${percent} %`}
        data-analysing={analysing}
      >
        <span style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <p className={styles.note}>{analysing ? 'The file has arrived. It is being cleaned and measured.' : `${percent} %`}</p>
    </section>
  );
}
