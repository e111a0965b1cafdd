import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextInput } from '#components/form/text-input.js';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** What is searched for; empty for nothing. */
  readonly value: string;
  /** `typing` says that it goes on from the last one, which is no step of its own to go back to. */
  readonly onSearch: (text: string, typing: boolean) => void;
}

/** Typing rests so long before it is searched for. Milliseconds. */
const REST_MS = 250;
/** As many characters as the server reads. */
const LONGEST = 200;

/** Words and days to look for. Enter searches without waiting, Escape empties. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [followed, setFollowed] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // A value other than the typed one comes from the address, and is taken over.
  if (value !== followed) {
    setFollowed(value);
    if (value !== text.trim()) setText(value);
  }
  const search = (): void => {
    const wanted = text.trim();
    if (wanted !== value) onSearch(wanted, value !== '' && wanted !== '');
  };
  const rested = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => rested(), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const clear = (): void => {
    setText('');
    if (value !== '') onSearch('', false);
    input.current?.focus();
  };
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <SearchOutlined className={styles.icon} aria-hidden />
      <TextInput
        ref={input}
        type="search"
        className={styles.input}
        value={text}
        maxLength={LONGEST}
        placeholder="Title, note, place or date"
        aria-label="Search workouts"
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          clear();
        }}
      />
      {text === '' ? null : (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear}>
          <CloseOutlined aria-hidden />
        </button>
      )}
    </form>
  );
}
