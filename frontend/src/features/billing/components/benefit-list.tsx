import { CheckOutlined } from '@ant-design/icons';
import { BENEFITS } from '../model/benefits.js';
import styles from './benefit-list.module.css';

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
