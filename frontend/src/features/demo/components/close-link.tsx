import { CloseOutlined } from '@ant-design/icons';
import styles from './demo-bar.module.css';

/** Back to the site, whose pages are documents of their own. */
export function CloseLink({ to }: { readonly to: string }) {
  return (
    <a href={to} className={styles.close} aria-label="Close the demo" title="Close the demo">
      <CloseOutlined aria-hidden />
    </a>
  );
}
