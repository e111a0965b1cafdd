import { Button, Modal } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** A button that closes it where nothing else is given. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  readonly width?: number;
  /** What was typed in it is too much to be lost by one key: only its buttons close it. */
  readonly keeps?: boolean;
}

/**
 * Where the keyboard goes on: where it was, or at the list whose row has gone meanwhile, or at the
 * page's content.
 */
function goOn(before: Element | null, list: Element | null): void {
  const place = [before, list, document.getElementById('content')].find(
    (each) => each?.isConnected && each !== document.body,
  );
  if (place instanceof HTMLElement) place.focus();
}

/** Is there as long as it is mounted; then the keyboard goes on where it was before. */
export function Dialog({
  title,
  onClose,
  footer = <Button onClick={onClose}>Close</Button>,
  children,
  width = 480,
  keeps = false,
}: DialogProps) {
  const [before] = useState(() => document.activeElement);
  const [list] = useState(() => before?.closest('[role=region]') ?? null);
  useEffect(() => () => goOn(before, list), [before, list]);
  return (
    <Modal
      open
      centered
      width={width}
      title={title}
      onCancel={onClose}
      footer={footer}
      mask={{ closable: false }}
      keyboard={!keeps}
    >
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
