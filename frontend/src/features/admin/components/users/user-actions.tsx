import {
  CaretRightOutlined,
  CheckCircleOutlined,
  CreditCardOutlined,
  DeleteOutlined,
  IdcardOutlined,
  PauseOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { deletionBar, exclusionBar, type UserRow } from '#features/admin/model/user-list.js';
import { Action } from '../table/action.js';
import styles from './user-actions.module.css';
import type { DialogKind, OpenDialog } from './user-dialog-props.js';

export interface UserActionsProps {
  readonly user: UserRow;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** One place for each, so that the eye finds it in every row. */
export function UserActions({ user, onOpen }: UserActionsProps) {
  const open = (kind: DialogKind) => () => onOpen({ kind, user });
  const barred = deletionBar(user);
  return (
    <span className={styles.actions}>
      <Action
        name="User details"
        of={user.email}
        icon={<IdcardOutlined aria-hidden />}
        onClick={open('details')}
      />
      <Action
        name="Subscription details"
        of={user.email}
        icon={<CreditCardOutlined aria-hidden />}
        onClick={open('subscription')}
      />
      {user.isSuspended ? (
        <>
          <Action
            name="Unsuspend"
            of={user.email}
            icon={<CheckCircleOutlined aria-hidden />}
            onClick={open('unsuspend')}
          />
          <Action
            name="Unpause"
            of={user.email}
            icon={<CaretRightOutlined aria-hidden />}
            onClick={open('unpause')}
          />
        </>
      ) : (
        <>
          <Action
            name="Suspend"
            of={user.email}
            icon={<StopOutlined aria-hidden />}
            onClick={open('suspend')}
            barred={exclusionBar(user, 'suspend')}
          />
          <Action
            name="Pause"
            of={user.email}
            icon={<PauseOutlined aria-hidden />}
            onClick={open('pause')}
            barred={exclusionBar(user, 'pause')}
          />
        </>
      )}
      <Action
        name="Delete"
        of={user.email}
        icon={<DeleteOutlined aria-hidden />}
        onClick={open('delete')}
        barred={barred}
      />
    </span>
  );
}
