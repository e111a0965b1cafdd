import { useQuery } from '@tanstack/react-query';
import { Progress } from 'antd';
import { formatNumber } from '#lib/format.js';
import { promptPreviewQuery } from '#features/admin/api/instructions.js';
import type { PromptPreview, UsedInstruction } from '#features/admin/model/instruction.js';
import { Dialog, Facts } from '../frame/dialog.js';
import { Loaded } from '../table/loaded.js';
import styles from './preview-dialog.module.css';

/** The prompt of a model, and the instructions that fit into it. */
export function PreviewDialog({ onClose }: { readonly onClose: () => void }) {
  const query = useQuery(promptPreviewQuery);
  return (
    <Dialog title="Effective Prompt" width={760} onClose={onClose}>
      <Loaded what="The prompt" query={query}>
        {(preview) => <Preview preview={preview} />}
      </Loaded>
    </Dialog>
  );
}

const list = (used: readonly UsedInstruction[], none: string): string =>
  used.length === 0 ? none : used.map(({ name, version }) => `${name} v${version}`).join(', ');

function Preview({
  preview: { prompt, tokens, budget, included, leftOut },
}: {
  readonly preview: PromptPreview;
}) {
  return (
    <>
      <div>
        <p>
          {formatNumber(tokens)} of {formatNumber(budget)} tokens for instructions
        </p>
        <Progress
          percent={budget > 0 ? Math.min(100, (100 * tokens) / budget) : 0}
          showInfo={false}
          size="small"
          aria-label="Tokens used by instructions"
        />
      </div>
      <Facts
        facts={[
          { name: 'Included', value: list(included, 'None') },
          {
            name: 'Left out: no room',
            value:
              leftOut.length > 0 ? <span className={styles.out}>{list(leftOut, '')}</span> : 'None',
          },
        ]}
      />
      <pre className={styles.prompt} tabIndex={0} role="region" aria-label="The coach's prompt">
        {prompt}
      </pre>
    </>
  );
}
