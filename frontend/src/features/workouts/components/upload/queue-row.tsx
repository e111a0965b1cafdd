import {
  CheckOutlined,
  ClockCircleOutlined,
  CloseOutlined,
  CopyOutlined,
  ExclamationOutlined,
  MinusOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { memo } from 'react';
import { shortFileName } from '#lib/format-workout.js';
import type { UnitPreferences } from '#lib/units.js';
import {
  canRetry,
  isActive,
  type UploadItem,
} from '#features/workouts/model/upload/upload-item.js';
import type { UploadQueue } from '#features/workouts/model/upload/upload-queue.js';
import { standingOf } from '#features/workouts/model/upload/upload-status.js';
import { AddedWorkout } from './added-workout.js';
import styles from './queue-row.module.css';
import { RowLink } from './row-link.js';

export interface QueueRowProps {
  readonly item: UploadItem;
  readonly queue: UploadQueue;
  readonly units: UnitPreferences;
  /** Whether the analysis is open to this athlete. */
  readonly profileCompleted: boolean;
}

/** One file of many. Only the rows that have changed are drawn anew. */
export const QueueRow = memo(function QueueRow({
  item,
  queue,
  units,
  profileCompleted,
}: QueueRowProps) {
  const { id, name, state } = item;
  const { tone, word, sentence } = standingOf(state);
  const file = shortFileName(name, 48);
  const active = isActive(item);
  return (
    <li className={styles.row} data-tone={tone}>
      <span className={styles.sign} aria-hidden="true">
        <Sign item={item} />
      </span>
      {state.phase === 'done' ? (
        <AddedWorkout workout={state.workout} file={file} units={units} />
      ) : (
        <div className={styles.text}>
          <p className={styles.name}>{file}</p>
          <p>
            <span className={styles.word}>{word}</span>
            {sentence ? <span className={styles.sentence}>{sentence}</span> : null}
          </p>
        </div>
      )}
      <div className={styles.action}>
        {active || canRetry(item) ? (
          <Button
            size="small"
            type="text"
            aria-label={`${active ? 'Cancel' : 'Try again'} ${file}`}
            onClick={() => (active ? queue.cancel(id) : queue.retry(id))}
          >
            {active ? 'Cancel' : 'Try again'}
          </Button>
        ) : (
          <RowLink state={state} file={file} profileCompleted={profileCompleted} />
        )}
      </div>
      {state.phase === 'uploading' ? <Bar name={file} sent={state.sent} /> : null}
    </li>
  );
});

function Sign({ item: { state } }: { readonly item: UploadItem }) {
  switch (state.phase) {
    case 'waiting':
      return <ClockCircleOutlined />;
    case 'uploading':
      return <span className={styles.pulse} />;
    case 'done':
      return <CheckOutlined />;
    case 'canceled':
      return <MinusOutlined />;
    case 'stopped':
      return <ExclamationOutlined />;
    case 'refused':
      if (state.problem.kind === 'duplicate') return <CopyOutlined />;
      return state.problem.kind === 'unsupported' ? <ExclamationOutlined /> : <CloseOutlined />;
  }
}

function Bar({ name, sent }: { readonly name: string; readonly sent: number }) {
  const percent = Math.floor(sent * 100);
  const analysing = sent >= 1;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={`Upload of ${name}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={analysing ? 'Analyzing...' : `${percent} %`}
      data-analysing={analysing}
    >
      <span style={{ transform: `scaleX(${sent})` }} />
    </div>
  );
}
