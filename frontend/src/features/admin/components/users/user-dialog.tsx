import { PauseDialog, UnpauseDialog, UnsuspendDialog } from './access-dialogs.js';
import { DeleteUserDialog } from './delete-user-dialog.js';
import type { DialogKind, OpenDialog } from './open-dialog.js';
import { SubscriptionDialog } from './subscription-dialog.js';
import { SuspendDialog } from './suspend-dialog.js';
import { UserDetailsDialog } from './user-details-dialog.js';

const DIALOGS = {
  details: UserDetailsDialog,
  subscription: SubscriptionDialog,
  suspend: SuspendDialog,
  unsuspend: UnsuspendDialog,
  pause: PauseDialog,
  unpause: UnpauseDialog,
  delete: DeleteUserDialog,
} satisfies Record<DialogKind, unknown>;

export function UserDialog({
  open: { kind, user },
  onClose,
}: {
  readonly open: OpenDialog;
  readonly onClose: () => void;
}) {
  const Shown = DIALOGS[kind];
  return <Shown user={user} onClose={onClose} />;
}
