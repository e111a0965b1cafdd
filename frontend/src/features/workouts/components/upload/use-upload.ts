import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadWorkout } from '../../api/upload-workout.js';
import { uploadProblem, type UploadProblem } from '../../model/upload-problem.js';
import { shownPercent, stepEvery } from '../../model/upload-rules.js';
import type { UploadedWorkout } from '../../model/uploaded-workout.js';

export type UploadState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'uploading'; readonly file: File; readonly percent: number }
  | { readonly phase: 'success'; readonly workout: UploadedWorkout }
  | { readonly phase: 'error'; readonly file: File; readonly problem: UploadProblem };

export interface UploadEvents {
  readonly onDone: (workout: UploadedWorkout) => void;
  readonly onProblem: (problem: UploadProblem) => void;
  /** Taken back by the athlete; the server may have the file already. */
  readonly onCancel: () => void;
}

export interface Upload {
  readonly state: UploadState;
  readonly start: (file: File) => void;
  readonly cancel: () => void;
  readonly reset: () => void;
}

const idle: UploadState = { phase: 'idle' };

/** One upload from the choice of the file to its workout. It goes on when its page is left, and its events still come. */
export function useUpload({ onDone, onProblem, onCancel }: UploadEvents): Upload {
  const [state, setState] = useState<UploadState>(idle);
  const running = useRef<AbortController | null>(null);
  const uploading = state.phase === 'uploading';

  const start = useCallback(
    (file: File) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      let steps = 0;
      let sent = 0;
      const tick = setInterval(() => {
        steps += 1;
        if (!controller.signal.aborted) setState({ phase: 'uploading', file, percent: shownPercent(steps, sent) });
      }, stepEvery);
      setState({ phase: 'uploading', file, percent: 0 });
      void uploadWorkout(file, { signal: controller.signal, onSent: (share) => (sent = share) })
        .then(
          (workout) => {
            setState({ phase: 'success', workout });
            onDone(workout);
          },
          (error: unknown) => {
            if (controller.signal.aborted) return onCancel();
            const problem = uploadProblem(error);
            setState({ phase: 'error', file, problem });
            onProblem(problem);
          },
        )
        .finally(() => {
          clearInterval(tick);
          running.current = null;
        });
    },
    [onDone, onProblem, onCancel],
  );
  const cancel = useCallback(() => {
    running.current?.abort();
    setState(idle);
  }, []);

  useEffect(() => {
    if (!uploading) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [uploading]);

  return { state, start, cancel, reset: () => setState(idle) };
}
