import { useContext, type SyntheticEvent } from 'react';
import styles from './site-header.module.css';
import { SiteActionsContext } from './site-actions.js';

/** Opens the card where the page can, and is a plain form to the start page where no script runs. */
export function SignInButton() {
  const { prepareSignIn, signIn } = useContext(SiteActionsContext);
  const submit = (event: SyntheticEvent): void => {
    if (!signIn) return;
    event.preventDefault();
    signIn();
  };
  return (
    <form action="/" onSubmit={submit} onPointerEnter={prepareSignIn} onFocus={prepareSignIn} className={styles.signIn}>
      <input type="hidden" name="login" value="true" />
      <button type="submit" className={styles.text}>
        Sign In
      </button>
    </form>
  );
}
