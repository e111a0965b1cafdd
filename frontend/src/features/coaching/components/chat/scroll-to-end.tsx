import { ArrowDownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './chat-panel.module.css';

/**
 * For a reader who has gone up: the way back to where the conversation goes on. It has a line of its
 * own, so that it covers nothing that is being read.
 */
export function ToEnd({
  answering,
  onPress,
}: {
  readonly answering: boolean;
  readonly onPress: () => void;
}) {
  return (
    <Button
      type="text"
      size="small"
      block
      className={styles.toEnd}
      icon={<ArrowDownOutlined aria-hidden />}
      onClick={onPress}
    >
      {answering ? 'Follow the answer' : 'To the end'}
    </Button>
  );
}
