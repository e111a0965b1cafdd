import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import styles from './compare-page.module.css';

/** The way back to where workouts are chosen. */
export function SelectionLink() {
  return (
    <Link to="/" className={styles.back}>
      <ArrowLeftOutlined aria-hidden /> Back
    </Link>
  );
}
