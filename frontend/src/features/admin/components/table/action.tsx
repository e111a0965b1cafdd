import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import styles from './action.module.css';

export interface ActionProps {
  readonly name: string;
  readonly of: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** Why it cannot be done. */
  readonly barred?: string | null;
}

/** What can be done with a row, as a button with an icon; its tooltip names it. */
export function Action({ name, of, icon, onClick, barred = null }: ActionProps) {
  const button = (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={`${name}: ${of}`}
      disabled={barred !== null}
      onClick={onClick}
    />
  );
  // A disabled button takes neither pointer nor keyboard; the element around it does, and says why.
  return (
    <Tooltip title={barred ?? name} placement="top">
      {barred === null ? (
        button
      ) : (
        <span tabIndex={0} role="note" aria-label={barred} className={styles.barred}>
          {button}
        </span>
      )}
    </Tooltip>
  );
}
