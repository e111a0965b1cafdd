import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { Thresholds } from '#features/workouts/model/analysis.js';
import type { Family } from '#features/workouts/model/chart/channels.js';
import styles from './thresholds-note.module.css';

const ThresholdsForm = lazy(() =>
  import('./thresholds-form.js').then((module) => ({ default: module.ThresholdsForm })),
);

export interface ThresholdsNoteProps {
  readonly thresholds: Thresholds;
  /** Names of those that are unknown. */
  readonly missing: readonly string[];
  readonly family: Family;
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** What is missing to judge the session by, and the way to say it. */
export function ThresholdsNote({ thresholds, missing, family }: ThresholdsNoteProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.note}>
      <p>
        {missing.length > 0
          ? `Your ${LIST.format(missing)} ${missing.length === 1 ? 'is' : 'are'} not known for ` +
            'this day. '
          : null}
        {open ? null : (
          <Button
            type={missing.length > 0 ? 'default' : 'link'}
            size="small"
            onClick={() => setOpen(true)}
          >
            {missing.length > 0 ? 'Set your thresholds' : 'Change your thresholds'}
          </Button>
        )}
      </p>
      {open ? (
        <Suspense fallback={null}>
          <ThresholdsForm thresholds={thresholds} family={family} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
