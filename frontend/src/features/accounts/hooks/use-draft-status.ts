import { useSyncExternalStore } from 'react';
import type { DraftStatus, DraftWriter } from '../model/onboarding/draft-writer.js';

/** How far the saving is. */
export function useDraftStatus(writer: DraftWriter): DraftStatus {
  return useSyncExternalStore(writer.subscribe, () => writer.status);
}
