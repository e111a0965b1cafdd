import { useSyncExternalStore } from 'react';
import type { QueueState, UploadQueue } from '#features/workouts/model/upload/upload-queue.js';

export function useQueue(queue: UploadQueue): QueueState {
  return useSyncExternalStore(queue.subscribe, queue.snapshot);
}
