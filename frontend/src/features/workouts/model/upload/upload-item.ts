import type { UploadedWorkoutAnswer } from '#api/generated/types.gen.js';
import type { UploadProblem } from './upload-problem.js';

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Share of the file that has been sent, 0 to 1. */
  readonly onSent: (share: number) => void;
  /** What the server says of a file that it is still reading. */
  readonly onTold?: (sentence: string) => void;
  /**
   * Whether the file may be a workout since an earlier try whose answer was lost: then that workout
   * is the answer, and no duplicate.
   */
  readonly mayHaveArrived?: boolean;
}

/** A file that was given to be uploaded, from wherever it came. */
export interface GivenFile {
  /** Without folders. */
  readonly name: string;
  /**
   * The file as it is sent; unpacks it first where it is packed. Throws `Refused` where that shows
   * what is wrong with it.
   */
  readonly open: () => Promise<File>;
}

/** A file that was given and is refused without being sent. */
export interface GivenRefusal {
  readonly name: string;
  readonly problem: UploadProblem;
}

export type Given = GivenFile | GivenRefusal;

export type UploadState =
  | { readonly phase: 'waiting' }
  /**
   * `sent` is the share of the bytes that have left this machine; from 1 on the analysis is waited
   * for. `startedAt` in ms. `told` is what the server says of the wait.
   */
  | {
      readonly phase: 'uploading';
      readonly startedAt: number;
      readonly sent: number;
      readonly told?: string;
    }
  | { readonly phase: 'done'; readonly workout: UploadedWorkout }
  | { readonly phase: 'refused'; readonly problem: UploadProblem }
  /** Not sent, because nothing of this athlete can be sent now. */
  | { readonly phase: 'stopped'; readonly problem: UploadProblem }
  /** Where all bytes had left, the server may make a workout of it all the same. */
  | { readonly phase: 'canceled'; readonly arrived: boolean };

export interface UploadItem {
  readonly id: number;
  readonly name: string;
  readonly open: GivenFile['open'] | null;
  /** Files that are under way together; one toast tells of them all. */
  readonly round: number;
  readonly state: UploadState;
  /** All of it left at an earlier try, of which no answer came: it may be a workout by now. */
  readonly mayHaveArrived?: true;
}

export function isActive({ state }: UploadItem): boolean {
  return state.phase === 'waiting' || state.phase === 'uploading';
}

/** Whether all its bytes are on their way or there. */
export function hasLeft({ state }: Pick<UploadItem, 'state'>): boolean {
  return state.phase === 'uploading' && state.sent >= 1;
}

/** Whether it may well go through at a second try. */
export function canRetry({ open, state }: UploadItem): boolean {
  if (!open) return false;
  if (state.phase === 'canceled' || state.phase === 'stopped') return true;
  return state.phase === 'refused' && state.problem.retry;
}

/** What an upload answers once its workout is there. Metres, seconds, kilocalories. */
export type UploadedWorkout = Readonly<UploadedWorkoutAnswer> & {
  /** It was there when its file was sent again, so that this try has added nothing. */
  readonly wasThere?: true;
};
