import type { UserRow } from '#features/admin/model/user-list.js';

export interface UserDialogProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}
