import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CloseSign, FormButton } from '#components/form/form-button.js';
import styles from './auth-card.module.css';
import { RegistrationForm } from './registration-form.js';
import { SignInForm } from './sign-in-form.js';

export interface AuthCardProps {
  readonly initial: 'sign-in' | 'register';
  /** Puts the focus into the sign-in form when the page opens. */
  readonly focused?: boolean;
  /** Stands in the card's corner, e.g. a link that closes the page. */
  readonly corner?: ReactNode;
  /** Given where the card can be closed; puts a button into its corner. */
  readonly onClose?: () => void;
}

/** Sign-in and registration, switched in place. */
export function AuthCard({ initial, focused = false, corner, onClose }: AuthCardProps) {
  const [shown, setShown] = useState(initial);
  const heading = useRef<HTMLHeadingElement>(null);
  const switched = useRef(false);
  const registering = shown === 'register';
  useEffect(() => {
    if (switched.current) heading.current?.focus();
  }, [shown]);
  const turn = (): void => {
    switched.current = true;
    setShown(registering ? 'sign-in' : 'register');
  };
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {registering ? 'Create Account' : 'Sign In'}
        </h2>
        {onClose ? (
          <FormButton look="corner" label="Close" onClick={onClose}>
            <CloseSign />
          </FormButton>
        ) : (
          corner
        )}
      </div>
      {registering ? (
        <RegistrationForm action="Create Account" />
      ) : (
        <SignInForm focused={focused} />
      )}
      <FormButton look="link" className={styles.turn} onClick={turn}>
        {registering ? 'Already have an account? Sign in' : 'New here? Create an account'}
      </FormButton>
    </section>
  );
}
