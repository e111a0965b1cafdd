import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { fewest, selectionHint } from '#features/workouts/model/list/selection.js';
import { dayOf, workoutName } from '#features/workouts/model/list/workout-name.js';
import styles from './selection-bar.module.css';
import { familyOf, type Chosen } from './use-chosen.js';

export interface SelectionBarProps {
  readonly chosen: readonly Chosen[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly onAnalyze: () => void;
  /** Where the keyboard goes on when there is nothing left to stand on in here. */
  readonly onEmptied: () => void;
}

/** What is chosen for a comparison, wherever the list is scrolled to, and the way on. */
export function SelectionBar({ chosen, onChange, onAnalyze, onEmptied }: SelectionBarProps) {
  const bar = useRef<HTMLElement>(null);
  const remove = (id: string): void => {
    const left = chosen.filter((one) => one.id !== id).map((one) => one.id);
    onChange(left);
    if (left.length === 0) onEmptied();
    else bar.current?.focus();
  };
  const clear = (): void => {
    onChange([]);
    onEmptied();
  };
  return (
    <aside ref={bar} tabIndex={-1} className={styles.bar} aria-label="Selected for comparison">
      <p className={styles.hint} role="status">
        <strong>{`${chosen.length} selected.`}</strong>{' '}
        {selectionHint(chosen.length, familyOf(chosen))}
      </p>
      <ul className={styles.chosen}>
        {chosen.map(({ id, workout }) => {
          const name = workout ? workoutName(workout) : 'A workout';
          const day = workout ? dayOf(workout) : '';
          return (
            <li key={id}>
              <span className={styles.day}>
                {day.slice(0, -5)}
                <span className={styles.year}>{day.slice(-5)}</span>
              </span>
              <span className={styles.name}>{name}</span>
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined aria-hidden />}
                aria-label={`Remove ${name}${day ? `, ${day}` : ''}`}
                onClick={() => remove(id)}
              />
            </li>
          );
        })}
      </ul>
      <div className={styles.actions}>
        <Button onClick={clear}>Clear</Button>
        <Button type="primary" disabled={chosen.length < fewest} onClick={onAnalyze}>
          Analyze Selected
        </Button>
      </div>
    </aside>
  );
}
