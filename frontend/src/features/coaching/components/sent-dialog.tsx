import { queryOptions, useQuery } from '@tanstack/react-query';
import { Button, Modal, Skeleton } from 'antd';
import { getChatSent } from '#api/generated/sdk.gen.js';
import { coachName } from '../model/message.js';
import { type SentForAnswer, whereItWent } from '../model/sent.js';
import styles from './sent-dialog.module.css';

/** What was sent for an answer. It never changes. */
const sentQuery = (id: string) =>
  queryOptions({
    queryKey: ['chat', 'sent', id],
    queryFn: async ({ signal }): Promise<SentForAnswer> => getChatSent({ path: { id }, signal }),
  });

export interface SentDialogProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What was sent for one answer, word by word. */
export function SentDialog({ id, open, onClose }: SentDialogProps) {
  const { data, isError, refetch } = useQuery(sentQuery(id));
  const unloaded = isError ? (
    <Failed onRetry={() => void refetch()} />
  ) : (
    <Skeleton active title={false} paragraph={{ rows: 6 }} />
  );
  return (
    <Modal open={open} onCancel={onClose} title="What was sent" width={720} footer={null}>
      {data ? <Sent sent={data} /> : unloaded}
    </Modal>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="alert">
      What was sent could not be loaded.{' '}
      <Button size="small" type="link" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}

function Sent({ sent }: { readonly sent: SentForAnswer }) {
  const { coach, model, engineVersion, sheetHash, instructions, sheet, turns } = sent;
  const rows: readonly (readonly [string, string])[] = [
    ['Coach', coachName(coach, model)],
    ['Numbers by', engineVersion === null ? '' : `engine ${engineVersion}`],
    [
      'Instructions',
      instructions.map(({ name, version }) => `${name} (version ${version})`).join(', ') || 'none',
    ],
    ['Fingerprint of the facts', sheetHash ?? ''],
  ];
  return (
    <div className={styles.sent}>
      <p>{whereItWent(sent)}</p>
      {sheet === '' ? null : (
        <>
          <dl className={styles.facts}>
            {rows.map(([name, value]) =>
              value === '' ? null : (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
            )}
          </dl>
          {turns.length > 0 ? <Turns turns={turns} /> : null}
          <h3>Facts</h3>
          <pre className={styles.sheet} tabIndex={0} aria-label="Facts">
            {sheet}
          </pre>
        </>
      )}
    </div>
  );
}

function Turns({ turns }: Pick<SentForAnswer, 'turns'>) {
  return (
    <>
      <h3>Earlier in the conversation</h3>
      <ul className={styles.turns}>
        {turns.map(({ role, content }, index) => (
          <li key={index}>
            <span>{role === 'user' ? 'You' : 'Coach'}</span> {content}
          </li>
        ))}
      </ul>
    </>
  );
}
