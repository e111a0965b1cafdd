import { lazy, Suspense } from 'react';
import type { UpgradeReason } from '#features/coaching/model/chat-failure.js';

const UpgradeDialog = lazy(() =>
  import('./upgrade-dialog.js').then((module) => ({ default: module.UpgradeDialog })),
);

/** The way to the plan where there is a reason for it; nobody loads it who does not see it. */
export function UpgradeOffer({
  reason,
  onClose,
}: {
  readonly reason: UpgradeReason | null;
  readonly onClose: () => void;
}) {
  if (reason === null) return null;
  return (
    <Suspense>
      <UpgradeDialog reason={reason} onClose={onClose} />
    </Suspense>
  );
}
