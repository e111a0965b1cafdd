import { useQuery } from '@tanstack/react-query';
import { Progress } from 'antd';
import { draftWeightQuery } from '#features/admin/api/instructions.js';
import { useRested } from '#features/admin/hooks/use-rested.js';
import type { DraftWeight, InstructionDraft } from '#features/admin/model/instruction.js';
import { formatNumber } from '#lib/format.js';
import styles from './draft-weight.module.css';

/** Long enough for a word. */
const TYPING_MS = 400;

export interface DraftWeightNoteProps {
  /** Null for a new instruction. */
  readonly id: string | null;
  readonly draft: InstructionDraft;
}

/** Counts the tokens of a draft while it is typed, and says what would be left out. */
export function DraftWeightNote({ id, draft }: DraftWeightNoteProps) {
  const { data, isError } = useQuery(draftWeightQuery(id, useRested(draft, TYPING_MS)));
  if (isError) return <p className={styles.note}>Tokens can’t be counted right now.</p>;
  if (!data) return <p className={styles.note}>Counting tokens...</p>;
  return (
    <div className={styles.weight}>
      <p className={styles.note}>
        {formatNumber(data.tokens)} tokens · active instructions use{' '}
        {formatNumber(data.totalTokens)} of {formatNumber(data.budget)}
      </p>
      <Progress
        percent={Math.min(100, (100 * data.totalTokens) / data.budget)}
        showInfo={false}
        size="small"
        aria-label="Tokens used by active instructions"
      />
      <p role="status" className={styles.consequence} data-warning={isProblem(draft, data)}>
        {consequence(draft, data)}
      </p>
    </div>
  );
}

const isProblem = ({ isActive }: InstructionDraft, weight: DraftWeight): boolean =>
  isActive && (!weight.draftFits || weight.othersLeftOut.length > 0 || weight.model === null);

function consequence(
  { isActive }: InstructionDraft,
  { draftFits, othersLeftOut, model, budget }: DraftWeight,
): string {
  if (!isActive) return 'Inactive instructions take part in no answer.';
  if (!draftFits)
    return (
      `This instruction is left out of every answer: it does not fit into the ` +
      `${formatNumber(budget)} tokens of all instructions. Shorten it, or make others inactive.`
    );
  const crowded =
    othersLeftOut.length === 0 ? '' : ` It leaves no room for ${othersLeftOut.join(', ')}.`;
  return model === null
    ? `The built-in coach answers here, and it reads no instructions.${crowded}`
    : `It takes part in answers of ${model} from the next question on.${crowded}`;
}
