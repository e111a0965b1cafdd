import type { UnitPreferences } from '#lib/units.js';
import type { UploadItem } from '#features/workouts/model/upload/upload-item.js';
import type { Hold, UploadQueue } from '#features/workouts/model/upload/upload-queue.js';
import { UploadFailure } from './upload-failure.js';
import { UploadProgress } from './upload-progress.js';
import { UploadResult } from './upload-result.js';

export interface UploadWidgetProps {
  readonly queue: UploadQueue;
  readonly item: UploadItem;
  readonly hold: Hold | null;
  readonly units: UnitPreferences;
  readonly profileCompleted: boolean;
}

/** One file from its choice to its workout. Idle is the page without it. */
export function UploadWidget({ queue, item, hold, units, profileCompleted }: UploadWidgetProps) {
  const { id, name, state } = item;
  switch (state.phase) {
    case 'waiting':
    case 'uploading':
      return (
        <UploadProgress
          fileName={name}
          state={state}
          hold={hold}
          onCancel={() => queue.remove(id)}
        />
      );
    case 'done':
      return (
        <UploadResult
          workout={state.workout}
          units={units}
          profileCompleted={profileCompleted}
          onAnother={() => queue.clear()}
        />
      );
    case 'refused':
    case 'stopped':
      return (
        <UploadFailure fileName={name} problem={state.problem} onRetry={() => queue.retry(id)} />
      );
    case 'canceled':
      return null;
  }
}
