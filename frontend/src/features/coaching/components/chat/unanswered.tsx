import { RedoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './unanswered.module.css';

/**
 * A question that was stopped, failed or cut off by a reload, and the way to ask it again. It was
 * not counted.
 */
export function Unanswered({
  question,
  onRetry,
}: {
  readonly question: string;
  readonly onRetry: (question: string) => void;
}) {
  return (
    <div className={styles.row}>
      <p className={styles.question} title={question}>
        <span>Not answered:</span> {question}
      </p>
      <Button size="small" icon={<RedoOutlined aria-hidden />} onClick={() => onRetry(question)}>
        Try again
      </Button>
    </div>
  );
}
