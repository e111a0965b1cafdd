import { useQuery } from '@tanstack/react-query';
import { Button, Modal, Skeleton, Tabs } from 'antd';
import {
  generalSuggestionsQuery,
  type GeneralSuggestions as Questions,
} from '#features/coaching/api/get-suggestions.js';
import styles from './general-suggestions.module.css';

/** Above the dialog that it belongs to, also where a turned phone draws that one again. */
const ABOVE = 1100;

type Sport = keyof Questions;

export interface GeneralSuggestionsProps {
  readonly open: boolean;
  /** The tab to begin with. */
  readonly sport: Sport;
  readonly onPick: (question: string) => void;
  readonly onClose: () => void;
}

const SPORTS: readonly (readonly [Sport, string])[] = [
  ['running', 'Running'],
  ['cycling', 'Cycling'],
];

/** Questions about a whole history, by sport (GCH-02). */
export function GeneralSuggestions({ open, sport, onPick, onClose }: GeneralSuggestionsProps) {
  const { data, isError, refetch } = useQuery(generalSuggestionsQuery);
  const instead = isError ? (
    <p role="alert">
      The questions could not be loaded.{' '}
      <Button size="small" type="link" onClick={() => void refetch()}>
        Try again
      </Button>
    </p>
  ) : (
    <Skeleton active title={false} paragraph={{ rows: 6 }} />
  );
  return (
    <Modal
      open={open}
      onCancel={onClose}
      title="Suggested questions"
      width={480}
      zIndex={ABOVE}
      footer={null}
      destroyOnHidden
    >
      {data ? (
        <Tabs
          defaultActiveKey={sport}
          items={SPORTS.map(([key, label]) => ({
            key,
            label,
            children: <List questions={data[key]} onPick={onPick} />,
          }))}
        />
      ) : (
        instead
      )}
    </Modal>
  );
}

function List({
  questions,
  onPick,
}: {
  readonly questions: readonly string[];
  readonly onPick: (question: string) => void;
}) {
  return (
    <ul className={styles.questions}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onPick(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
