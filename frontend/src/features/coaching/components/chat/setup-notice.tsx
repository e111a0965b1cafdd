import styles from './setup-notice.module.css';

/** Said where the coach needs the athlete's profile before it can judge anything. */
export function SetupNotice() {
  return (
    <div role="alert" className={styles.notice}>
      <strong>Profile Setup Required</strong>
      <p>Complete your fitness profile to get personalized coaching analysis.</p>
      <a href="/onboarding">Complete Setup</a>
    </div>
  );
}
