import { useContext, useState, type SyntheticEvent } from 'react';
import { ADDRESSES } from '../model/addresses.js';
import styles from './site-header.module.css';
import { SiteActionsContext } from './site-actions.js';

/**
 * Opens the card where the page can, and is a plain form to the start page where no script runs.
 */
export function SignInButton() {
  const { prepareSignIn, signIn } = useContext(SiteActionsContext);
  const [waiting, setWaiting] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    if (!signIn) return;
    event.preventDefault();
    setWaiting(true);
    // Where the program does not come, the page itself is asked for.
    Promise.resolve(signIn()).catch(() => window.location.assign(ADDRESSES.signIn));
  };
  return (
    <form
      action="/"
      onSubmit={submit}
      onPointerEnter={prepareSignIn}
      onFocus={prepareSignIn}
      className={styles.signIn}
      data-sign-in=""
    >
      <input type="hidden" name="login" value="true" />
      <button type="submit" className={styles.text} aria-busy={waiting}>
        Sign In
      </button>
    </form>
  );
}
