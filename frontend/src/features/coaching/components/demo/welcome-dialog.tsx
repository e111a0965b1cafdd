import { Button } from 'antd';
import type { Demo } from '#features/coaching/hooks/use-demo.js';
import { DEMO_QUESTION_LIMIT } from '#features/coaching/model/demo.js';
import { DemoDialog } from './demo-dialog.js';
import styles from './welcome-dialog.module.css';

export interface WelcomeDialogProps {
  readonly demo: Demo;
  readonly onGone: () => void;
}

/** What the visitor is about to see, and what it is not. */
export function WelcomeDialog({ demo, onGone }: WelcomeDialogProps) {
  const session = demo.visit.sport === 'running' ? 'run' : 'ride';
  return (
    <DemoDialog
      open={demo.open === 'welcome'}
      title={`A ${session} you can question`}
      onClose={demo.begin}
      onGone={onGone}
    >
      <ol className={styles.points}>
        <li>
          <b>This {session} is simulated.</b> Nobody’s recording is on this page. It is analysed as
          your own would be.
        </li>
        <li>
          <b>The first question asks itself.</b> You have {DEMO_QUESTION_LIMIT} in all. Answers take
          5-10 seconds.
        </li>
        <li>
          <b>Numbers can be checked.</b> Press a fact below an answer to see the seconds it was
          measured in.
        </li>
      </ol>
      <Button type="primary" size="large" block onClick={demo.begin}>
        Let's Go!
      </Button>
    </DemoDialog>
  );
}
