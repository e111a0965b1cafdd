import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useToast } from '../../../../components/toast/use-toast.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import type { UploadProblem } from '../../model/upload-problem.js';
import type { UploadedWorkout } from '../../model/uploaded-workout.js';
import { HowItWorks } from '../how-it-works.js';
import { Dropzone } from './dropzone.js';
import { UploadFailure } from './upload-failure.js';
import styles from './upload-page.module.css';
import { UploadProgress } from './upload-progress.js';
import { UploadResult } from './upload-result.js';
import { useUpload } from './use-upload.js';

export interface UploadPageProps {
  readonly units: UnitPreferences;
  /** Why this athlete may not upload now; null where they may. */
  readonly suspension: string | null;
  /** What is left of a trial; null without a limit or while it is not known. */
  readonly trial: { readonly left: number; readonly of: number } | null;
  /** Called when what the lists and the account say may have changed. */
  readonly onChange: () => void;
}

export function UploadPage({ units, suspension, trial, onChange }: UploadPageProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const openButton = useCallback(
    (workoutId: string) => (
      <Button
        size="small"
        onClick={() => {
          toast.close();
          void navigate({ to: '/workouts/$workoutId', params: { workoutId } });
        }}
      >
        Open the workout
      </Button>
    ),
    [navigate, toast],
  );
  const onDone = useCallback(
    (workout: UploadedWorkout) => {
      onChange();
      if (!here.current) toast.success('Your workout is ready', { actions: openButton(workout.id) });
    },
    [onChange, openButton, toast],
  );
  const onProblem = useCallback(
    ({ title, description, milliseconds, workoutId }: UploadProblem) => {
      onChange();
      toast.error(title, { description, milliseconds, actions: workoutId ? openButton(workoutId) : undefined });
    },
    [onChange, openButton, toast],
  );
  const events = useMemo(() => ({ onDone, onProblem, onCancel: onChange }), [onDone, onProblem, onChange]);
  const { state, start, cancel, reset } = useUpload(events);

  const choose = (file: File): void => {
    if (trial?.left !== 0) start(file);
    else toast.error('Trial limit reached', { description: "You've used your 3 trial uploads. Upgrade to Pro for unlimited uploads." });
  };
  return (
    <div className={styles.page}>
      <h1>Upload a workout</h1>
      {state.phase === 'uploading' ? <UploadProgress fileName={state.file.name} percent={state.percent} onCancel={cancel} /> : null}
      {state.phase === 'success' ? <UploadResult workout={state.workout} units={units} onAnother={reset} /> : null}
      {state.phase === 'error' ? <UploadFailure file={state.file} problem={state.problem} onRetry={start} /> : null}
      {state.phase === 'idle' || state.phase === 'error' ? <Dropzone suspension={suspension} onFile={choose} /> : null}
      {trial && !suspension && state.phase !== 'uploading' ? <p className={styles.left}>{`${trial.left} of ${trial.of} trial uploads left`}</p> : null}
      {state.phase === 'success' ? null : <HowItWorks />}
    </div>
  );
}
