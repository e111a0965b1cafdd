import { Tooltip } from 'antd';
import { type KeyboardEvent, useId } from 'react';
import { TickMark } from '#components/form/tick-mark.js';
import styles from './select-box.module.css';

export interface SelectBoxProps {
  /** What it selects, in words. */
  readonly label: string;
  readonly checked: boolean;
  /** Why it cannot be ticked; null where it can. */
  readonly blocked: string | null;
  readonly onToggle: () => void;
  /** Enter in a box does what Enter does in the boxes of any form: it sends what is chosen. */
  readonly onEnter: () => void;
}

/** A box at the head of a row that chooses it for a comparison. */
export function SelectBox({ label, checked, blocked, onToggle, onEnter }: SelectBoxProps) {
  const why = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onEnter();
  };
  const box = (
    <label className={styles.box} data-blocked={blocked !== null}>
      <input
        type="checkbox"
        checked={checked}
        disabled={blocked !== null}
        aria-label={label}
        aria-describedby={blocked === null ? undefined : why}
        onChange={onToggle}
        onKeyDown={onKeyDown}
      />
      <span className={styles.tick} aria-hidden="true">
        <TickMark />
      </span>
      <span id={why} hidden>
        {blocked}
      </span>
    </label>
  );
  return blocked === null ? (
    box
  ) : (
    <Tooltip title={blocked} placement="topLeft" arrow={{ pointAtCenter: true }}>
      {box}
    </Tooltip>
  );
}
