import { CloseOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import styles from './auth-card.module.css';
import { RegistrationForm } from './registration-form.js';

/** The whole registration for somebody who has decided. `closeTo`: a page of the site, where the close link leads. */
export function StartCard({ closeTo }: { readonly closeTo: string }) {
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>Start your free trial</h2>
        <Button type="text" href={closeTo} icon={<CloseOutlined aria-hidden />} aria-label="Close" />
      </div>
      <RegistrationForm action="Start Free Now" />
      <p className={styles.known}>
        Already have an account?{' '}
        <Link to="/" search={{ login: true }}>
          Sign in
        </Link>
      </p>
    </section>
  );
}
