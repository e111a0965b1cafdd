import type { ReactNode } from 'react';
import { FormLink } from '#components/form/form-button.js';
import { ADDRESSES } from '../model/addresses.js';
import styles from './link-button.module.css';

export interface LinkButtonProps {
  readonly href: string;
  readonly look?: 'primary' | 'quiet';
  readonly children: ReactNode;
}

export function LinkButton({ href, look = 'primary', children }: LinkButtonProps) {
  return (
    <FormLink href={href} look={look} size="large">
      {children}
    </FormLink>
  );
}

/** The two ways in for a visitor; a signed-in athlete has no use for them. */
export function Invitation() {
  return (
    <div className={styles.row} data-for="visitor">
      <LinkButton href={ADDRESSES.start}>Start Free</LinkButton>
      <LinkButton href={ADDRESSES.demo} look="quiet">
        Try a sample workout
      </LinkButton>
    </div>
  );
}
