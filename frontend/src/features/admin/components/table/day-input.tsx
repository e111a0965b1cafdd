import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { isDay } from '#features/admin/model/new-york.js';
import styles from './range-filter.module.css';

/** Long enough for the next digit of a day or a month. */
const TYPING_MS = 500;

export interface DayInputProps {
  readonly id: string;
  /** YYYY-MM-DD; empty where none is chosen. */
  readonly day: string;
  readonly min?: string;
  readonly max?: string;
  /** Whether there may be none. */
  readonly optional?: boolean;
  readonly onDay: (day: string) => void;
}

/**
 * A day, told once it is typed to its end: a year comes digit by digit, and each step on the way is
 * a day of its own.
 */
export function DayInput({ id, day, min, max, optional = false, onDay }: DayInputProps) {
  const [typed, setTyped] = useState(day);
  const [followed, setFollowed] = useState(day);
  if (day !== followed) {
    setFollowed(day);
    setTyped(day);
  }
  const whole = typed === '' ? optional : isDay(typed);
  useEffect(() => {
    if (typed === day || !whole) return undefined;
    const timer = setTimeout(() => onDay(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, day, whole, onDay]);
  return (
    <Input
      id={id}
      type="date"
      className={styles.day}
      min={min}
      max={max}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => (whole ? undefined : setTyped(day))}
    />
  );
}
