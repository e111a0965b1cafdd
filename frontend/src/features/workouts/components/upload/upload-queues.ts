import { useSyncExternalStore } from 'react';
import { uploadWorkout } from '#features/workouts/api/upload-workout.js';
import { type QueueState, UploadQueue } from '#features/workouts/model/upload/upload-queue.js';

/** What a queue must know of who is signed in. */
export interface SignedIn {
  readonly user: { readonly id: string } | null;
  /** Set where the server ended the session against the athlete's will. */
  readonly lapse: object | null;
  readonly onChange: (listener: () => void) => () => void;
}

interface Open {
  readonly userId: string;
  readonly queue: UploadQueue;
}

const open = new WeakMap<SignedIn, Open>();

/**
 * The queue of the signed-in athlete, until logout. It lives above the pages: they come
 * and go while it works. A session that lapses only halts it, so that the athlete who signs in
 * again finds it as it was.
 */
export function uploadQueueOf(session: SignedIn, userId: string): UploadQueue {
  const known = open.get(session);
  if (known?.userId === userId) return known.queue;
  const queue = openQueue(session, userId);
  open.set(session, { userId, queue });
  return queue;
}

function openQueue(session: SignedIn, userId: string): UploadQueue {
  const queue = new UploadQueue({
    send: uploadWorkout,
    now: () => Date.now(),
    isOnline: () => navigator.onLine,
    later: (callback, milliseconds) => {
      const timer = window.setTimeout(callback, milliseconds);
      return () => window.clearTimeout(timer);
    },
  });
  const stopAsking = askBeforeLeaving(queue);
  const online = (): void => queue.resume('offline');
  window.addEventListener('online', online);
  const stopListening = session.onChange(() => {
    if (session.user?.id === userId) return queue.resume('signed-out');
    if (!session.user && session.lapse) return queue.hold({ reason: 'signed-out' });
    stopListening();
    open.delete(session);
    window.removeEventListener('online', online);
    queue.flush();
    stopAsking();
  });
  return queue;
}

/**
 * A listener that is there all the time would keep the browser from restoring the page instantly;
 * so it comes and goes.
 */
function askBeforeLeaving(queue: UploadQueue): () => void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  const follow = (): void =>
    queue.busy
      ? window.addEventListener('beforeunload', ask)
      : window.removeEventListener('beforeunload', ask);
  return queue.subscribe(follow);
}

export function useQueue(queue: UploadQueue): QueueState {
  return useSyncExternalStore(queue.subscribe, queue.snapshot);
}
