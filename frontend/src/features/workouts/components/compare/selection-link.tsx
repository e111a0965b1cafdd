import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { selectionText } from '#features/workouts/model/list/selection.js';
import styles from './compare-page.module.css';

/** The way back to where workouts are chosen, with these still chosen. */
export function SelectionLink({ ids }: { readonly ids: readonly string[] }) {
  return (
    <Link to="/" search={{ selected: selectionText(ids) }} className={styles.back}>
      <ArrowLeftOutlined aria-hidden /> Back
    </Link>
  );
}
