import { ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLayoutEffect, useRef, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import styles from './chat-input.module.css';

export interface ChatInputProps {
  readonly inputRef: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly busy: boolean;
  readonly onChange: (text: string) => void;
  readonly onSend: (text: string) => void;
  readonly onStop: () => void;
}

/** The server takes no longer question. */
const MAX_LENGTH = 2000;
/** The input grows with its text up to here, px (CHAT-08). */
const MAX_HEIGHT = 100;

/** Enter sends, Shift and Enter breaks the line. What is typed while an answer comes is kept for afterwards. */
export function ChatInput({ inputRef, value, busy, onChange, onSend, onStop }: ChatInputProps) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const area = form.current?.querySelector('textarea');
    if (!area) return;
    area.style.height = 'auto';
    // In a closed sheet there is nothing to measure.
    if (area.scrollHeight > 0) area.style.height = `${Math.min(MAX_HEIGHT, area.scrollHeight)}px`;
  }, [value]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSend(value);
  };
  const key = (event: KeyboardEvent): void => {
    // While a word is being composed, Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend(value);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <textarea
        ref={inputRef}
        rows={1}
        maxLength={MAX_LENGTH}
        value={value}
        style={{ maxHeight: MAX_HEIGHT }}
        placeholder="Ask about this workout"
        aria-label="Ask about this workout"
        aria-keyshortcuts="/"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={key}
      />
      {busy ? (
        <Button onClick={onStop} icon={<i className={styles.stop} aria-hidden />} aria-label="Stop the answer" />
      ) : (
        <Button type="primary" htmlType="submit" disabled={value.trim() === ''} icon={<ArrowUpOutlined aria-hidden />} aria-label="Send" />
      )}
    </form>
  );
}
