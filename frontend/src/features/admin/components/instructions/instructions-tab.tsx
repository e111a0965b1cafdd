import { EyeOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { instructionsKey, instructionsQuery } from '#features/admin/api/instructions.js';
import { deleteInstruction } from '#api/generated/sdk.gen.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';
import type { Instruction } from '#features/admin/model/instruction.js';
import { DataTable } from '../table/data-table.js';
import { Loaded } from '../table/loaded.js';
import { Toolbar } from '../table/toolbar.js';
import { ConfirmDialog } from '../frame/confirm-dialog.js';
import { instructionColumns, type OpenInstruction } from './instruction-columns.js';
import { InstructionEditor } from './instruction-editor.js';
import { PreviewDialog } from './preview-dialog.js';
import { VersionsDialog } from './versions-dialog.js';

/** What staff tells the coach to keep in mind. */
export function InstructionsTab() {
  const [open, setOpen] = useState<OpenInstruction | null>(null);
  const instructions = useQuery(instructionsQuery);
  const active = instructions.data?.filter(({ isActive }) => isActive).length ?? 0;
  const close = (): void => setOpen(null);
  return (
    <>
      <Toolbar
        title="Coaching Instructions"
        note={
          instructions.data && instructions.data.length > 0
            ? `${active} of ${instructions.data.length} active`
            : null
        }
        actions={
          <>
            <Button icon={<EyeOutlined aria-hidden />} onClick={() => setOpen({ kind: 'preview' })}>
              Preview prompt
            </Button>
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => setOpen({ kind: 'create' })}
            >
              Add Instruction
            </Button>
          </>
        }
      />
      <Loaded
        what="Coaching instructions"
        query={instructions}
        empty={{
          is: (rows) => rows.length === 0,
          words: 'No coaching instructions found. Create your first one to get started.',
        }}
      >
        {(rows) => (
          <DataTable
            name="Coaching instructions"
            columns={instructionColumns(setOpen)}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </Loaded>
      {open ? <Opened open={open} onClose={close} /> : null}
    </>
  );
}

function Opened({
  open,
  onClose,
}: {
  readonly open: OpenInstruction;
  readonly onClose: () => void;
}) {
  switch (open.kind) {
    case 'create':
      return <InstructionEditor instruction={null} onClose={onClose} />;
    case 'preview':
      return <PreviewDialog onClose={onClose} />;
    case 'edit':
      return <InstructionEditor instruction={open.instruction} onClose={onClose} />;
    case 'versions':
      return <VersionsDialog instruction={open.instruction} onClose={onClose} />;
    case 'delete':
      return <DeleteInstructionDialog instruction={open.instruction} onClose={onClose} />;
  }
}

interface DeleteInstructionDialogProps {
  readonly instruction: Instruction;
  readonly onClose: () => void;
}

function DeleteInstructionDialog({
  instruction: { id, name, isActive },
  onClose,
}: DeleteInstructionDialogProps) {
  const { start, busy } = useAdminAction({
    run: () => deleteInstruction({ path: { id } }),
    done: 'Coaching Instruction Deleted',
    failed: 'Failed to delete coaching instruction',
    refresh: instructionsKey,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="Delete Coaching Instruction"
      action="Delete"
      doing="Deleting..."
      busy={busy}
      danger
      onConfirm={() => start()}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>{' '}
        {isActive
          ? 'takes part in no answer from the next question on'
          : 'is inactive and takes part in no answer now'}
        . It cannot be brought back; what was answered with it keeps its name and version.
      </p>
      {isActive ? <p>To only leave it out for a while, make it inactive.</p> : null}
    </ConfirmDialog>
  );
}
