import { Button } from 'antd';
import { tryNow } from '#api/recovery.js';
import type { Unreachable } from '#api/unreachable.js';
import { Brand } from '#components/brand.js';
import { Notice } from '#components/states/notice.js';
import { UNREACHABLE_WORDS } from '#components/states/unreachable-words.js';
import styles from './screen.module.css';

/** In place of the product while it starts and the server cannot be reached. It tries again. */
export function WaitingScreen({ reason }: { readonly reason: Unreachable }) {
  const { title, text } = UNREACHABLE_WORDS[reason];
  return (
    <div className={styles.screen}>
      <header>
        <Brand />
      </header>
      <main className={styles.main}>
        <Notice
          level={1}
          role="alert"
          title={title}
          actions={
            <Button type="primary" onClick={tryNow}>
              Try again now
            </Button>
          }
        >
          {text}
        </Notice>
      </main>
    </div>
  );
}
