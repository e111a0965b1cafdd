import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link, useCanGoBack, useLocation, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import styles from './workout-header.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * Set by home's own links: the entry before this one is home, with its filters, selection and
     * place in the list.
     */
    readonly fromHome?: boolean;
  }
}

/** The way to home; where it was home that led here, back to it as it was left. */
export function BackLink() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const fromHome = useLocation({ select: ({ state }) => state.fromHome === true });
  const back = (event: MouseEvent): void => {
    const elsewhere =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!fromHome || !canGoBack || elsewhere) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <Link to="/" className={styles.back} onClick={back}>
      <ArrowLeftOutlined aria-hidden /> Back
    </Link>
  );
}
