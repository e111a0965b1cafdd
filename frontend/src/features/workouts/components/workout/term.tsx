import { Popover } from 'antd';
import type { ReactNode } from 'react';
import styles from './term.module.css';

export interface TermProps {
  readonly children: ReactNode;
  /** What it means, or why it is missing. */
  readonly explanation: string;
}

/** A word that explains itself: under the pointer, with the keyboard's focus, and at a tap. */
export function Term({ children, explanation }: TermProps) {
  return (
    <Popover content={<div className={styles.explanation}>{explanation}</div>} placement="topLeft" trigger={['hover', 'focus']} mouseEnterDelay={0.15}>
      <button type="button" className={styles.term} aria-description={explanation}>
        {children}
      </button>
    </Popover>
  );
}
