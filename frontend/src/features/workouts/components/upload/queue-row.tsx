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
  type UploadedWorkout,
  type UploadItem,
  type UploadState,
} from '#features/workouts/model/upload/upload-item.js';
import type { UploadQueue } from '#features/workouts/model/upload/upload-queue.js';
import { standingOf } from '#features/workouts/model/upload/upload-status.js';
import { ButtonLink } from '#components/button-link.js';
import { ProgressBar } from '#components/progress-bar.js';
import { FigureList } from '#components/figures/figures.js';
import { uploadFigures } from '#features/workouts/model/upload/upload-figures.js';
import styles from './queue-row.module.css';
import addedWorkoutStyles from './added-workout.module.css';
import { UploadWarnings } from './upload-warnings.js';

export interface QueueRowProps {
  readonly item: UploadItem;
  readonly queue: UploadQueue;
  readonly units: UnitPreferences;
  /** Whether the analysis is open to this athlete. */
  readonly profileCompleted: boolean;
}

/** One file of many. Only the rows that have changed are drawn again. */
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
  const isAnalysing = sent >= 1;
  return (
    <ProgressBar
      className={styles.bar}
      name={`Upload of ${name}`}
      percent={percent}
      text={isAnalysing ? 'Analyzing...' : `${percent} %`}
      isAnalysing={isAnalysing}
      share={sent}
    />
  );
}

interface RowLinkProps {
  readonly state: UploadState;
  readonly file: string;
  readonly profileCompleted: boolean;
}

/** To the workout that the file has become, now or before. */
function RowLink({ state, file, profileCompleted }: RowLinkProps) {
  const refusedFor = state.phase === 'refused' ? state.problem.workoutId : undefined;
  const workoutId = state.phase === 'done' ? state.workout.id : refusedFor;
  if (!workoutId || !profileCompleted) return null;
  return (
    <ButtonLink
      to="/workouts/$workoutId"
      params={{ workoutId }}
      size="small"
      aria-label={`View ${file}`}
    >
      View
    </ButtonLink>
  );
}

interface AddedWorkoutProps {
  readonly workout: UploadedWorkout;
  readonly file: string;
  readonly units: UnitPreferences;
}

/** What a file of the list has become, in one line. */
function AddedWorkout({ workout, file, units }: AddedWorkoutProps) {
  const [sport, date, ...numbers] = uploadFigures(workout, units);
  return (
    <div className={addedWorkoutStyles.added}>
      <div className={addedWorkoutStyles.what}>
        <p className={addedWorkoutStyles.sport}>
          {sport?.value}
          <span className={addedWorkoutStyles.date}>{date?.value}</span>
        </p>
        <p className={addedWorkoutStyles.file}>{file}</p>
      </div>
      <FigureList className={addedWorkoutStyles.numbers} figures={numbers} />
      <UploadWarnings warnings={workout.warnings} />
    </div>
  );
}
