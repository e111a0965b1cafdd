import { Button } from 'antd';
import styles from './start-banner.module.css';

export interface StartBannerProps {
  readonly start: string;
  /** Draws the eye to the button: the last question is asked. */
  readonly flashes: boolean;
}

/** Stays at the foot of the window. */
export function StartBanner({ start, flashes }: StartBannerProps) {
  return (
    <aside className={styles.banner} aria-label="Your own workouts">
      <p>See these insights on your rides/runs?</p>
      <Button
        type="primary"
        size="large"
        href={start}
        className={styles.start}
        data-flashes={flashes}
      >
        Get Started
      </Button>
    </aside>
  );
}
