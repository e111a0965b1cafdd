import { Button } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { ApiError } from '#api/api-error.js';
import { changeInstruction, createInstruction } from '#api/generated/sdk.gen.js';
import { useToast } from '#components/toast/use-toast.js';
import { instructionsKey } from '#features/admin/api/instructions.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';
import {
  draftOf,
  isComplete,
  NEW_INSTRUCTION,
  type Instruction,
  type InstructionDraft,
} from '#features/admin/model/instruction.js';
import { Dialog } from '../frame/dialog.js';
import { InstructionFields } from './instruction-fields.js';
import { StaleNotice } from './stale-notice.js';

export interface InstructionEditorProps {
  /** Null for a new one. */
  readonly instruction: Instruction | null;
  readonly onClose: () => void;
}

const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.code === 'STALE_VERSION';

/**
 * A new instruction, or another version of one. What was typed is never lost to somebody else's
 * change.
 */
export function InstructionEditor({ instruction, onClose }: InstructionEditorProps) {
  const toast = useToast();
  const [draft, setDraft] = useState<InstructionDraft>(
    instruction ? draftOf(instruction) : NEW_INSTRUCTION,
  );
  const [base, setBase] = useState(instruction?.version ?? 0);
  const [stale, setStale] = useState(false);
  const [checked, setChecked] = useState(false);
  const action = instruction ? 'Update' : 'Create';
  const { start, busy } = useAdminAction({
    // The server refuses the change where `base` is no longer the latest version.
    run: () =>
      instruction
        ? changeInstruction({ path: { id: instruction.id }, body: { ...draft, version: base } })
        : createInstruction({ body: draft }),
    done: `Coaching Instruction ${action}d`,
    failed: `Failed to ${action.toLowerCase()} coaching instruction`,
    refresh: instructionsKey,
    onDone: onClose,
    onFailed: (error) => {
      if (isStale(error)) setStale(true);
      return isStale(error);
    },
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (!isComplete(draft))
      toast.error('Validation Error', { description: 'Name and content are required' });
    else start();
  };
  const settle = (version: number, theirs?: InstructionDraft): void => {
    setBase(version);
    setStale(false);
    if (theirs) setDraft(theirs);
  };
  const changed = Object.entries(instruction ? draftOf(instruction) : NEW_INSTRUCTION).some(
    ([field, value]) => draft[field as keyof InstructionDraft] !== value,
  );
  const consequence = draft.isActive
    ? 'It takes part in the coach’s answers from the next question on.'
    : 'It takes part in no answer until it is made active.';
  return (
    <Dialog
      title={instruction ? `Edit Coaching Instruction · v${base}` : 'Create Coaching Instruction'}
      width={640}
      keeps={changed}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form="instruction" disabled={busy || stale}>
            {busy ? 'Saving...' : action}
          </Button>
        </>
      }
    >
      {stale && instruction ? (
        <StaleNotice id={instruction.id} mine={base} onKeep={settle} onTake={settle} />
      ) : null}
      <form id="instruction" onSubmit={submit} noValidate>
        <InstructionFields draft={draft} checked={checked} onChange={setDraft} />
      </form>
      <p>{consequence}</p>
    </Dialog>
  );
}
