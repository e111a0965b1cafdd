import { CheckOutlined } from '@ant-design/icons';
import styles from './benefit-list.module.css';

/** What the plan brings, in the order used everywhere. */
const BENEFITS: readonly string[] = [
  'Unlimited questions per workout',
  'Full access to past session insights',
  'Unlimited file analysis',
  'AI feedback on every session',
];

export function BenefitList() {
  return (
    <ul className={styles.list}>
      {BENEFITS.map((benefit) => (
        <li key={benefit}>
          <CheckOutlined aria-hidden />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
