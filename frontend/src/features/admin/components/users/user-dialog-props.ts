import type { UserRow } from '#features/admin/model/user-list.js';

export interface UserDialogProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}

export type DialogKind =
  'details' | 'subscription' | 'suspend' | 'unsuspend' | 'pause' | 'unpause' | 'delete';

/** The dialog that is open, and whose it is. */
export interface OpenDialog {
  readonly kind: DialogKind;
  readonly user: UserRow;
}
