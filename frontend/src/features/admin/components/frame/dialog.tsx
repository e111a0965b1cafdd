import { Modal } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
  readonly width?: number;
}

/** Is there as long as it is mounted; then the keyboard goes on where it was before. */
export function Dialog({ title, onClose, footer, children, width = 480 }: DialogProps) {
  const [before] = useState(() => document.activeElement);
  useEffect(() => () => void (before instanceof HTMLElement && before.focus()), [before]);
  return (
    <Modal open centered width={width} title={title} onCancel={onClose} footer={footer} mask={{ closable: false }}>
      <div className={styles.body}>{children}</div>
    </Modal>
  );
}

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Names and values in two columns. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
