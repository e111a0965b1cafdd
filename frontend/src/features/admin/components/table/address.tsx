import styles from './address.module.css';

/** An address of mail; on a phone its beginning, by which people are told apart. */
export function Address({ of }: { readonly of: string }) {
  return (
    <span className={styles.address} title={of}>
      {of}
    </span>
  );
}
