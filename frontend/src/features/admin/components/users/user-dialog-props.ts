import type { UserRow } from '../../model/user-list.js';

export interface UserDialogProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}
