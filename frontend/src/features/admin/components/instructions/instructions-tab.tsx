import { EyeOutlined, PlusOutlined, RestOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { downloads } from '#features/admin/api/exports.js';
import { instructionsKey, instructionsQuery } from '#features/admin/api/instructions.js';
import { deleteInstruction } from '#api/generated/sdk.gen.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';
import type { Instruction, InstructionList } from '#features/admin/model/instruction.js';
import { keptInstruction } from '#features/admin/model/kept-instruction.js';
import { formatNumber } from '#lib/format.js';
import { DataTable } from '../table/data-table.js';
import { ListActions } from '../table/list-actions.js';
import { Loaded } from '../table/loaded.js';
import { Toolbar } from '../table/toolbar.js';
import { ConfirmDialog } from '../frame/confirm-dialog.js';
import { DeletedDialog } from './deleted-dialog.js';
import { instructionColumns, type OpenInstruction } from './instruction-columns.js';
import { InstructionEditor } from './instruction-editor.js';
import { PreviewDialog } from './preview-dialog.js';
import styles from './instructions-tab.module.css';
import { VersionsDialog } from './versions-dialog.js';

/** What administrators want the coach to keep in mind. */
export function InstructionsTab() {
  const [open, setOpen] = useState<OpenInstruction | null>(null);
  const instructions = useQuery(instructionsQuery);
  const { data } = instructions;
  useKeptText(data?.instructions, setOpen);
  return (
    <>
      <Toolbar
        title="Coaching Instructions"
        note={data && data.instructions.length > 0 ? noteOf(data) : null}
        actions={
          <>
            <ListActions
              of="coaching instructions"
              queries={[instructions]}
              download={downloads.instructions}
            />
            <Button
              icon={<RestOutlined aria-hidden />}
              onClick={() => setOpen({ kind: 'deleted' })}
            >
              Deleted
            </Button>
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
      {data?.model === null ? (
        <p className={styles.builtin}>
          The built-in coach answers here, and it reads no instructions. They take part once a model
          is set up with OPENAI_API_KEY or OPENAI_BASE_URL.
        </p>
      ) : null}
      <Loaded
        what="Coaching instructions"
        query={instructions}
        empty={{
          is: ({ instructions: rows }) => rows.length === 0,
          words: 'No coaching instructions found. Create your first one to get started.',
        }}
      >
        {({ instructions: rows, leftOut }) => (
          <DataTable
            name="Coaching instructions"
            columns={instructionColumns(leftOut, setOpen)}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </Loaded>
      {open ? <Opened open={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

/** Opens the editor again over a text that a reload or the end of a session interrupted. */
function useKeptText(
  instructions: readonly Instruction[] | undefined,
  onOpen: (open: OpenInstruction) => void,
): void {
  const [looked, setLooked] = useState(false);
  if (looked || !instructions) return;
  setLooked(true);
  const kept = keptInstruction.read();
  if (!kept) return;
  const instruction = instructions.find(({ id }) => id === kept.id);
  if (kept.id === null) onOpen({ kind: 'create', kept });
  else if (instruction) onOpen({ kind: 'edit', instruction, kept });
}

function noteOf({ instructions, tokens, budget }: InstructionList): string {
  const active = instructions.filter(({ isActive }) => isActive).length;
  return (
    `${active} of ${instructions.length} active · ` +
    `${formatNumber(tokens)} of ${formatNumber(budget)} tokens`
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
      return <InstructionEditor instruction={null} kept={open.kept} onClose={onClose} />;
    case 'deleted':
      return <DeletedDialog onClose={onClose} />;
    case 'preview':
      return <PreviewDialog onClose={onClose} />;
    case 'edit':
      return (
        <InstructionEditor instruction={open.instruction} kept={open.kept} onClose={onClose} />
      );
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
          : 'is inactive and takes part in no answer'}
        . You can restore it under Deleted.
      </p>
      {isActive ? <p>To leave it out for a while, make it inactive instead.</p> : null}
    </ConfirmDialog>
  );
}
