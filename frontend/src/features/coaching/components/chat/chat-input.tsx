import { ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import {
  useLayoutEffect,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import styles from './chat-input.module.css';

export interface ChatInputProps {
  readonly inputRef: Ref<HTMLTextAreaElement>;
  /** What is asked about, e.g. `Ask about this workout`. */
  readonly label: string;
  readonly value: string;
  readonly busy: boolean;
  /** The words on the button; an arrow where it is left out. */
  readonly sendText?: string;
  /** Stands beside the button with words. */
  readonly beside?: ReactNode;
  readonly onChange: (text: string) => void;
  readonly onSend: (text: string) => void;
  readonly onStop: () => void;
  /** Called where the button that was pressed goes away. */
  readonly onFocusLost: () => void;
}

/** The server takes no longer question. */
const MAX_LENGTH = 2000;
/** The input grows with its text up to here, px (CHAT-08). */
const MAX_HEIGHT = 100;

/**
 * Enter sends, Shift and Enter breaks the line. What is typed while an answer comes is kept for
 * afterwards.
 */
export function ChatInput({
  inputRef,
  label,
  value,
  busy,
  sendText,
  beside,
  onChange,
  onSend,
  onStop,
  onFocusLost,
}: ChatInputProps) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const area = form.current?.querySelector('textarea');
    if (!area) return;
    area.style.height = 'auto';
    // In a closed sheet there is nothing to measure.
    if (area.scrollHeight > 0) area.style.height = `${Math.min(MAX_HEIGHT, area.scrollHeight)}px`;
  }, [value]);
  const isEmpty = value.trim() === '';

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSend(value);
    onFocusLost();
  };
  const stop = (): void => {
    onStop();
    onFocusLost();
  };
  const key = (event: KeyboardEvent): void => {
    // While a word is being composed, Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend(value);
  };
  const name = sendText === undefined ? 'Send' : undefined;
  return (
    <form ref={form} className={styles.form} data-words={sendText !== undefined} onSubmit={submit}>
      <textarea
        ref={inputRef}
        rows={1}
        maxLength={MAX_LENGTH}
        value={value}
        style={{ maxHeight: MAX_HEIGHT }}
        placeholder={label}
        aria-label={label}
        aria-keyshortcuts="/"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={key}
      />
      <div className={styles.buttons}>
        {beside}
        {/* Two buttons and never one that changes: a click that stops an answer would send the
            question that comes back. */}
        {busy ? (
          <Button
            key="stop"
            onClick={stop}
            icon={<i className={styles.stop} aria-hidden />}
            aria-label="Stop the answer"
            aria-keyshortcuts="Escape"
          />
        ) : (
          <Button
            key="send"
            type="primary"
            htmlType="submit"
            disabled={isEmpty}
            icon={<ArrowUpOutlined aria-hidden />}
            aria-label={name}
          >
            {sendText}
          </Button>
        )}
      </div>
    </form>
  );
}
