import { CloseSign, FormLink } from '#components/form/form-button.js';
import styles from './auth-card.module.css';
import { RegistrationForm } from './registration-form.js';

/**
 * The whole registration for somebody who has decided. `closeTo`: a page of the site, where the
 * close link leads.
 */
export function StartCard({ closeTo }: { readonly closeTo: string }) {
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>Start your free trial</h2>
        <FormLink look="corner" href={closeTo} label="Close">
          <CloseSign />
        </FormLink>
      </div>
      <RegistrationForm action="Start Free Now" />
      <p className={styles.known}>
        Already have an account? <a href="/?login=true">Sign in</a>
      </p>
    </section>
  );
}
