import styles from './form-error.module.css';

/** Why a form was not taken; announced as soon as it appears. */
export function FormError({ children }: { readonly children: string | null }) {
  return (
    <div role="alert" className={styles.slot}>
      {children ? <p className={styles.error}>{children}</p> : null}
    </div>
  );
}
