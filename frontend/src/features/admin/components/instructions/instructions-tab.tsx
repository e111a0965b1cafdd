import { EyeOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { instructionsQuery } from '#features/admin/api/instructions.js';
import { DataTable } from '../table/data-table.js';
import { Loaded } from '../table/loaded.js';
import { Toolbar } from '../table/toolbar.js';
import { DeleteInstructionDialog } from './delete-instruction-dialog.js';
import { instructionColumns } from './instruction-columns.js';
import { InstructionEditor } from './instruction-editor.js';
import type { OpenInstruction } from './open-instruction.js';
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
