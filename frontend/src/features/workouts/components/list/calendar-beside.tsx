import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState, useSyncExternalStore } from 'react';
import styles from './all-workouts.module.css';
import { MonthCalendar, type MonthCalendarProps } from './month-calendar.js';

/** As in the stylesheet: from here on there is room for both. */
const BESIDE = '(min-width: 1280px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(BESIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The calendar beside the list; above it behind a button where there is no room. */
export function CalendarBeside(props: MonthCalendarProps) {
  const beside = useSyncExternalStore(subscribe, () => window.matchMedia(BESIDE).matches);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.beside}>
      {beside ? null : (
        <Button
          icon={<CalendarOutlined aria-hidden />}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          Calendar
        </Button>
      )}
      {beside || open ? (
        <div id={id} className={styles.calendar}>
          <MonthCalendar {...props} />
        </div>
      ) : null}
    </div>
  );
}
