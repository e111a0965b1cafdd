import { useState } from 'react';
import { useToast } from '#components/toast/use-toast.js';
import { upgradeReason, type ChatFailure, type UpgradeReason } from '../model/chat-failure.js';

export interface Failures {
  /** Takes a failed question; one that needs only words is shown immediately. */
  readonly onFailure: (failure: ChatFailure) => void;
  readonly needsProfile: boolean;
  /** What only a plan would open; null once that is put away. */
  readonly upgrade: UpgradeReason | null;
  readonly dismiss: () => void;
}

/**
 * @param tell says that a question failed, with the server's sentence where there is one; left out
 * where the conversation says so
 */
export function useFailures(
  tell?: (toast: ReturnType<typeof useToast>, sentence: string | undefined) => void,
): Failures {
  const toast = useToast();
  const [failure, setFailure] = useState<ChatFailure | null>(null);
  return {
    onFailure: (failed) => {
      setFailure(failed);
      if (failed.kind === 'other') tell?.(toast, failed.sentence);
    },
    needsProfile: failure?.kind === 'onboarding',
    upgrade: upgradeReason(failure),
    dismiss: () => setFailure(null),
  };
}
