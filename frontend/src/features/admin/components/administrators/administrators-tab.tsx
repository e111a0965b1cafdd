import { PlusOutlined, UserDeleteOutlined, UserSwitchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { administratorsQuery } from '#features/admin/api/administrators.js';
import { downloads } from '#features/admin/api/exports.js';
import { type Administrator, changeBar } from '#features/admin/model/administrators.js';
import { momentOf } from '#features/admin/model/new-york.js';
import { Action } from '../table/action.js';
import { Address, Badge } from '../table/badge.js';
import { type Column, DataTable } from '../table/data-table.js';
import { ListActions } from '../table/list-actions.js';
import { Loaded } from '../table/loaded.js';
import { Toolbar } from '../table/toolbar.js';
import { AddAdministratorDialog } from './add-administrator-dialog.js';
import { DemoteDialog, RemoveDialog } from './role-dialogs.js';
import styles from './administrators-tab.module.css';

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'demote' | 'remove'; readonly administrator: Administrator };

const columns = (count: number, onOpen: (open: Open) => void): readonly Column<Administrator>[] => [
  {
    title: 'Email',
    cell: ({ email, isYou }) => (
      <span className={styles.who}>
        <Address of={email} />
        {isYou ? <Badge tone="accent">You</Badge> : null}
      </span>
    ),
  },
  { title: 'Created', cell: ({ createdAt }) => momentOf(createdAt) },
  { title: 'Last Seen', cell: ({ lastSeenAt }) => momentOf(lastSeenAt) },
  {
    title: 'Actions',
    align: 'actions',
    cell: (administrator) => (
      <span className={styles.actions}>
        <Action
          name="Demote"
          of={administrator.email}
          icon={<UserSwitchOutlined aria-hidden />}
          onClick={() => onOpen({ kind: 'demote', administrator })}
          barred={changeBar(administrator, count)}
        />
        <Action
          name="Remove"
          of={administrator.email}
          icon={<UserDeleteOutlined aria-hidden />}
          onClick={() => onOpen({ kind: 'remove', administrator })}
          barred={changeBar(administrator, count)}
        />
      </span>
    ),
  },
];

/** Who may use this area. There is always one. */
export function AdministratorsTab() {
  const [open, setOpen] = useState<Open | null>(null);
  const administrators = useQuery(administratorsQuery);
  const close = (): void => setOpen(null);
  return (
    <>
      <Toolbar
        title="Administrators"
        actions={
          <>
            <ListActions
              of="administrators"
              queries={[administrators]}
              download={downloads.administrators}
            />
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => setOpen({ kind: 'add' })}
            >
              Add Administrator
            </Button>
          </>
        }
      />
      <Loaded what="Administrators" query={administrators}>
        {(rows) => (
          <DataTable
            name="Administrators"
            columns={columns(rows.length, setOpen)}
            rows={rows}
            keyOf={({ userId }) => userId}
          />
        )}
      </Loaded>
      {open?.kind === 'add' ? <AddAdministratorDialog onClose={close} /> : null}
      {open?.kind === 'demote' ? (
        <DemoteDialog administrator={open.administrator} onClose={close} />
      ) : null}
      {open?.kind === 'remove' ? (
        <RemoveDialog administrator={open.administrator} onClose={close} />
      ) : null}
    </>
  );
}
