import { DeleteOutlined, EditOutlined, HistoryOutlined } from '@ant-design/icons';
import type { Instruction } from '#features/admin/model/instruction.js';
import type { KeptInstruction } from '#features/admin/model/kept-instruction.js';
import { momentOf } from '#features/admin/model/new-york.js';
import { Action } from '../table/action.js';
import { Badge } from '../table/badge.js';
import type { Column } from '../table/data-table.js';
import styles from './instruction-columns.module.css';

/** The dialog that is open, and whose it is. */
export type OpenInstruction =
  | { readonly kind: 'create'; readonly kept?: KeptInstruction }
  | { readonly kind: 'preview' | 'deleted' }
  | { readonly kind: 'edit'; readonly instruction: Instruction; readonly kept?: KeptInstruction }
  | { readonly kind: 'versions' | 'delete'; readonly instruction: Instruction };

export const instructionColumns = (
  leftOut: readonly string[],
  onOpen: (open: OpenInstruction) => void,
): readonly Column<Instruction>[] => [
  { title: 'Name', cell: ({ name }) => <strong className={styles.name}>{name}</strong> },
  { title: 'Category', cell: ({ category }) => category },
  {
    title: 'Status',
    cell: ({ id, isActive }) => (
      <>
        <Badge tone={isActive ? 'good' : 'quiet'}>{isActive ? 'Active' : 'Inactive'}</Badge>
        {leftOut.includes(id) ? <Badge tone="warning">Left out: no room</Badge> : null}
      </>
    ),
  },
  { title: 'Version', align: 'end', cell: ({ version }) => `v${version}` },
  {
    title: 'Last Modified',
    cell: ({ updatedAt, lastModifiedBy }) => (
      <>
        {momentOf(updatedAt)}
        {lastModifiedBy ? <span className={styles.by}> by {lastModifiedBy}</span> : null}
      </>
    ),
  },
  {
    title: 'Actions',
    align: 'actions',
    cell: (instruction) => (
      <span className={styles.actions}>
        <Action
          name="Edit"
          of={instruction.name}
          icon={<EditOutlined aria-hidden />}
          onClick={() => onOpen({ kind: 'edit', instruction })}
        />
        <Action
          name="Versions"
          of={instruction.name}
          icon={<HistoryOutlined aria-hidden />}
          onClick={() => onOpen({ kind: 'versions', instruction })}
        />
        <Action
          name="Delete"
          of={instruction.name}
          icon={<DeleteOutlined aria-hidden />}
          onClick={() => onOpen({ kind: 'delete', instruction })}
        />
      </span>
    ),
  },
];
