import { Button } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import styles from './own-question.module.css';

/** The server takes no longer question. */
const MAX_LENGTH = 2000;

/** A question in the visitor's own words. */
export function OwnQuestion({ onAsk }: { readonly onAsk: (question: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    onAsk(text);
  };
  return (
    <form onSubmit={ask}>
      <label htmlFor={id} className={styles.label}>
        Or ask in your own words
      </label>
      <div className={styles.line}>
        <input
          id={id}
          value={text}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="primary" size="large" htmlType="submit" disabled={text.trim() === ''}>
          Ask
        </Button>
      </div>
    </form>
  );
}
