import { Button } from 'antd';
import styles from './chat-panel.module.css';

export function HistoryFailure({
  sentence,
  onRetry,
}: {
  readonly sentence: string;
  readonly onRetry: () => void;
}) {
  return (
    <p role="alert" className={styles.failed}>
      {sentence}{' '}
      <Button size="small" type="link" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
