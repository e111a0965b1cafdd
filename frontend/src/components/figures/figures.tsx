import { NOT_AVAILABLE, type Figure } from '#lib/format.js';
import styles from './figures.module.css';

/** A value and its unit in one line: the value speaks, the unit is quiet. */
export function FigureText({ value, unit }: Figure) {
  return (
    <span className={value === NOT_AVAILABLE ? styles.missing : styles.figure}>
      {value}
      {unit ? <span className={styles.unit}>{`\u00a0${unit}`}</span> : null}
    </span>
  );
}
