import type { TabProps } from '../frame/tab-props.js';
import { CoachQualitySection } from './coach-quality-section.js';
import { QueueSection } from './queue-section.js';
import styles from './health-tab.module.css';

/** Whether the work behind the pages gets done, and how well the coach keeps to the facts. */
export function HealthTab(props: TabProps) {
  return (
    <div className={styles.sections}>
      <QueueSection />
      <CoachQualitySection {...props} />
    </div>
  );
}
