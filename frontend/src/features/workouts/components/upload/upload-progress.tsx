import { Button } from 'antd';
import { ProgressBar } from '#components/progress-bar.js';
import { shortFileName } from '#lib/format-workout.js';
import type { UploadState } from '#features/workouts/model/upload/upload-item.js';
import type { Hold } from '#features/workouts/model/upload/upload-queue.js';
import {
  isAnalysing,
  shownPercent,
  stepEvery,
} from '#features/workouts/model/upload/upload-rules.js';
import { HoldNote, useNow } from './hold-note.js';
import styles from './upload-progress.module.css';

export interface UploadProgressProps {
  readonly fileName: string;
  readonly state: Extract<UploadState, { phase: 'waiting' | 'uploading' }>;
  readonly hold: Hold | null;
  readonly onCancel: () => void;
}

/** One file alone on its way: ten percent every 200 ms, never ahead of the bytes that are sent. */
export function UploadProgress({ fileName, state, hold, onCancel }: UploadProgressProps) {
  const now = useNow(stepEvery);
  const percent =
    state.phase === 'uploading'
      ? shownPercent(Math.max(0, Math.floor((now - state.startedAt) / stepEvery)), state.sent)
      : 0;
  const analysing = isAnalysing(percent);
  const told =
    (state.phase === 'uploading' ? state.told : undefined) ??
    'The file has arrived. It is being cleaned and measured.';
  const sending = analysing ? 'Analyzing...' : 'Uploading...';
  const doing = state.phase === 'waiting' ? 'Waiting...' : sending;
  const progress = analysing ? told : `${percent} %`;
  return (
    <section className={styles.panel} aria-label="Upload in progress">
      <div className={styles.head}>
        <p className={styles.doing} role="status">
          {doing}
        </p>
        <p className={styles.file}>{shortFileName(fileName)}</p>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <ProgressBar
        className={styles.track}
        name={`Upload of ${fileName}`}
        percent={percent}
        text={analysing ? doing : `${percent} %`}
        isAnalysing={analysing}
        share={percent / 100}
      />
      <p className={styles.note}>{hold ? <HoldNote hold={hold} /> : progress}</p>
    </section>
  );
}
