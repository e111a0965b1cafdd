import type { UploadItem } from './upload-item.js';
import type { Redirect, UploadProblem } from './upload-problem.js';
import { summaryOf } from './upload-summary.js';

/** One message about all that was under way together. */
export interface UploadToast {
  readonly kind: 'success' | 'info' | 'error';
  readonly title: string;
  readonly description?: string;
  readonly milliseconds?: number;
  /** Leads to this workout. */
  readonly workoutId?: string;
  /** Leads to the plan. */
  readonly upgrade?: boolean;
  readonly redirect?: Redirect;
}

/** @param here whether the page with the list is in sight. Null where there is nothing to tell. */
export function uploadToast(round: readonly UploadItem[], here: boolean): UploadToast | null {
  const told = round.filter(({ state }) => state.phase !== 'canceled');
  const [only, ...more] = told;
  if (!only) return null;
  return more.length === 0 && round.length === 1
    ? toastOfOne(only, here)
    : toastOfMany(round, here);
}

function toastOfOne({ state }: UploadItem, here: boolean): UploadToast | null {
  if (state.phase === 'refused' || state.phase === 'stopped') {
    const { title, description, milliseconds, workoutId, redirect } = state.problem;
    return { kind: 'error', title, description, milliseconds, workoutId, redirect };
  }
  return state.phase === 'done' && !here
    ? { kind: 'success', title: 'Your workout is ready', workoutId: state.workout.id }
    : null;
}

/**
 * What has stopped them all goes first; without it, how many were added, which the list itself says
 * where it is in sight.
 */
function toastOfMany(round: readonly UploadItem[], here: boolean): UploadToast | null {
  const description = `${summaryOf(round)}.`;
  const stopped = round.flatMap(({ state }): UploadProblem[] =>
    state.phase === 'stopped' ? [state.problem] : [],
  )[0];
  if (stopped?.kind === 'suspended')
    return {
      kind: 'error',
      title: stopped.title,
      description: `${stopped.description} ${description}`,
      redirect: stopped.redirect,
    };
  if (stopped?.kind === 'subscription')
    return { kind: 'error', title: stopped.title, description, upgrade: true, milliseconds: 8000 };
  if (here) return null;
  const added = round.filter(({ state }) => state.phase === 'done').length;
  if (added === round.length) return { kind: 'success', title: `${added} workouts are ready` };
  return { kind: 'info', title: 'Upload finished', description, milliseconds: 8000 };
}
